import type { Unreadable } from '../types.ts';

/** A document that cannot be read, and why. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly why: Unreadable;

  constructor(why: Unreadable) {
    super(`the document cannot be read: ${why}`);
    this.why = why;
  }
}
