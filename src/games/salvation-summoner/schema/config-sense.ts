import { senseless } from '../../../kernel/deck/verdict.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { configFaults } from '../config.js';
import { settingsOf } from '../deck/settings.js';
import { judge } from '../deck/verdict.js';
import type { Config } from '../shape.js';
import type { SupplyCode } from '../supply.js';
import { catalogueIn, type ReadOptions, setsIn } from './sets.js';

/** Faults that are none of numbers: cards that cannot be in a supply at all. */
const SENSELESS: readonly string[] = [
  'supply-unknown-card',
  'supply-starter',
  'supply-special',
] satisfies readonly SupplyCode[];

/** What makes no sense about a supply, places that are malformed left out; it need not be finished. */
export function supplySense(supply: unknown, options: ReadOptions): readonly Problem[] {
  setsIn(options);
  const { problems } = judge(supply, settingsOf(options.sets === undefined ? {} : { sets: options.sets }));
  return senseless(problems, SENSELESS);
}

/** What makes no sense about a config, as far as its form is sound (S-2.10). */
export function configSense(config: Config, sound: Soundness, options: ReadOptions): readonly Problem[] {
  const catalogue = catalogueIn(options);
  const parts = Object.entries(Object(config)).filter(([key]) => sound.at(key));
  return configFaults(Object.fromEntries(parts), catalogue);
}
