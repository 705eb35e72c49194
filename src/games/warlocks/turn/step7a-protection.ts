import { passCounter, seek, shield } from './gates.js';
import { beingOf, type Casting, idOf, MARK, NOBODY, type Resolution, setMark } from './resolution.js';

/** Steps 7a and 7b: Counter Spell and Magic Mirror mark their subjects; a hand as target is nobody yet (W-4.6). */
export function counterAndMirror(r: Resolution, casting: Casting): void {
  const being = seek(r, casting);
  if (being === NOBODY) return;
  if (casting.spell === 'counter-spell') counter(r, being);
  else if (passCounter(r, casting) === NOBODY) return;
  else setMark(r, being, MARK.mirror); // W-9.4
  r.emit?.({ type: 'took-effect', rule: casting.data.rule, subject: idOf(r, being), spell: casting.spell });
}

/** Everything else on the being is undone (W-9.1), and it is shielded (W-9.2). */
function counter(r: Resolution, being: number): void {
  if (r.isTimeStopped) setMark(r, being, MARK.counter);
  else beingOf(r, being).countered = true;
  shield(r, being);
}
