import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

declare global {
  /** Cost of hashes in unit tests, which jest.config.mjs sets; the environment and the settings of the site cannot. */
  var testPasswordCost: { N: number; r: number; p: number } | undefined;
}

/** OWASP's parameters for scrypt at 32 MB a hash (Password Storage Cheat Sheet); about 0.2 s. */
const cost = globalThis.testPasswordCost ?? { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;
const memory = 2 ** 26;

/** Hash to compare with for an unknown user name, so that the response takes as long as any other. */
export const dummyHash = encode(Buffer.alloc(16), Buffer.alloc(keyLength));

/** `scrypt$N$r$p$salt$key`, the last two in base64url. Blocks the process: for preparation only. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16);
  return encode(salt, scryptSync(password, salt, keyLength, { ...cost, maxmem: memory }));
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await derive(password, salt, { ...cost, maxmem: memory }));
}

/** Compares in constant time, with the parameters stored in `hash`. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) throw new Error('Unknown form of password hash');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: memory };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function encode(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
