import type { Problem } from '../../../kernel/problem.js';
import type { Filter, Step, Target, When } from '../card.js';
import type { RuleId } from '../rulebook.js';

/** Where a step stands: under a trigger or another kind of effect, or in a feat. */
export type Setting = When['on'] | 'feat';
/** What can be wrong with the sense of a card, feat or set whose form is right. */
export type SenseCode =
  | 'duplicate-id'
  | 'unknown-type'
  | 'unknown-token'
  | 'token-among-cards'
  | 'not-a-token'
  | 'token-cost'
  | 'effect-count'
  | 'effect-not-here'
  | 'self-not-here'
  | 'filter-not-here'
  | 'attack-target-not-here'
  | 'exhaust-not-here'
  | 'not-in-static'
  | 'no-such-target-here'
  | 'side-required'
  | 'side-not-here'
  | 'pick-required'
  | 'until-required'
  | 'until-not-here'
  | 'step-not-here'
  | 'search-filter';
/** Takes up what makes no sense. */
export type Report = (code: SenseCode, rule: RuleId, path: Problem['path'], more?: Partial<Problem>) => void;

/** The events that are about one card, so that `source` means something (G-14.1). */
const ONE_CARD: readonly Setting[] = ['summoned', 'cast', 'damaged', 'destroyed', 'effect-used'];
/** Where targets of G-14.1 can be meant; elsewhere than in a feat the others always can. */
const MEANT: Partial<Record<Target['from'], readonly Setting[]>> = {
  source: ONE_CARD,
  attackers: ['attack'],
  defender: ['attack'],
};

function targetFaults(target: Target, path: Problem['path'], setting: Setting, report: Report): void {
  const { from, side, pick, count, upTo } = target;
  const meant = setting === 'static' ? undefined : MEANT[from];
  const isMeant = meant === undefined || meant.includes(setting);
  if (setting === 'feat' && (from === 'self' || !isMeant)) report('no-such-target-here', 'G-13.3', [...path, 'from']);
  else if (!isMeant) report('no-such-target-here', 'G-14.1', [...path, 'from']);
  if (from === 'play' && side === undefined) report('side-required', 'G-14.1', [...path, 'side']);
  if (from !== 'play' && side !== undefined) report('side-not-here', 'G-14.1', [...path, 'side']);
  if (count !== undefined && pick === undefined) report('pick-required', 'G-9.12', [...path, 'count']);
  if (upTo && pick !== 'choose') report('pick-required', 'G-9.12', [...path, 'upTo']);
}

/** Where a static step asks for what it may not: they are worked out without costs and without asking anybody. */
function* unfitForStatic(step: Step): Generator<readonly string[]> {
  if (step.op !== 'buff' && step.op !== 'grant') return yield ['op'];
  const { from, pick, filter } = step.target;
  if (from !== 'play' && from !== 'self') yield ['target', 'from'];
  if (pick !== undefined) yield ['target', 'pick'];
  if (filter?.costMin !== undefined) yield ['target', 'filter', 'costMin'];
  if (filter?.costMax !== undefined) yield ['target', 'filter', 'costMax'];
}

/** What makes no sense about a step where it stands (G-14.1, G-14.4, G-14.7, G-14.10). */
export function stepFaults(step: Step, path: Problem['path'], setting: Setting, report: Report): void {
  if (setting === 'static') {
    for (const where of unfitForStatic(step)) report('not-in-static', 'G-14.10', [...path, ...where]);
  }
  if ('target' in step) targetFaults(step.target, [...path, 'target'], setting, report);
  if (step.op === 'buff' || step.op === 'grant') {
    const isStatic = setting === 'static';
    if (!isStatic && step.until === undefined) report('until-required', 'G-14.4', [...path, 'until']);
    if (isStatic && step.until !== undefined) report('until-not-here', 'G-14.4', [...path, 'until']);
  }
  if (step.op === 'cancel-attack' && setting !== 'attack') report('step-not-here', 'G-14.1', [...path, 'op']);
  if (step.op === 'counter' && setting !== 'cast') report('step-not-here', 'G-14.1', [...path, 'op']);
  if (step.op === 'search' && step.to === 'play' && !isPermanent(step.filter)) {
    report('search-filter', 'G-14.7', [...path, 'filter', 'category'], { expected: ['monster', 'relic'] });
  }
}

const isPermanent = ({ category }: Filter): boolean =>
  category?.every((one) => one === 'monster' || one === 'relic') ?? false;
