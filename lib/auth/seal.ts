import 'server-only';
import { createHash } from 'node:crypto';
import { type SessionOptions, sealData, unsealData } from 'iron-session';
import { sessionSecrets } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';

type OnRefused = NonNullable<SessionOptions['onUnsealError']>;

/** A secret goes by the same number whatever stands beside it in `SESSION_SECRET`, so that dropping an old one ends only its own seals. */
function numbered(secrets: readonly string[]): Record<string, string> {
  const numberOf = (secret: string) => createHash('sha256').update(secret).digest().readUIntBE(0, 6);
  return Object.fromEntries(secrets.map((secret) => [String(numberOf(secret)), secret]));
}

/** A text that this site alone can make and read, for `seconds`; with the newest secret. */
export function seal(value: object, seconds: number): Promise<string> {
  return sealData(value, { password: numbered(sessionSecrets().slice(0, 1)), ttl: seconds });
}

/** What was sealed, with any of the secrets; an empty object for anything else, of which `onRefused` hears why. */
export function unseal(text: string, seconds: number, onRefused: OnRefused = reportRefused): Promise<unknown> {
  return unsealData(text, { password: numbered(sessionSecrets()), ttl: seconds, onUnsealError: onRefused });
}

/** Many of `unknown-password` mean a broken rotation of secrets, many of `invalid` that someone is trying. */
export const reportRefused: OnRefused = (reason) => {
  if (reason !== 'expired') log.warn({ event: 'seal refused', reason }, 'a sealed value could not be read');
};
