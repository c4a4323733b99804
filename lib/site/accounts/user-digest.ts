import 'server-only';
import { createHmac } from 'node:crypto';
import { sessionSecrets } from '#lib/platform/settings/index.ts';

/** Pseudonym of a user name for logs and counters: the same for all its spellings, and not guessable from a log. */
export function userDigest(userName: string): string {
  const plain = userName.normalize('NFKC').trim().toLowerCase();
  return createHmac('sha256', sessionSecrets()[0] ?? '')
    .update(plain)
    .digest('base64url')
    .slice(0, 16);
}
