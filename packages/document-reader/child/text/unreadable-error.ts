import type { Unreadable } from '../../types.ts';

/** Thrown for a document that cannot be read. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly why: Unreadable;

  constructor(why: Unreadable) {
    super(`the document cannot be read: ${why}`);
    this.why = why;
  }
}
