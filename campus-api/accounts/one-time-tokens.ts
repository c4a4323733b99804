import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSealing, KEY_BYTES } from './sealing.ts';

/** Time to complete a step of a login or of a setup: enough to look for a telephone. */
export const STEP_LIFETIME = 10 * 60_000;
/** Bounds the memory for used tokens; each one was issued by this process within the last minutes. */
const MAX_USED = 100_000;

const content = z.tuple([z.number(), z.string()]);

/**
 * Sealed values that a browser holds between two requests. They are valid for a few minutes, for one purpose, and until this process ends, and each can be
 * used once. The server stores nothing until one is used, so that strangers cannot fill its memory.
 */
export interface OneTimeTokens {
  issue(purpose: string, value: string): string;
  /** The value of a token that is still valid, else null. */
  read(token: string, purpose: string): string | null;
  /** Like `read`, and invalidates the token. */
  use(token: string, purpose: string): string | null;
}

export function createOneTimeTokens(): OneTimeTokens {
  const sealing = createSealing(randomBytes(KEY_BYTES));
  const used = new Map<string, number>();
  /** One text for all encodings of the same bytes. */
  const keyOf = (token: string) => Buffer.from(token, 'base64url').toString('base64url');
  const open = (token: string, purpose: string) => {
    const text = sealing.open(token, purpose);
    if (text === null) return null;
    const [expires, value] = content.parse(JSON.parse(text));
    return expires < Date.now() || used.has(keyOf(token)) ? null : { expires, value };
  };
  return {
    issue: (purpose, value) => sealing.seal(JSON.stringify([Date.now() + STEP_LIFETIME, value]), purpose),
    read: (token, purpose) => open(token, purpose)?.value ?? null,
    use(token, purpose) {
      const opened = open(token, purpose);
      if (opened === null) return null;
      for (const [key, expires] of used) {
        if (expires >= Date.now() && used.size < MAX_USED) break;
        used.delete(key);
      }
      used.set(keyOf(token), opened.expires);
      return opened.value;
    },
  };
}
