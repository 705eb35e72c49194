import type { Option as ClackOption } from '@clack/prompts';
import type { Asker, Bounds, Option, Picked, Word } from './asker.js';
import type { Frame } from './frame.js';
import type { Session } from './io.js';

type Prompts = typeof import('@clack/prompts');
/** The index of an option, or what is said in place of one. */
type Key = number | Word;

const MOST_SHOWN = 14;

/** What may be said in place of a choice, below all choices. */
const OTHERS = ['cards', 'take-back', 'concede', 'quit'] as const;

const shown = (options: readonly Option<unknown>[]): ClackOption<Key>[] =>
  options.map(({ label, hint = '' }, value) => ({ value, label, ...(hint === '' ? {} : { hint }) }));

/** What stands at an index that a prompt gave back. */
const at = <Value>(options: readonly Option<Value>[], index: number): Value => (options[index] as Option<Value>).value;

/** A terminal with menus on it. */
interface Menus {
  readonly prompts: Prompts;
  readonly frame: Frame;
  readonly streams: { readonly input: Session['io']['stdin']; readonly output: Session['io']['stdout'] };
}

/** Whether somebody who pressed Esc or Ctrl-C means to leave the game; a second Esc means it. */
async function leaves({ prompts, streams, frame }: Menus): Promise<boolean> {
  return (await prompts.confirm({ ...streams, message: frame.leave, initialValue: false })) !== false;
}

async function pick<Value>(
  menus: Menus,
  message: string,
  options: readonly Option<Value>[],
  { isNested = false }: Pick<Bounds, 'isNested'>,
): Promise<Picked<Value>> {
  const { prompts, streams, frame } = menus;
  const others = OTHERS.map((value): ClackOption<Key> => ({ value, label: frame.others[value] }));
  const all = [...shown(options), ...others];
  for (;;) {
    const answer = await prompts.select<Key>({ ...streams, message, options: all, maxItems: MOST_SHOWN });
    if (!prompts.isCancel(answer)) {
      return typeof answer === 'number' ? { picked: at(options, answer) } : { said: answer };
    }
    if (isNested) return { said: 'back' };
    if (await leaves(menus)) return { said: 'quit' };
  }
}

async function pickSome<Value>(
  menus: Menus,
  message: string,
  options: readonly Option<Value>[],
  { least, most, isNested = false }: Bounds,
): Promise<Picked<readonly Value[]>> {
  const { prompts, streams } = menus;
  const asked = { ...streams, options: shown(options), maxItems: MOST_SHOWN, required: least > 0 };
  let hint = '';
  for (;;) {
    const answer = await prompts.multiselect<Key>({ ...asked, message: message + hint });
    if (prompts.isCancel(answer)) {
      if (isNested) return { said: 'back' };
      if (await leaves(menus)) return { said: 'quit' };
      continue;
    }
    const picked = answer.flatMap((key) => (typeof key === 'number' ? [at(options, key)] : []));
    if (picked.length >= least && picked.length <= most) return { picked };
    hint = `: ${menus.frame.mark(least, most, picked.length)}`;
  }
}

/** A line that is typed, or a letter for what may be said in its place. */
async function typed<Value>(
  menus: Menus,
  message: string,
  expects: string,
  understand: (line: string) => { readonly picked: Value } | string,
): Promise<Picked<Value>> {
  const { prompts, streams, frame } = menus;
  for (;;) {
    const answer = await prompts.text({
      ...streams,
      message: `${message} ${expects}, ${frame.or} ?`,
      validate(line = '') {
        const meant = line.trim() === '?' ? null : understand(line.trim());
        return typeof meant === 'string' ? meant : undefined;
      },
    });
    if (prompts.isCancel(answer)) {
      if (await leaves(menus)) return { said: 'quit' };
      continue;
    }
    if (answer.trim() === '?') return (await pick<never>(menus, message, [], {})) satisfies Picked<never>;
    const meant = understand(answer.trim());
    if (typeof meant !== 'string') return meant;
  }
}

/** Asks with menus on a terminal: arrows and Enter, Space to mark several, Esc to go back or to leave. */
export async function askerOfTerminal({ io }: Session, frame: Frame): Promise<Asker> {
  const prompts: Prompts = await import('@clack/prompts');
  const menus: Menus = { prompts, frame, streams: { input: io.stdin, output: io.stdout } };
  return {
    pick: (question, options, bounds = {}) => pick(menus, question, options, bounds),
    pickSome: (question, options, bounds) => pickSome(menus, question, options, bounds),
    typed: (question, expects, understand) => typed(menus, question, expects, understand),
    async line(question) {
      const answer = await prompts.text({ ...menus.streams, message: question });
      return prompts.isCancel(answer) || answer === undefined || answer.trim() === '' ? null : answer.trim();
    },
    close: async () => {
      io.stdin.pause();
    },
  };
}
