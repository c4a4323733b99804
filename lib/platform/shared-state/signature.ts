import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Bytes and their time in epoch milliseconds. */
export interface SharedValue {
  at: number;
  bytes: Buffer;
}

export const TIME_LENGTH = 8;
const MAC_LENGTH = 32;
const HEAD = TIME_LENGTH + MAC_LENGTH;
const PURPOSE = 'campus website: values that instances share';

/** The time at the beginning of a stored value, before its signature is checked; null where there is none. */
export function timeIn(stored: Buffer): number | null {
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
