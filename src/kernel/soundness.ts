import type { Problem } from './problem.js';

type Path = Problem['path'];
const key = (path: Path): string => JSON.stringify(path);

/** Which parts of what was handed in are in good form, so that their sense may be judged. */
export interface Soundness {
  /** Whether nothing is wrong at this place, above it or below it. */
  readonly at: (...path: Path) => boolean;
}

/** An unknown key spoils nothing around it: what is known there can still be read. */
export function createSoundness(problems: readonly Problem[]): Soundness {
  const broken = new Set<string>();
  const touched = new Set<string>();
  for (const { code, path } of problems) {
    if (code === 'unknown-key') continue;
    broken.add(key(path));
    for (let length = 0; length <= path.length; length++) touched.add(key(path.slice(0, length)));
  }
  return {
    at: (...path) => {
      if (touched.has(key(path))) return false;
      for (let length = 0; length < path.length; length++) if (broken.has(key(path.slice(0, length)))) return false;
      return true;
    },
  };
}

/** Both lists, without those of the second that the first explains: it names the same place or one above. */
export function joinProblems(first: readonly Problem[], second: readonly Problem[]): Problem[] {
  const told = new Set(first.map(({ path }) => key(path)));
  const isTold = (path: Path): boolean => path.some((_, i) => told.has(key(path.slice(0, i)))) || told.has(key(path));
  return [...first, ...second.filter(({ path }) => !isTold(path))];
}
