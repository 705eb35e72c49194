import type { Game, Shape } from '../kernel/types.js';
import { conservation } from './laws/conservation.js';
import { determinized } from './laws/determinized.js';
import { drivers } from './laws/drivers.js';
import { ending } from './laws/ending.js';
import { hostility } from './laws/hostility.js';
import { json } from './laws/json.js';
import { legality } from './laws/legality.js';
import { purity } from './laws/purity.js';
import { worlds } from './laws/worlds.js';
import type { ConformanceOptions, Law, Trial, Walk } from './options.js';
import { play } from './walk.js';

/**
 * The nine laws that every game keeps, to be run one by one in any test runner:
 * `for (const { name, run } of conformance(game, options)) test(name, run)`.
 *
 * They look at the same random games, which are played when the first of them is run, and come out the same every time.
 * All but the first argument's faults are told by an Error that names the game, the position and what differs.
 */
export function conformance<T extends Shape>(game: Game<T>, options: NoInfer<ConformanceOptions<T>>): readonly Law[] {
  let walks: readonly Walk<T>[] | null = null;
  const trial: Trial<T> = {
    game,
    options,
    walks: () => {
      walks ??= Array.from({ length: options.games ?? 20 }, (_, number) => play(game, options, number));
      return walks;
    },
  };
  const law = (name: string, judge: (trial: Trial<T>) => void): Law => ({
    name,
    run: () => named(name, () => judge(trial)),
  });
  return [
    law('law 1: the same input gives the same output, and nothing of the caller is changed, frozen or kept', purity),
    law('law 2: all is plain JSON, and a game goes on from its text', json),
    law('law 3: what is listed is accepted, and nothing else', legality),
    law('law 4: reduce, simulate and replay go the same way', drivers),
    law('law 5: worlds alike in all that a seat may know are alike in all that it is shown', worlds),
    law('law 6: a world made of a view gives that view again', determinized),
    law('law 7: no card is lost or doubled', conservation),
    law('law 8: the game ends, with an outcome exactly when nobody may act', ending),
    law('law 9: hostile input is refused with a code, and changes nothing', hostility),
  ];
}

/** Puts the name of the law before what it says. */
function named(name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
