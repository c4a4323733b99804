import 'server-only';
import { type Digits, MAX_DIGITS, MIN_DIGITS, wholeNumbers } from '#lib/site/search/numbers.ts';
import { numberDigest } from '../choices/digests.ts';

/** Subscribers by the digest of a number that they follow. */
export type NumberIndex = ReadonlyMap<string, readonly string[]>;

/** Numbers between two pauses in which other work runs. */
const BATCH = 2000;

/** The subscribers whose number is in a text, in any grouping of its digits, never as a part of a longer number. */
export async function subscribersIn(
  digits: Digits,
  index: NumberIndex,
  key: string,
  pause: () => Promise<void>,
): Promise<Set<string>> {
  const subscribers = new Set<string>();
  const compared = new Set<string>();
  for (const number of wholeNumbers(digits, MIN_DIGITS, MAX_DIGITS)) {
    if (compared.has(number)) continue;
    compared.add(number);
    for (const subscriber of index.get(numberDigest(key, number)) ?? []) subscribers.add(subscriber);
    if (compared.size % BATCH === 0) await pause();
  }
  return subscribers;
}
