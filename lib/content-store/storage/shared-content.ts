import 'server-only';
import { sharedValues } from '#lib/redis/shared-values.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { contentSource, digestOf } from './content-folder.ts';

const WEEK = { seconds: 7 * 24 * 60 * 60 };
/** Unchanged content is shared again after so long, because of its newer time. */
const AGAIN_MS = 60_000;
/** How many keys are remembered; a forgotten one is shared once more than needed. */
const MOST = 1000;

const told = () =>
  processSingleton('content told to others', () => new BoundedMap<string, { digest: string; at: number }>(MOST));
const nameOf = (key: string) => `content:${contentSource()}:${digestOf(key)}`;

/** Shares content with other instances, where there are any, in the background. */
export async function shareContent(key: string, textOf: () => string, digest: string): Promise<void> {
  const values = sharedValues();
  const last = told().get(key);
  const at = presentTime();
  if (!values || (last?.digest === digest && at - last.at < AGAIN_MS)) return;
  told().set(key, { digest, at });
  if (!(await values.keep(nameOf(key), { at, bytes: Buffer.from(textOf()) }, WEEK))) told().delete(key);
}

/** Content of another instance that is newer than `newerThan` (epoch milliseconds); null where there is none. */
export async function findShared(key: string, newerThan: number): Promise<{ text: string; at: number } | null> {
  const found = await sharedValues()?.find(nameOf(key), newerThan);
  // The other instance's clock may be ahead.
  return found ? { text: found.bytes.toString(), at: Math.min(found.at, presentTime()) } : null;
}
