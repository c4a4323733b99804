import 'server-only';
import { createHash } from 'node:crypto';
import { type SessionOptions, sealData, unsealData } from 'iron-session';
import { log } from '#lib/platform/runtime/log.ts';
import { sessionSecrets } from '#lib/platform/settings/index.ts';

type OnRefused = NonNullable<SessionOptions['onUnsealError']>;

/** Numbers secrets independently of their order in `SESSION_SECRET`, so that removing an old one invalidates only its own seals. */
function numbered(secrets: readonly string[]): Record<string, string> {
  const numberOf = (secret: string) => createHash('sha256').update(secret).digest().readUIntBE(0, 6);
  return Object.fromEntries(secrets.map((secret) => [String(numberOf(secret)), secret]));
}

/** Encrypts a value with the newest secret; valid for `seconds`. */
export function seal(value: object, seconds: number): Promise<string> {
  return sealData(value, { password: numbered(sessionSecrets().slice(0, 1)), ttl: seconds });
}

/** Decrypts a sealed value with any of the secrets; an empty object for anything else, and `onRefused` is called with the reason. */
export function unseal(text: string, seconds: number, onRefused: OnRefused = reportRefused): Promise<unknown> {
  return unsealData(text, { password: numbered(sessionSecrets()), ttl: seconds, onUnsealError: onRefused });
}

/** Many `unknown-password` reasons indicate a broken rotation of secrets, many `invalid` ones an attack. */
export const reportRefused: OnRefused = (reason) => {
  if (reason !== 'expired') log.warn({ event: 'seal refused', reason }, 'a sealed value could not be read');
};
