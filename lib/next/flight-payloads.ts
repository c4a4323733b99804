import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { sharedValues } from '#lib/redis/shared-values.ts';
import { BoundedFolder } from '#lib/runtime/bounded-folder.ts';
import { BoundedMap, type Usage } from '#lib/runtime/bounded-map.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

// Stored beside the build to which they belong, so that all processes have them, also after a restart.
const FOLDER = '.next/page-data';
/** What `deploy/compose.yaml` has room for; compressed, so that data of more pages are here than there are pages on disk. */
const MOST = { files: 20_000, bytes: 96 * 1024 * 1024 };

/** Copies of a page in caches before the site may be as old. */
const BOUNDS = { seconds: 24 * 60 * 60, among: { key: 'page-data', most: 4000 } };
/** Redis may have lost it. */
const AGAIN_MS = 10 * 60_000;

/** `told`: when each went to other instances: the page may come from one, and what asks for its data to another. */
const state = () =>
  processSingleton('flight payloads', () => ({
    told: new BoundedMap<string, number>(MOST.files),
    folder: new BoundedFolder(FOLDER, MOST),
    isReported: false,
  }));
const nameOf = (digest: string) => `page-data:${digest}`;

export const flightPayloadUsage = (): Usage => state().folder.usage;

/** What React needs of a page when its scripts start (Flight), under a name that no other has. */
export interface FlightPayload {
  digest: string;
  data: string;
}

export function payloadOf(data: string): FlightPayload {
  return { digest: createHash('sha256').update(data).digest('hex').slice(0, 32), data };
}

/** Stores a payload for the readers of its page; false where the disk cannot be written. */
export async function storeFlightPayload({ digest, data }: FlightPayload): Promise<boolean> {
  const at = Date.now();
  const { told } = state();
  const last = told.get(digest);
  if (last !== undefined && at - last < AGAIN_MS) return true;
  try {
    if (last === undefined) await write(digest, data);
  } catch (error) {
    const reason = String(error);
    if (!state().isReported) log.warn({ reason }, 'a page is sent as the framework wrote it, scripts first');
    state().isReported = true;
    return false;
  }
  told.set(digest, at);
  void share(digest, data, at);
  return true;
}

async function share(digest: string, data: string, at: number): Promise<void> {
  const taken = await sharedValues()?.keep(nameOf(digest), { at, bytes: Buffer.from(data) }, BOUNDS);
  if (taken === false) state().told.set(digest, 0);
}

async function write(digest: string, data: string): Promise<void> {
  if (!(await touch(digest))) await state().folder.write(digest, data);
}

/** Whether it is there; it is in use again, and so among the last to be removed. */
async function touch(digest: string): Promise<boolean> {
  const now = new Date();
  return utimes(state().folder.fileOf(digest), now, now).then(
    () => true,
    () => false,
  );
}

/** The payload of that name, also of a page that another instance rendered; null where there is none. */
export async function readFlightPayload(digest: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(digest)) return null;
  await touch(digest);
  const own = await state()
    .folder.read(digest)
    .then(String, () => null);
  const data = own ?? (await sharedValues()?.find(nameOf(digest)))?.bytes.toString() ?? null;
  if (own === null && data !== null) await write(digest, data).catch(() => undefined);
  return data;
}
