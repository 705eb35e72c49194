import { listed } from './text.js';

/** What ends a command with exit code 2: it was called wrongly, or its input cannot be read. The message is for people. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** A question after what may have been meant, to follow a message; `''` where nothing is near. */
export const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${listed(near, 'or')}?`;
