import * as z from 'zod';
import { GESTURES } from '../gestures.js';
import { type RuleId, rulebook } from '../rulebook.js';
import { SPELLS, type SpellId } from '../spells.js';
import type { HandRef, MonsterId } from '../state.js';

/** A seat; which seats there are is a question of sense. */
export const seat = z.int().min(0).max(5); // W-1.1
/** A number of something that there is. */
export const count = z.int().min(1);
export const gesture = z.enum(GESTURES);
export const hand = z.enum(['LH', 'RH']);
export const rule = z.enum(Object.keys(rulebook) as [RuleId, ...RuleId[]]); // the rule book is not empty
export const spell = z.enum(Object.keys(SPELLS) as [SpellId, ...SpellId[]]); // there are spells

// The patterns are narrower than what template types can say.
export const monsterId = z.string().regex(/^m[1-9]\d{0,5}$/) as unknown as z.ZodType<MonsterId>;
const handRef = z.string().regex(/^[LR]H:[0-5]$/) as unknown as z.ZodType<HandRef>;
export const being = z.union([seat, monsterId]);
export const settled = z.union([seat, monsterId, z.literal('nobody')]);
export const target = z.union([seat, monsterId, z.literal('nobody'), handRef]);

export const byHand = <Value extends z.ZodType>(value: Value) => z.strictObject({ LH: value, RH: value });
export const pair = z.tuple([gesture, gesture]);
export const charmOrder = z.strictObject({ hand, gesture });

export const reason = z.enum(['last-standing', 'surrender-survived', 'none-left', 'turn-limit']);
export const endRule = z.enum(['W-15.9', 'W-15.11', 'W-15.12']);
