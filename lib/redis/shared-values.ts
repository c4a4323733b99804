import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { processWide } from '../campus/process-wide.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { log } from '../log.ts';
import type { Redis } from './keep-connected.ts';
import { PREFIX, type SharedStore, sharedStore } from './shared-store.ts';
import { createSignature, type SharedValue, TIME_LENGTH, timeIn } from './signature.ts';

/** What instances share beside what each keeps itself: bytes under a name, for a while. Neither way ever throws. */
export interface SharedValues {
  /** Null where there is none that is newer than `newerThan` (epoch milliseconds), or none in 100 ms. */
  find(name: string, newerThan?: number): Promise<SharedValue | null>;
  /** Written when Redis takes it; false where it did not. */
  keep(name: string, value: SharedValue, seconds: number): Promise<boolean>;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const MOST_STORED = 2 * 1024 * 1024;
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Nobody waits for a value to be written. */
const WRITE_MS = 1000;
/** How Redis's protocol marks a text that may as well be bytes: `$`. */
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
    async keep(name, { at, bytes }, seconds) {
      if (store.state() !== 'well' || bytes.length > MOST_UNPACKED) return false;
      try {
        const stored = sign(name, { at, bytes: await pack(bytes, { level: 1 }) });
        if (stored.length > MOST_STORED) return false;
        const expiration = { type: 'EX', value: seconds } as const;
        await store.ask((redis) => redis.set(keyOf(name), stored, { expiration }), WRITE_MS);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Null where there are no other instances, or no secret by which they know each other. */
export function sharedValues(): SharedValues | null {
  return processWide('shared values', () => {
    const store = sharedStore();
    const { sessionSecrets } = parseEnvironment(process.env);
    if (store && !sessionSecrets) log.warn('without SESSION_SECRET instances share neither pages nor content');
    return store && sessionSecrets ? createSharedValues(store, sessionSecrets) : null;
  });
}
