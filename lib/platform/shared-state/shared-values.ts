import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { log } from '../runtime/log.ts';
import { processSingleton } from '../runtime/process-singleton.ts';
import { parseEnvironment } from '../settings/schema.ts';
import type { Redis } from './redis-connection.ts';
import { PREFIX, type SharedStore, sharedStore } from './shared-store.ts';

/** Bytes and their time in epoch milliseconds. */
export interface SharedValue {
  at: number;
  bytes: Buffer;
}

const TIME_LENGTH = 8;
const MAC_LENGTH = 32;
const HEAD = TIME_LENGTH + MAC_LENGTH;
const PURPOSE = 'campus website: values that instances share';

/** The time at the beginning of a stored value, before its signature is checked; null where there is none. */
function timeIn(stored: Buffer): number | null {
  const at = stored.length >= TIME_LENGTH ? stored.readDoubleBE() : Number.NaN;
  return Number.isFinite(at) && at > 0 ? at : null;
}

/**
 * Signs the values that instances of one site store for each other (HMAC-SHA-256 over name, time and bytes), so that foreign values
 * are never decoded. The first secret signs; each of them verifies.
 */
export function createSignature(secrets: readonly string[]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, MAC_LENGTH)));
  const [newest = Buffer.alloc(0)] = keys;

  function mac(key: Buffer, name: string, time: Buffer, bytes: Buffer): Buffer {
    return createHmac('sha256', key).update(`${name}\0`).update(time).update(bytes).digest();
  }

  return {
    sign(name: string, { at, bytes }: SharedValue): Buffer {
      const time = Buffer.alloc(TIME_LENGTH);
      time.writeDoubleBE(at);
      return Buffer.concat([time, mac(newest, name, time, bytes), bytes]);
    },
    /** Null unless the value was signed for this name with one of the secrets. */
    read(name: string, stored: Buffer): SharedValue | null {
      const at = stored.length >= HEAD ? timeIn(stored) : null;
      if (at === null) return null;
      const [time, signature] = [stored.subarray(0, TIME_LENGTH), stored.subarray(TIME_LENGTH, HEAD)];
      const bytes = stored.subarray(HEAD);
      return keys.some((key) => timingSafeEqual(signature, mac(key, name, time, bytes))) ? { at, bytes } : null;
    },
  };
}

/** Values of one kind, with a limit on their number. */
interface BoundedList {
  /** The key of the sorted set with the keys of the values. */
  key: string;
  max: number;
}

/** Adds a value to its list, and deletes the oldest values beyond the limit. @throws errors of Redis */
async function appendBounded(
  { key: list, max }: BoundedList,
  redis: Redis,
  key: string,
  seconds: number,
): Promise<void> {
  const now = Date.now();
  try {
    await redis.zAdd(list, { score: now, value: key });
    await redis.zRemRangeByScore(list, 0, now - seconds * 1000);
    await redis.expire(list, seconds);
    const surplus = (await redis.zCard(list)) - max;
    if (surplus <= 0) return;
    const oldest = await redis.zPopMinCount(list, surplus);
    await redis.del(oldest.map(({ value }) => value));
  } catch (error) {
    // The key holds another type: without this the limit would never apply.
    if (/WRONGTYPE/.test(String(error))) await redis.del(list);
    throw error;
  }
}

/** Named bytes that instances share for a limited time. Neither function throws. */
export interface SharedValues {
  /** Null where there is no value newer than `newerThan` (epoch milliseconds), or none within 100 ms. */
  find(name: string, newerThan?: number): Promise<SharedValue | null>;
  /** Writes in the background; false where Redis did not store it. */
  save(name: string, value: SharedValue, bounds: Bounds): Promise<boolean>;
}

interface Bounds {
  seconds: number;
  /** A limit for values that visitors can create without bound. */
  list?: BoundedList;
}

// Zstandard: a page repeats much of its text at distances beyond the window of gzip.
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const MAX_STORED_BYTES = 2 * 1024 * 1024;
const MAX_DECOMPRESSED_BYTES = 32 * 1024 * 1024;
/** For writes, which run in the background. */
const WRITE_TIMEOUT_MS = 1000;
/** The type `$` of Redis's protocol: a string that may hold any bytes. */
const BLOB_STRING = 36;

const keyOf = (name: string) => PREFIX + name;
const inBytes = (redis: Redis) => redis.withTypeMapping({ [BLOB_STRING]: Buffer });

export function createSharedValues(store: SharedStore, secrets: readonly string[]): SharedValues {
  const { sign, read } = createSignature(secrets);

  async function fetchStored(name: string, newerThan: number): Promise<Buffer | null> {
    return store.run(async (redis) => {
      const bytes = inBytes(redis);
      if (newerThan > 0) {
        const head = await bytes.getRange(keyOf(name), 0, TIME_LENGTH - 1);
        if (((head && timeIn(head)) ?? 0) <= newerThan) return null;
      }
      return bytes.getRange(keyOf(name), 0, MAX_STORED_BYTES);
    });
  }

  return {
    async find(name, newerThan = 0) {
      try {
        const stored = await fetchStored(name, newerThan);
        const value = stored && stored.length <= MAX_STORED_BYTES ? read(name, stored) : null;
        if (!value || value.at <= newerThan) return null;
        return { at: value.at, bytes: await decompress(value.bytes, { maxOutputLength: MAX_DECOMPRESSED_BYTES }) };
      } catch {
        return null;
      }
    },
    async save(name, { at, bytes }, { seconds, list }) {
      if (store.state() !== 'ready' || bytes.length > MAX_DECOMPRESSED_BYTES) return false;
      try {
        const stored = sign(name, { at, bytes: await compress(bytes) });
        if (stored.length > MAX_STORED_BYTES) return false;
        const expiration = { type: 'EX', value: seconds } as const;
        await store.run(async (redis) => {
          await redis.set(keyOf(name), stored, { expiration });
          if (list) await appendBounded({ ...list, key: keyOf(list.key) }, redis, keyOf(name), seconds);
        }, WRITE_TIMEOUT_MS);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Null without other instances, or without a secret to sign values with. */
export function sharedValues(): SharedValues | null {
  return processSingleton('shared-values', () => {
    const store = sharedStore();
    const { sessionSecrets } = parseEnvironment(process.env);
    if (store && !sessionSecrets) log.warn('without SESSION_SECRET instances share neither pages nor content');
    return store && sessionSecrets ? createSharedValues(store, sessionSecrets) : null;
  });
}
