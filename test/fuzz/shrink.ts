import type { Action, Config } from '../../src/games/goblin-summoner/index.js';
import type { Case, Played } from './cases.js';

/** What kind of fault it is: the rule it names, or how the message begins. */
const kindOf = (fault: string | null): string | null => fault && (/^G-\d+\.\d+/.exec(fault)?.[0] ?? fault.slice(0, 30));

/** A smaller case that fails in the same way, found by trying; the same case if it does not fail. */
export function shrink(given: Case, play: (one: Case) => Played): Case {
  const first = play(given);
  const kind = kindOf(first.fault);
  if (kind === null || first.fault === null) return given;
  let best: Case = { ...given, cause: first.fault, actions: first.actions };
  const tries = (smaller: Case): boolean => {
    const played = play(smaller);
    if (kindOf(played.fault) !== kind) return false;
    best = { ...smaller, actions: played.actions };
    return true;
  };
  for (let before = Number.POSITIVE_INFINITY; sizeOf(best) < before; ) {
    before = sizeOf(best);
    dropActions(() => best, tries);
    for (const config of simplerConfigs(best.config)) tries({ ...best, config });
  }
  return best;
}

const sizeOf = ({ config, actions }: Case): number => JSON.stringify([config, actions]).length;

/** Leaves out stretches of actions, half of them first, single ones last. */
function dropActions(best: () => Case, tries: (smaller: Case) => boolean): void {
  for (let size = best().actions.length >> 1; size >= 1; size >>= 1) {
    for (let at = best().actions.length - size; at >= 0; at -= size) {
      const { actions } = best();
      const rest: readonly Action[] = [...actions.slice(0, at), ...actions.slice(at + size)];
      if (rest.length < actions.length) tries({ ...best(), actions: rest });
    }
  }
}

/** The same config with one thing left to its default. */
function* simplerConfigs(config: Config): Generator<Config> {
  for (const key of ['loadouts', 'stacked', 'priority', 'decks'] as const) {
    const { [key]: left, ...rest } = config;
    if (left !== undefined) yield rest;
  }
  const { options = {}, ...rest } = config;
  for (const key of Object.keys(options) as (keyof typeof options)[]) {
    const { [key]: _left, ...others } = options;
    yield Object.keys(others).length === 0 ? rest : { ...rest, options: others };
  }
}
