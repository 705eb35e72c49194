import fc from 'fast-check';
import type { OptionsGiven, Power } from '../../../src/games/gobulon/index.js';

const LETTERS = ['A', 'C', 'N', 'O'];
const condition = fc.constantFrom('chat', 'nuit', 'zéro', 'impaire', 'value 4');
const power = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('next', 'opp'), condition)
    .map(([amount, look, asked]) => `[+${amount} ${look} ${asked}]`),
  fc.constantFrom('[bataille]', '[all types]', '[types nuit or]'),
);

/** A card in notation: few types and values, so that ties and battles are many. */
export const anyCard: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...LETTERS, 'J'),
    fc.integer({ min: 0, max: 5 }),
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(power, { maxLength: 2 })),
  )
  .map(([letter, value, powers]) => `${letter}${value}${powers.join('')}`);

/** A hand in notation, from top to bottom. */
export const anyHand: fc.Arbitrary<string> = fc
  .array(anyCard, { minLength: 1, maxLength: 24, size: 'max' })
  .map((cards) => cards.join(', '));

/** Options that change how a game goes. */
export const anyOptions: fc.Arbitrary<OptionsGiven> = fc.record({
  parity: fc.constantFrom('listed', 'odd'),
  returnOrder: fc.constantFrom('played', 'reversed', 'choose'),
});

/** The sums that some of the bonuses of a card can give. */
export function sumsOf(powers: readonly Power[]): ReadonlySet<number> {
  let sums = [0];
  for (const power of powers) if (power.kind === 'bonus') sums = [...sums, ...sums.map((sum) => sum + power.amount)];
  return new Set(sums);
}
