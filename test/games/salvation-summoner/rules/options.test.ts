import { describe, expect } from 'vitest';
import { salvationSummoner as game, type OptionsGiven } from '../../../../src/games/salvation-summoner/index.js';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { choose, defend, deploy, endHand, endTurn, move, reveal, storm, strike, summon } from '../says.js';
import { both, type Scene } from '../scene.js';

const phase = 'field' as const;
/** The same position by the default and by an option. */
const ways = (scene: (parts: Parts) => Scene, parts: Parts, options: OptionsGiven): readonly [Scene, Scene] => [
  scene(parts),
  scene({ ...parts, options }),
];

describe('options of S-18', () => {
  rule(
    'S-18.1',
    'the defender picks the guard always',
    both((scene) => {
      const parts: Parts = { phase, p0: { sortie: 'troll' }, p1: { guard: 'knight, jack-o-lantern', gate: 'down' } };
      const [usual, other] = ways(scene, parts, { guardPick: 'defender' });
      expect([usual.refusal(storm('troll')), other.refusal(storm('troll'))]).toEqual(['guard-choice-required', null]);
      expect(other.refusal(storm('troll', { guard: 'jack-o-lantern' }))).toBe('guard-choice-not-yours');
      other.do(storm('troll'), defend({ guard: 'knight' }));
      expect(other.zone(1, 'guard')).toBe('jack-o-lantern');
    }),
  );
  rule(
    'S-18.2',
    'ranged units in the guard area reach the sortie area only',
    both((scene) => {
      const parts: Parts = { phase, p0: { guard: 'elf', sortie: 'elf' }, p1: { sortie: 'knight' } };
      const [usual, other] = ways(scene, parts, { guardReach: 'sortie' });
      const far = (x: Scene) => x.refusal(() => ({ ...storm(x.handle(0, 'elf', 'guard'))(x) }));
      expect([far(usual), far(other)]).toEqual([null, 'cannot-attack-from-guard']);
      expect(other.refusal(storm(other.handle(0, 'elf', 'sortie')))).toBe(null);
      other.do(strike(other.handle(0, 'elf', 'guard'), 'knight'));
      expect(other.zone(1, 'sortie')).toBe('-');
    }),
  );
  rule(
    'S-18.3',
    'each summon may cost up to all mana of the turn',
    both((scene) => {
      const parts: Parts = { mana: 5, summons: 3 };
      const [usual, other] = ways(scene, parts, { manaBudget: 'each' });
      usual.do(summon('hero'));
      expect([usual.budget(), usual.refusal(summon('goblin'))]).toEqual([[0, 2], 'not-enough-mana']);
      other.do(summon('hero'), summon('saint'));
      expect([other.budget(), other.refusal(summon('minotaur'))]).toEqual([[5, 1], 'not-enough-mana']);
      other.do(summon('troll'));
      expect(other.refusal(summon('goblin'))).toBe('no-summons-left');
    }),
  );
  rule(
    ['S-18.4', 'S-10.7'],
    'the White Saint wins at the end of any turn, where no ending is recorded',
    both((scene) => {
      const parts: Parts = { phase, p1: { guard: 'white-saint' } };
      const [usual, other] = ways(scene, parts, { whiteSaint: 'always' });
      expect([usual.do(endTurn).result(), other.do(endTurn).result()]).toEqual([null, [1, 'white-saint']]);
      const options: OptionsGiven = { whiteSaint: 'always' };
      expect(
        scene({ ...parts, options, endings: 'citizens p1' })
          .do(endTurn)
          .result(),
      ).toEqual([0, 'citizens']);
      expect(
        scene({ ...parts, options, p0: { sortie: 'white-saint' } })
          .do(endTurn)
          .result(),
      ).toBe(null);
      expect(
        scene({ ...parts, options, p1: { hand: 'white-saint' } })
          .do(endTurn)
          .result(),
      ).toBe(null);
    }),
  );
  rule(
    'S-18.5',
    'the size of piles decides how long they last',
    both((scene) => {
      const x = scene({ mana: 9, summons: 3, options: { pileSize: 2 } }).do(summon('goblin'), summon('goblin'));
      expect([x.left('goblin'), x.refusal(summon('goblin')), x.left('elf')]).toEqual([0, 'pile-empty', 2]);
    }),
  );
  rule(
    'S-18.6',
    'cards on the field count as deck',
    both((scene) => {
      const p1 = { sortie: 'elf', guard: 'elemental(over dwarf troll)', site: 'cemetery' };
      const parts: Parts = { phase, endings: 'supply', p0: { draw: '4 elf' }, p1 };
      const [usual, other] = ways(scene, parts, { deckSize: 'field' });
      expect([usual.do(endTurn).result(), other.do(endTurn).result()]).toEqual([
        [0, 'deck-size'],
        [1, 'deck-size'],
      ]);
    }),
  );
  rule(
    ['S-18.7', 'S-1.7'],
    'graveyards are private: what a player loses goes there, and is revived, rescued and counted there',
    both((scene) => {
      const options: OptionsGiven = { graveyard: 'private' };
      const x = scene({ phase, options, p0: { sortie: 'troll, minotaur' }, p1: { guard: 'elf', gate: 5 } });
      x.do(storm('troll'), storm('minotaur'));
      expect([x.zone(0, 'graveyard'), x.zone(1, 'graveyard'), x.gate(1)]).toEqual(['-', 'elf', 'down']);
      const hit = scene({ phase, options, p0: { sortie: 'troll' }, p1: { gate: 'down' } }).do(storm('troll'));
      expect(hit.state.graveyards.map(({ citizens }) => citizens)).toEqual(hit.seat(0) === 0 ? [0, 3] : [3, 0]);
      const own = { graveyard: 'troll', buried: 12, citizens: 9 };
      const foe = { graveyard: 'elf', buried: 13 };
      const hand = 'revive, saint, necronomicon, sacrificial-altar, knight';
      const y = scene({ options, p0: { ...own, hand }, p1: { ...foe, site: 'cemetery' } });
      expect(y.refusal(reveal('necronomicon', 0))).toBe('requirement-not-met');
      expect(y.do(reveal('revive', 0)).options()).toEqual(['troll']);
      y.do(choose('troll'), reveal('saint', 0), reveal('sacrificial-altar', 0), choose('knight'));
      expect([y.citizens(0), y.zone(0, 'graveyard'), y.zone(0, 'guard')]).toEqual([10, 'knight', 'troll']);
      const razed = scene({ options, p0: { hand: 'goblin-raider-chariot' }, p1: { site: 'cemetery' } });
      expect(razed.do(reveal('goblin-raider-chariot', 0)).zone(1, 'graveyard')).toBe('cemetery');
      const rich = scene({ options, p0: { ...own, buried: 13, hand }, p1: foe });
      expect(rich.refusal(reveal('necronomicon', 0))).toBe(null);
    }),
  );
  rule(
    ['S-18.7', 'S-6.18'],
    'lost citizens go to the attacker',
    both((scene) => {
      const parts: Parts = { phase, p0: { sortie: 'troll' }, p1: { gate: 'down' } };
      const [usual, other] = ways(scene, parts, { lostCitizens: 'attacker' });
      usual.do(storm('troll'));
      other.do(storm('troll'));
      expect([usual.citizens(0), usual.buried(), usual.citizens(1)]).toEqual([10, 3, 7]);
      expect([other.citizens(0), other.buried(), other.citizens(1)]).toEqual([13, 0, 7]);
    }),
  );
  rule(
    ['S-18.12', 'S-7.9'],
    'a defender is asked only when the hand can answer',
    both((scene) => {
      const asks = (hand: string, options: OptionsGiven) => {
        const x = scene({ phase, p0: { sortie: 'troll' }, p1: { hand }, options }).do(storm('troll'));
        const asked = [x.asked()];
        if (x.state.phase.name === 'defend') asked.push(x.do(defend()).asked());
        return asked;
      };
      for (const hand of ['knight', 'mana-shield', 'mana-recovery']) {
        expect(asks(hand, {})).toEqual(['defend 1', 'recover 1']);
      }
      expect(asks('knight', { ask: 'useful' })).toEqual(['field']);
      expect(asks('mana-shield', { ask: 'useful' })).toEqual(['defend 1', 'field']);
      expect(asks('mana-recovery', { ask: 'useful' })).toEqual(['recover 1']);
    }),
  );
  rule(
    ['S-18.13', 'S-16.9'],
    'a unit may be moved as often as its owner likes, until it attacks',
    both((scene) => {
      const parts: Parts = { phase, p0: { guard: 'troll', hand: 'elf' } };
      const [usual, other] = ways(scene, parts, { moves: 'free' });
      expect(usual.do(move('troll', 'sortie')).refusal(move('troll', 'guard'))).toBe('already-moved');
      for (let n = 0; n < 5; n++) other.do(move('troll', 'sortie'), move('troll', 'guard'));
      other.do(move('troll', 'sortie'), storm('troll'));
      expect([other.gate(1), other.refusal(move('troll', 'guard'))]).toEqual([3, 'already-attacked']);
    }),
  );
  rule(['S-18.8', 'S-10.6'], 'a leader from the start is a leader like any other', () => {
    const start = game.setup({ seed: 'leaders', leaders: ['amy', 'white-saint'], startingPlayer: 0 });
    expect(start.piles.every(({ card }) => game.catalogue.cards[card]?.card.role === 'supply')).toBe(true);
    const run = game.simulate(start);
    const amy = run.state.players[0].guard[0]?.handle ?? -1;
    run.play({ type: 'end-hand-phase', seat: 0 });
    run.play({ type: 'move', seat: 0, unit: amy, area: 'sortie' });
    run.play({ type: 'attack', seat: 0, unit: amy, target: { kind: 'stronghold' } });
    const { phase: waiting } = run.state;
    if (waiting.name === 'defend') run.play({ type: 'defend', seat: 1 });
    if (run.state.phase.name === 'recover') run.play({ type: 'recover', seat: 1 });
    expect(run.state.players[1].guard).toMatchObject([{ card: 'white-saint', damage: 5 }]); // 5 of 6
  });
  rule(
    'S-18.3',
    'mana that effects give counts as well',
    both((scene) => {
      const x = scene({ p0: { hand: 'guild, elf' }, options: { manaBudget: 'each' } });
      x.do(reveal('guild', 0), reveal('elf'), summon('hero'), summon('hero'));
      expect([x.budget(), x.zone(0, 'discard')]).toEqual([[5, 0], '2 hero']);
      x.do(endHand, endTurn);
      expect(x.budget()).toEqual([0, 1]);
      expect(x.refusal(deploy(1, 'guard'))).toBe('wrong-phase');
    }),
  );
});
