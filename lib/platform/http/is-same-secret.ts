import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a text is the secret, compared in constant time regardless of its length. */
export function isSameSecret(text: string, secret: string): boolean {
  return timingSafeEqual(digest(text), digest(secret));
}
