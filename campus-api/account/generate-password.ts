import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no i, l, o or u, so that nothing is misread from paper. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 125 random bits as five groups of five signs, such as `k3v9a-…`. */
export function generatePassword(): string {
  const signs = Array.from(randomBytes(25), (byte) => alphabet.charAt(byte & 31)).join('');
  return signs.match(/.{5}/g)?.join('-') ?? '';
}
