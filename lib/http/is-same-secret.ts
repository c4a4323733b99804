import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether somebody says a secret, compared in constant time, of whatever length it is. */
export function isSameSecret(said: string, secret: string): boolean {
  return timingSafeEqual(digest(said), digest(secret));
}
