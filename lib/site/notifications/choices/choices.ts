import { z } from 'zod';
import { numberDigest } from './digests.ts';

export const MAX_PHRASES = 10;
export const MIN_PHRASE_LENGTH = 2;
export const MAX_PHRASE_LENGTH = 60;
export const MAX_NUMBERS = 5;
/** All notices, and twenty categories. */
export const MAX_CATEGORIES = 21;

/** `digest`: keyed hash of a symbol number, which is stored nowhere; `added` in epoch milliseconds. */
const followedNumber = z.object({ digest: z.string().regex(/^[\w-]{22}$/), added: z.number() });

export type FollowedNumber = z.infer<typeof followedNumber>;

/**
 * The notices that a reader follows. `departments`: addresses of categories, `all` for all notices, perhaps of one that the campus has removed
 * since; `words`: phrases that the title of a notice has.
 */
export const choicesSchema = z.object({
  departments: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(MAX_CATEGORIES),
  words: z.array(z.string().max(MAX_PHRASE_LENGTH)).max(MAX_PHRASES),
  numbers: z.array(followedNumber).max(MAX_NUMBERS),
});

export type NoticeChoices = z.infer<typeof choicesSchema>;

export const isEmpty = ({ departments, words, numbers }: NoticeChoices): boolean =>
  departments.length + words.length + numbers.length === 0;

/** A change of numbers: the times (`added`) of those to delete, which unlike digests reveal no number, and the digits of a number to add, null for none. */
export interface NumberChange {
  removed: readonly string[];
  digits: string | null;
}

/** The numbers after a change, each once; they may be more than `MAX_NUMBERS`. `now`: epoch milliseconds. */
export function changeNumbers(
  before: readonly FollowedNumber[],
  { removed, digits }: NumberChange,
  key: string,
  now: number,
): FollowedNumber[] {
  const remaining = before.filter(({ added }) => !removed.includes(String(added)));
  if (digits === null) return remaining;
  const digest = numberDigest(key, digits);
  return remaining.some((number) => number.digest === digest) ? remaining : [...remaining, { digest, added: now }];
}
