import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Case, games, playCase } from './cases.js';
import { keep, readCorpus } from './corpus.js';
import { fuzz } from './fuzz.js';
import { missing, report } from './report.js';
import { shrink } from './shrink.js';

/** So many actions are played between two lines that say how far it is. */
const STRETCH = 100_000;

/** Plays on until so many actions are done or one goes wrong, which is shrunk and kept. */
function run(root: URL, actions: number, seed: string): number {
  console.log(`${actions} actions from seed ${seed} (FUZZ_ACTIONS, FUZZ_SEED)`);
  for (let done = 0, stretch = 0; done < actions; stretch++) {
    const found = fuzz({ actions: Math.min(STRETCH, actions - done), seed: `${seed}-${stretch}` });
    done += found.actions;
    mkdirSync(new URL('reports/', root), { recursive: true });
    writeFileSync(new URL('reports/fuzz.txt', root), `${report(found)}\n`);
    if (found.failure !== null) {
      const small = shrink(found.failure, playCase);
      const file = keep(new URL('test/corpus/', root), `fuzz ${seed} ${stretch} ${found.duels}`, small);
      console.log(`${small.cause}\nkept as test/corpus/${file}, ${small.actions.length} actions`);
      return 1;
    }
    const never = [found.clauses, found.refusals, found.events].flatMap(missing);
    console.log(`${done} actions, nothing broken; not reached in this stretch: ${never.join(', ') || 'nothing'}`);
  }
  return 0;
}

/** Shrinks a case, or a record of the house cards, that goes wrong. */
function shrinkFile(root: URL, path: string): number {
  const given: Partial<Case> & Pick<Case, 'config' | 'actions'> = JSON.parse(readFileSync(path, 'utf8'));
  const { cards, config, actions } = given;
  const isNamed = cards !== undefined && cards in games; // a record has the digest of its cards there
  const one: Case = { cause: '', cards: isNamed ? cards : 'house', config, actions };
  const small = shrink(one, playCase);
  if (small === one) {
    console.log('nothing goes wrong in it');
    return 1;
  }
  const file = keep(new URL('test/corpus/', root), basename(path, '.json'), small);
  console.log(`${small.cause}\n${actions.length} actions became ${small.actions.length}: test/corpus/${file}`);
  return 0;
}

/** After a change of the rules that is meant: notes how the kept duels end now. */
function refresh(root: URL): number {
  const folder = new URL('test/corpus/', root);
  for (const [name, one] of readCorpus(folder)) {
    const { hash, fault, actions } = playCase(one);
    if (fault !== null || actions.length < one.actions.length) console.log(`${name}: ${fault ?? 'no longer legal'}`);
    else if (one.hash !== undefined) keep(folder, basename(name, '.json'), { ...one, hash });
  }
  return 0;
}

/** Runs one of: nothing (fuzz), `shrink <file>`, `refresh`. Returns the exit code. */
export function main(root: URL, [command, path = '']: readonly string[]): number {
  if (command === 'shrink') return shrinkFile(root, path);
  if (command === 'refresh') return refresh(root);
  const { FUZZ_ACTIONS = '1000000', FUZZ_SEED = String(Date.now()) } = process.env;
  return run(root, Number(FUZZ_ACTIONS), FUZZ_SEED);
}
