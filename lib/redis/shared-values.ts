import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { appendBounded, type BoundedList } from './bounded-list.ts';
import type { Redis } from './redis-connection.ts';
import { PREFIX, type SharedStore, sharedStore } from './shared-store.ts';
import { createSignature, type SharedValue, TIME_LENGTH, timeIn } from './signature.ts';

/** Bytes under a name that instances share, for a limited time. Neither function throws. */
export interface SharedValues {
  /** Null where there is none that is newer than `newerThan` (epoch milliseconds), or none in 100 ms. */
  find(name: string, newerThan?: number): Promise<SharedValue | null>;
  /** Writes in the background; false where Redis did not store it. */
  keep(name: string, value: SharedValue, bounds: Bounds): Promise<boolean>;
}

interface Bounds {
  seconds: number;
  /** A limit for values of which visitors can cause any number. */
  among?: BoundedList;
}

// Zstandard: a page repeats much of its text at distances beyond the window of gzip.
const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

const MOST_STORED = 2 * 1024 * 1024;
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Milliseconds for a write, for which nobody waits. */
const WRITE_MS = 1000;
/** The type `$` of Redis's protocol: a string that may hold any bytes. */
const BLOB_STRING = 36;

const keyOf = (name: string) => PREFIX + name;
const inBytes = (redis: Redis) => redis.withTypeMapping({ [BLOB_STRING]: Buffer });

export function createSharedValues(store: SharedStore, secrets: readonly string[]): SharedValues {
  const { sign, read } = createSignature(secrets);

  async function ask(name: string, newerThan: number): Promise<Buffer | null> {
    return store.ask(async (redis) => {
      const bytes = inBytes(redis);
      if (newerThan > 0) {
        const head = await bytes.getRange(keyOf(name), 0, TIME_LENGTH - 1);
        if (((head && timeIn(head)) ?? 0) <= newerThan) return null;
      }
      return bytes.getRange(keyOf(name), 0, MOST_STORED);
    });
  }

  return {
    async find(name, newerThan = 0) {
      try {
        const stored = await ask(name, newerThan);
        const value = stored && stored.length <= MOST_STORED ? read(name, stored) : null;
        if (!value || value.at <= newerThan) return null;
        return { at: value.at, bytes: await unpack(value.bytes, { maxOutputLength: MOST_UNPACKED }) };
      } catch {
        return null;
      }
    },
    async keep(name, { at, bytes }, { seconds, among }) {
      if (store.state() !== 'well' || bytes.length > MOST_UNPACKED) return false;
      try {
        const stored = sign(name, { at, bytes: await pack(bytes) });
        if (stored.length > MOST_STORED) return false;
        const expiration = { type: 'EX', value: seconds } as const;
        await store.ask(async (redis) => {
          await redis.set(keyOf(name), stored, { expiration });
          if (among) await appendBounded({ ...among, key: keyOf(among.key) }, redis, keyOf(name), seconds);
        }, WRITE_MS);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Null where there are no other instances, or no secret with which to sign values. */
export function sharedValues(): SharedValues | null {
  return processSingleton('shared values', () => {
    const store = sharedStore();
    const { sessionSecrets } = parseEnvironment(process.env);
    if (store && !sessionSecrets) log.warn('without SESSION_SECRET instances share neither pages nor content');
    return store && sessionSecrets ? createSharedValues(store, sessionSecrets) : null;
  });
}
