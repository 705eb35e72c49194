import type { Question } from '../bots/index.js';
import type { Shape } from '../kernel/index.js';
import type { Asker, Word } from './asker.js';
import { cardLines } from './commands/cards.js';
import { frameIn } from './frames.js';
import type { Session } from './io.js';
import type { About, CardShelf, Stage } from './offer.js';
import type { Answer, Sitter } from './table.js';

/** Somebody who plays at the keyboard. */
export interface Person<T extends Shape> {
  readonly stage: Stage<T>;
  readonly shelf: CardShelf | null;
  readonly asker: Asker;
  readonly about: About;
}

/** The texts of the cards somebody sees. */
function showCards<T extends Shape>(session: Session, { stage, shelf, about }: Person<T>, view: T['view']): void {
  const ids = stage.inSight(view);
  const cards = shelf?.list(about.language).filter(({ id }) => ids.includes(id)) ?? [];
  if (shelf === null || cards.length === 0) session.say(frameIn(about.language).noCards);
  else session.say('', ...cardLines(cards, shelf, session, about.language));
}

/** What a word is answered with: null if the question is to be put again. */
function answerTo<T extends Shape>(
  session: Session,
  person: Person<T>,
  word: Word,
  { view, seat }: Question<T>,
): Answer<T> | null {
  const { stage, about } = person;
  if (word === 'quit') return { kind: 'stop' };
  if (word === 'take-back') return { kind: 'take-back' };
  if (word === 'cards') showCards(session, person, view);
  if (word === 'position') session.say('', ...stage.position(view, about));
  if (word !== 'concede') return null;
  const conceding = stage.game.legalActions(view, seat, { all: true }).find(({ type }) => type === 'concede');
  return conceding === undefined ? null : { kind: 'act', action: conceding };
}

/** A person who is shown the position, and asked until the answer is legal. */
export const personAt =
  <T extends Shape>(session: Session, person: Person<T>): Sitter<T> =>
  async (question) => {
    const { stage, asker, about } = person;
    const { view } = question;
    const obvious = stage.obvious?.(question) ?? null;
    if (obvious !== null) return { kind: 'act', action: obvious };
    session.say('', ...stage.position(view, about));
    for (;;) {
      const answer = await stage.ask(question, asker, about);
      if ('said' in answer) {
        const meant = answerTo(session, person, answer.said, question);
        if (meant !== null) return meant;
        continue;
      }
      const refusal = stage.game.check(view, answer.picked);
      if (refusal === null) return { kind: 'act', action: answer.picked };
      session.say(session.ink.yellow(stage.explain(refusal, about.language)));
    }
  };
