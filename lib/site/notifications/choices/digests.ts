import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { environment } from '#lib/platform/settings/index.ts';
import { storedSecret } from '#lib/platform/settings/stored-secret.ts';
import { sharedSecret } from './shared-secret.ts';

const isKey = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * The key of all digests and links of subscribers, created at first use in `DATA_DIR/mail-key`. Instances that share a Redis use the key of
 * the first one. @throws EnvironmentError, StoreUnavailableError
 */
export async function subscriberKey(): Promise<string> {
  const own = storedSecret(environment().dataDir, 'mail-key', () => randomBytes(32).toString('base64url'));
  return sharedSecret('mail:key', own, isKey);
}

/** A keyed hash, for one purpose: 22 characters of base64url. */
export function keyedDigest(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22);
}

/** The digest by which a symbol number is stored; `digits` in Latin digits, without signs. */
export const numberDigest = (key: string, digits: string): string => keyedDigest(key, 'number', digits);

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (key: string) => createHmac('sha256', key).update('sealed digest').digest();

/** A digest as a browser stores it: another text each time, so that nobody learns which digest a number has. */
export function sealDigest(key: string, digest: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(key), iv);
  const sealed = Buffer.concat([cipher.update(digest, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The sealed digest; null for any other text. */
export function openDigest(key: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
