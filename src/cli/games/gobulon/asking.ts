import type { Question } from '../../../bots/index.js';
import type { Action, Gobulon } from '../../../games/gobulon/index.js';
import type { Asker, Option, Picked } from '../../asker.js';
import type { About } from '../../offer.js';
import { phrasesIn } from './phrases.js';
import { cardNamed } from './position.js';

/** The places of a pile in an order that is asked for card by card; `back` gives up. */
async function placesOf(
  cards: readonly Option<number>[],
  asker: Asker,
  about: About,
): Promise<Picked<readonly number[]>> {
  const { next } = phrasesIn(about.language);
  const places: number[] = [];
  for (let left = [...cards]; left.length > 1; ) {
    const answer = await asker.pick(next(places.length + 1), left);
    if ('said' in answer) return answer;
    places.push(answer.picked);
    left = left.filter(({ value }) => value !== answer.picked);
  }
  const rest = cards.map(({ value }) => value).filter((place) => !places.includes(place));
  return { picked: [...places, ...rest] };
}

/** Asks for the order of a pile: one of the usual two, or any. */
async function askForOrder({ view, seat }: Question<Gobulon>, asker: Asker, about: About): Promise<Picked<Action>> {
  const { orderHow, asLaid, reversed, another } = phrasesIn(about.language);
  const pile = view.players[seat].table.map((card, value) => ({ value, label: cardNamed(card, about.language) }));
  const laid = pile.map(({ value }) => value);
  const order = (cards: readonly number[]): Action => ({ type: 'order', seat, cards });
  const named = (places: readonly number[]): string => places.map((place) => pile[place]?.label ?? '').join(', ');
  const options: readonly Option<Action | null>[] = [
    { value: order(laid), label: asLaid, hint: named(laid) },
    { value: order(laid.toReversed()), label: reversed, hint: named(laid.toReversed()) },
    { value: null, label: another },
  ];
  const answer = await asker.pick(orderHow, options);
  if ('said' in answer) return answer;
  if (answer.picked !== null) return { picked: answer.picked };
  const places = await placesOf(pile, asker, about);
  return 'said' in places ? places : { picked: order(places.picked) };
}

/** Asks a person for an action: to reveal, which is all there is, or for an order. */
export async function askForAction(question: Question<Gobulon>, asker: Asker, about: About): Promise<Picked<Action>> {
  const { view, seat } = question;
  if (view.phase.name === 'order') return askForOrder(question, asker, about);
  const { whatNow, reveal, battle } = phrasesIn(about.language);
  const action: Action = { type: 'reveal', seat };
  return asker.pick(whatNow, [{ value: action, label: view.depth === 0 ? reveal : battle }]);
}
