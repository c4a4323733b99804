import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
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
