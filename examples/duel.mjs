// Two players who draw their actions at random fight one duel, and the events tell it.
import { createRandom, toAct } from 'goblinry';
import { goblinSummoner } from 'goblinry/goblin-summoner';
import { describe } from 'goblinry/goblin-summoner/words';

const random = createRandom('two players');
let state = goblinSummoner.setup({ seed: 'example' });

for (;;) {
  const [seat] = toAct(goblinSummoner.decision(state));
  if (seat === undefined) break;
  const step = goblinSummoner.safeReduce(state, goblinSummoner.sampleAction(state, seat, random));
  if (!step.ok) throw new Error(step.refusal.code);
  for (const event of goblinSummoner.viewEvents(step.events, 'spectator')) console.log(describe(event));
  state = step.state;
}
console.log(goblinSummoner.outcome(state), goblinSummoner.hash(state));
