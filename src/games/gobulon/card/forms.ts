import { type Form, flag, id, listOf, objectOf, oneOf, orNull, taggedBy, wholeOf } from '../../../kernel/form.js';
import type * as T from '../card.js';
import { VALUES } from '../options.js';

// The forms of B-11 for those who play and must not load a schema library; the schema file says the same in zod.
type Kind<Word extends T.Power['kind']> = Extract<T.Power, { kind: Word }>;
type RatedCard = T.Collection['cards'][number];

const LARGEST_BONUS = 9; // B-3.1
const value = (): Form<number> => wholeOf(0, VALUES - 1);

/** Which condition is meant says its one key; without any of the three, a type is missing. */
function conditionForm(): Form<T.Condition> {
  const type = objectOf<Extract<T.Condition, { type: string }>>({ type: id });
  const ofValue = objectOf<Extract<T.Condition, { value: number }>>({ value: value() });
  const parity = objectOf<Extract<T.Condition, { parity: true }>>({ parity: oneOf(true) });
  return (given, path, problems) => {
    const has = (key: string): boolean => Object.hasOwn(Object(given), key);
    return (has('value') ? ofValue : has('parity') ? parity : type)(given, path, problems);
  };
}

function typesForm(): Form<'all' | readonly string[]> {
  const [all, some] = [oneOf('all'), listOf(id, 1)];
  return (given, path, problems) => (Array.isArray(given) ? some : all)(given, path, problems);
}

const powerForm = (): Form<T.Power> =>
  taggedBy<T.Power, 'kind'>('kind', {
    bonus: objectOf<T.Bonus>({
      kind: oneOf('bonus'),
      amount: wholeOf(1, LARGEST_BONUS),
      look: oneOf('next', 'opponent'),
      if: conditionForm(),
    }),
    battle: objectOf<Kind<'battle'>>({ kind: oneOf('battle') }),
    'counts-as': objectOf<Kind<'counts-as'>>({ kind: oneOf('counts-as'), types: typesForm() }),
  });

const NAMED = ['fr', 'en'];

/** The form of card sets; names, texts and sources are left behind (B-11.1). */
export function collectionsForm(): Form<readonly T.Collection[]> {
  const card = objectOf<RatedCard>(
    { id, joker: flag, type: orNull(id), value: value(), powers: listOf(powerForm()), rarity: id },
    ['name', 'text', 'source'],
  );
  const collection = objectOf<T.Collection>(
    {
      types: listOf(objectOf<T.Collection['types'][number]>({ id }, NAMED)),
      rarities: listOf(objectOf<T.Collection['rarities'][number]>({ id }, NAMED)),
      cards: listOf(card),
    },
    ['set', 'version', 'name', 'note'],
  );
  return listOf(collection);
}
