import { z } from 'zod';

/** What the cookie holds, sealed. `account`: of the embedded campus API, the account with its password at the login. `since` and `seen`: when it was made and last used, epoch milliseconds. */
export const sessionSchema = z.object({
  kind: z.literal('qaa'),
  id: z.string().min(1),
  user: z.string(),
  account: z.string().optional(),
  since: z.number(),
  seen: z.number(),
});

export type Session = z.infer<typeof sessionSchema>;

/** `ended`: there was one, and it is over: idle or old, or logged out. `unsure`: it may be, and nobody can tell at the moment. */
export type SessionState = { kind: 'open' | 'unsure'; session: Session } | { kind: 'ended' } | { kind: 'none' };

/**
 * The sessions that were logged out, or whose account is gone or has another password: a sealed cookie cannot be called back, a copy of it must be refused. One that cannot
 * tell throws, `StoreUnavailableError` where it is for the moment only, and the session is then not accepted.
 */
export interface Revocations {
  /** `until`: when the session would have ended anyway, epoch milliseconds. */
  revoke(session: Session, until: number): Promise<void>;
  isRevoked(session: Session): Promise<boolean>;
}
