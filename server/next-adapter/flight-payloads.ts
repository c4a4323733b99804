import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { BoundedFolder } from '#lib/platform/runtime/bounded-folder.ts';
import { BoundedMap, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';

// Stored in the folder of their build, so that all processes have them, also after a restart.
const FOLDER = '.next/page-data';
/** Fits into the volume of `deploy/compose.yaml`; compressed, so that it holds data of more pages than are on disk. */
const LIMITS = { files: 20_000, bytes: 96 * 1024 * 1024 };

/** The maximum age of a page in caches in front of the site. */
const BOUNDS = { seconds: 24 * 60 * 60, list: { key: 'page-data', max: 4000 } };
/** Payloads are shared again after this time, as Redis may have lost them. */
const SHARE_AGAIN_MS = 10 * 60_000;

/** `sharedAt`: the time at which each went to other instances: the page may come from one, and the request for its data go to another. */
const state = () =>
  processSingleton('flight-payloads', () => ({
    sharedAt: new BoundedMap<string, number>(LIMITS.files),
    folder: new BoundedFolder(FOLDER, LIMITS),
    isReported: false,
  }));
const nameOf = (digest: string) => `page-data:${digest}`;

export const flightPayloadUsage = (): Usage => state().folder.usage;

/** The data of a page that React needs when its scripts start (Flight), under a unique name. */
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
  const { sharedAt } = state();
  const last = sharedAt.get(digest);
  if (last !== undefined && at - last < SHARE_AGAIN_MS) return true;
  try {
    if (last === undefined) await write(digest, data);
  } catch (error) {
    const reason = String(error);
    if (!state().isReported) log.warn({ reason }, 'a page is sent as the framework wrote it, scripts first');
    state().isReported = true;
    return false;
  }
  sharedAt.set(digest, at);
  void share(digest, data, at);
  return true;
}

async function share(digest: string, data: string, at: number): Promise<void> {
  const isShared = await sharedValues()?.save(nameOf(digest), { at, bytes: Buffer.from(data) }, BOUNDS);
  if (isShared === false) state().sharedAt.set(digest, 0);
}

async function write(digest: string, data: string): Promise<void> {
  if (!(await touch(digest))) await state().folder.write(digest, data);
}

/** Whether the file exists; it counts as used now, and so is among the last to be removed. */
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
