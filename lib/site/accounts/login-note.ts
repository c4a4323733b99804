import 'server-only';
import { z } from 'zod';
import { seal, unseal } from './index.ts';
import type { LoginResult } from './log-in.ts';

const SECONDS = 120;

const schema = z.object({
  note: z.enum(['accepted', 'refused', 'limited', 'unavailable']),
  message: z.string().default(''),
  wait: z.number().default(0),
});

export type LoginMessage = z.infer<typeof schema>;

/** Shown while logins cannot be checked. */
export const UNAVAILABLE: LoginMessage = { note: 'unavailable', message: '', wait: 0 };

/** The result of a login for the address of the following page: sealed, so that nobody else can set its message. */
export async function sealLoginMessage(result: LoginResult): Promise<string> {
  const message = result.kind === 'refused' ? result.message : '';
  const wait = result.kind === 'limited' ? result.wait : 0;
  return seal({ note: result.kind, message, wait }, SECONDS);
}

/** Null for an invalid or expired value. */
export async function openLoginMessage(sealed: unknown): Promise<LoginMessage | null> {
  if (typeof sealed !== 'string' || sealed.length > 4096) return null;
  const note = schema.safeParse(await unseal(sealed, SECONDS, () => undefined));
  return note.success ? note.data : null;
}
