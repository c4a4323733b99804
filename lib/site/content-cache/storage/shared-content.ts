import 'server-only';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { contentSource, digestOf } from './content-folder.ts';

const WEEK = { seconds: 7 * 24 * 60 * 60 };
/** Unchanged content is shared again after this delay, to update its time. */
const AGAIN_MS = 60_000;
/** Content of an evicted key is shared once more than necessary. */
const MAX_KEYS = 1000;

const latest = () =>
  processSingleton('shared-content-digests', () => new BoundedMap<string, { digest: string; at: number }>(MAX_KEYS));
const nameOf = (key: string) => `content:${contentSource()}:${digestOf(key)}`;

/** Shares content with other instances through Redis, if configured. */
export async function shareContent(key: string, textOf: () => string, digest: string): Promise<void> {
  const values = sharedValues();
  const previous = latest().get(key);
  const at = presentTime();
  if (!values || (previous?.digest === digest && at - previous.at < AGAIN_MS)) return;
  latest().set(key, { digest, at });
  if (!(await values.save(nameOf(key), { at, bytes: Buffer.from(textOf()) }, WEEK))) latest().delete(key);
}

/** Content of another instance that is newer than `newerThan` (epoch milliseconds); null where there is none. */
export async function findShared(key: string, newerThan: number): Promise<{ text: string; at: number } | null> {
  const shared = await sharedValues()?.find(nameOf(key), newerThan);
  // The other instance's clock may be ahead.
  return shared ? { text: shared.bytes.toString(), at: Math.min(shared.at, presentTime()) } : null;
}
