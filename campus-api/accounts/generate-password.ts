import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without i, l, o and u, which are easily misread on paper. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 125 random bits as five groups of five characters, such as `k3v9a-…`. */
export function generatePassword(): string {
  const characters = Array.from(randomBytes(25), (byte) => alphabet.charAt(byte & 31)).join('');
  return characters.match(/.{5}/g)?.join('-') ?? '';
}
