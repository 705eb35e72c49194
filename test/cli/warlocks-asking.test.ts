import { describe, expect, test } from 'vitest';
import { questionOf } from '../../src/bots/question.js';
import type { Asker, Option, Picked } from '../../src/cli/asker.js';
import { warlocksOffer } from '../../src/cli/games/warlocks.js';
import { type Action, type State, warlocks } from '../../src/games/warlocks/index.js';
import { arrange, type Parts } from '../../src/games/warlocks/notation.js';
import { createRandom } from '../../src/index.js';

/** Somebody who answers by a script: a line that is typed, the beginning of a label, or a word such as `<quit>`. */
function scripted(script: readonly string[]): Asker & { readonly questions: string[] } {
  const left = [...script];
  const questions: string[] = [];
  const next = (question: string): string => {
    questions.push(question);
    return left.shift() ?? '<quit>';
  };
  const saidIn = (answer: string) => /^<(.*)>$/.exec(answer)?.[1] as 'quit' | undefined; // a word of the script
  return {
    questions,
    async pick<Value>(question: string, options: readonly Option<Value>[]): Promise<Picked<Value>> {
      const answer = next(question);
      const said = saidIn(answer);
      if (said !== undefined) return { said };
      const option = options.find(({ label }) => label.startsWith(answer));
      if (option === undefined) throw new RangeError(`"${answer}" is not among: ${options.map(({ label }) => label)}`);
      return { picked: option.value };
    },
    pickSome: async () => ({ said: 'quit' }),
    async typed(question, _expects, understand) {
      const answer = next(question);
      const said = saidIn(answer);
      if (said !== undefined) return { said };
      const meant = understand(answer);
      if (typeof meant === 'string') throw new RangeError(meant);
      return meant;
    },
    line: async () => null,
    close: async () => {},
  };
}

function stateOf(parts: Parts): State {
  const { state, problems } = arrange(parts);
  if (state === null) throw new RangeError(JSON.stringify(problems));
  return state;
}

/** What the first warlock answers in a position, and what was asked. */
async function asked(parts: Parts, ...script: readonly string[]) {
  const state = stateOf(parts);
  const asker = scripted(script);
  const about = { players: ['Ann', 'Bob', 'Cid'].slice(0, state.warlocks.length), language: 'en', width: 80 };
  const given = { seat: 0, events: [], random: createRandom('asking'), deadline: Number.POSITIVE_INFINITY };
  const answer = await warlocksOffer.ask(questionOf(warlocks, state, given), asker, about);
  const action: Action | null = 'picked' in answer ? answer.picked : null;
  if (action !== null) expect(warlocks.check(state, action)).toBeNull();
  return { action, answer, questions: asker.questions };
}
const orders = { type: 'orders', seat: 0, turn: 3 };

describe('Warlocks: what is owed is asked for', () => {
  test('the hand of a Paralysis, and what a charmed hand makes', async () => {
    const parts: Parts = {
      turn: 3,
      warlocks: [
        { LH: 'F F', RH: '- -' },
        { LH: '- -', RH: '- -', enchantments: 'paralysis by A' },
        { LH: '- -', RH: '- -', enchantments: 'charm-person by A' },
      ],
    };
    const { action, questions } = await asked(parts, '--', 'The left hand', 'The right hand', 'P');
    expect(action).toEqual({
      ...{ ...orders, gestures: { LH: '-', RH: '-' } },
      ...{ paralyse: { 1: 'LH' }, charm: { 2: { hand: 'RH', gesture: 'P' } } },
    });
    expect(questions.slice(1)).toEqual([
      'Which hand of Bob is paralysed?',
      'Which hand of Cid obeys you?',
      'What does it make?',
    ]);
  });

  test('the bank, Permanency, and the end of a life', async () => {
    const own = { LH: 'F F', RH: 'W F', enchantments: 'delay-effect, permanency, amnesia permanent' };
    const parts: Parts = {
      turn: 3,
      warlocks: [
        { ...own, bank: 'shield at A' },
        { LH: '- -', RH: '- -' },
      ],
    };
    const spells = 'Paralysis (left hand) and Cause';
    const answers = ['FP', spells, 'Bob', 'Bob', 'Cause Light Wounds', 'Paralysis', 'Yes', 'No'];
    const { action, questions } = await asked(parts, ...answers);
    expect(action).toEqual({
      ...{ ...orders, gestures: { LH: 'F', RH: 'P' }, bank: 'RH', permanent: 'LH', fireBanked: true },
    });
    expect(questions).toEqual([
      'Your gestures for turn 3?',
      'Which spells do you cast?',
      'Paralysis, left hand: at whom?',
      'Cause Light Wounds, right hand: at whom?',
      'Keep a spell in the bank?',
      'Spend Permanency on a spell?',
      'Release the banked Shield?',
      'End your own life this turn?',
    ]);
    const other = await asked(parts, '--', 'No', 'Yes');
    expect(other.action).toEqual({ ...orders, gestures: { LH: '-', RH: '-' }, suicide: true });
  });

  test('whom own monsters attack, until there is no more to say', async () => {
    const parts: Parts = {
      turn: 3,
      warlocks: [{ LH: '- -' }, { LH: 'S F' }, { LH: '- -' }],
      monsters: 'goblin of A at B; goblin of A at B',
    };
    const [first = '', second = ''] = stateOf(parts).monsters.map(({ name }) => name);
    const { action } = await asked(parts, '->', 'Yourself', first, second, first, 'Cid', 'No, go on');
    expect(action).toEqual({
      ...{ ...orders, gestures: { LH: '-', RH: '>' } },
      ...{ targets: { RH: 0 }, direct: { m1: 2 } },
    });
  });

  test('a monster that is about to come can be charmed and sent', async () => {
    const parts: Parts = { turn: 4, warlocks: [{ LH: 'P S D' }, { LH: '- S F' }] };
    const coming = 'The monster that the left hand of Bob';
    const { action } = await asked(parts, 'D-', coming, coming, 'Bob', 'No, go on');
    expect(action).toMatchObject({ targets: { LH: 'LH:1' }, direct: { 'LH:1': 1 } });
  });

  test('a word can be said at every question', async () => {
    const parts: Parts = {
      turn: 3,
      warlocks: [
        { LH: 'F F', RH: 'W F', enchantments: 'delay-effect, permanency, amnesia permanent', bank: 'shield at A' },
        { LH: '- -', enchantments: 'paralysis by A' },
        { LH: '- -', enchantments: 'charm-person by A' },
      ],
      monsters: 'goblin of A at B',
    };
    const first = ['FP', 'Paralysis (left hand) and Cause', 'An opponent', 'Bob'];
    const answers = [...first, 'No', 'No', 'No', 'No, go on', 'The left', 'The left', 'F', 'No'];
    expect((await asked(parts, ...answers)).action).not.toBeNull();
    for (let at = 0; at < answers.length; at++) {
      const { answer, questions } = await asked(parts, ...answers.slice(0, at), '<position>');
      expect(answer).toEqual({ said: 'position' });
      expect(questions).toHaveLength(at + 1);
    }
  });
});

describe('Warlocks: the position is shown', () => {
  test('with what lies on everybody, and rows that fit the width', () => {
    const state = stateOf({
      turn: 41,
      warlocks: [
        {
          ...{
            LH: 'S F W P '.repeat(10).trim(),
            health: 9,
            enchantments: 'haste 2, resist-heat',
            bank: 'fireball at B',
          },
          ...{ marks: 'shield, clap, time-stop' },
        },
        { LH: '- - -', status: 'dead', left: 3, health: 0 },
        { LH: '- '.repeat(40).trim() },
      ],
      monsters: 'ogre of A at C [haste 2]; ice-elemental',
    });
    const about = { players: ['Ann', 'Bob', 'Cid'], language: 'en', width: 60 };
    const lines = warlocksOffer.position(state, about);
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
    const text = lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Ann: 9 health, Haste (2), Resist Heat (for good), shielded, a turn outside of time is due');
    expect(text).toContain('banked: Fireball, Clap of Lightning used');
    expect(text).toMatch(/LH: \.\. (\S )+S F W P/);
    expect(text).toContain('Bob: dead');
    expect(text).toMatch(/\w+ Ogre, of Ann: 2 health, at Cid, Haste \(2\)/);
    expect(text).toMatch(/\w+ Ice Elemental, of nobody: 3 health/);
    const [seen] = warlocksOffer.position(warlocks.view(state, 2), about);
    expect(seen).toBe('Turn 41. Orders are awaited of Ann and Cid.');
  });
});
