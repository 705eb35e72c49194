// A puzzle: seat 0 is to win this turn. `arrange` makes the position, a search over legal actions solves it.
import { goblinSummoner } from 'goblinry/goblin-summoner';
import { arrange } from 'goblinry/goblin-summoner/notation';
import { describe } from 'goblinry/goblin-summoner/words';

const puzzle = arrange({
  a: { hand: 'goblin-glider', play: 'goblin-soldier', pool: 2 },
  b: { shield: 'rally', play: 'rattling-skeleton' },
});
if (!puzzle.readable) throw new Error('the puzzle cannot be read');

/**
 * The actions by which seat 0 wins, if the other seat does nothing but pass.
 * @param {import('goblinry/goblin-summoner').State} state
 * @param {number} depth
 * @returns {import('goblinry/goblin-summoner').Action[] | null}
 */
function solve(state, depth) {
  const decision = goblinSummoner.decision(state);
  if (decision.kind === 'over') return decision.outcome.winners.includes(0) ? [] : null;
  if (depth === 0 || state.turn > 1) return null;
  const actions = goblinSummoner.legalActions(state, decision.kind === 'turn' ? decision.seat : 0);
  for (const action of actions) {
    if (action.seat === 1 && action.type !== 'pass') continue;
    const rest = solve(goblinSummoner.reduce(state, action), depth - 1);
    if (rest !== null) return [action, ...rest];
  }
  return null;
}

let state = puzzle.state;
for (const action of solve(state, 4) ?? []) {
  const step = goblinSummoner.safeReduce(state, action);
  if (!step.ok) throw new Error(step.refusal.code);
  for (const event of goblinSummoner.viewEvents(step.events, 'spectator')) console.log(describe(event));
  state = step.state;
}
