import 'server-only';
import { sharedValues } from '#lib/redis/shared-values.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { contentSource, digestOf } from './content-folder.ts';

const WEEK = { seconds: 7 * 24 * 60 * 60 };
/** What did not change is told again after so long: its time is newer. */
const AGAIN_MS = 60_000;
/** More are told of once too often. */
const MOST = 1000;

const told = () =>
  processWide('content told to others', () => new BoundedMap<string, { digest: string; at: number }>(MOST));
const nameOf = (key: string) => `content:${contentSource()}:${digestOf(key)}`;

/** Writes content behind for other instances, where there are any. */
export async function shareContent(key: string, textOf: () => string, digest: string): Promise<void> {
  const values = sharedValues();
  const last = told().get(key);
  const at = presentTime();
  if (!values || (last?.digest === digest && at - last.at < AGAIN_MS)) return;
  told().set(key, { digest, at });
  if (!(await values.keep(nameOf(key), { at, bytes: Buffer.from(textOf()) }, WEEK))) told().delete(key);
}

/** What another instance has learnt that is newer than `newerThan`, epoch milliseconds; null where there is none. */
export async function findShared(key: string, newerThan: number): Promise<{ text: string; at: number } | null> {
  const found = await sharedValues()?.find(nameOf(key), newerThan);
  // Its clock may be ahead.
  return found ? { text: found.bytes.toString(), at: Math.min(found.at, presentTime()) } : null;
}
