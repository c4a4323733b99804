import { z } from 'zod';

/**
 * Content of the sealed cookie. `account`: of the embedded campus API, a digest of the account at the login. `since` and `seen`: times of creation
 * and last use, epoch milliseconds; `machine`: the time of the machine at the last use.
 */
export const sessionSchema = z.object({
  kind: z.literal('qaa'),
  id: z.string().min(1),
  user: z.string(),
  account: z.string().optional(),
  since: z.number(),
  seen: z.number(),
  machine: z.object({ boot: z.string(), uptime: z.number() }),
});

export type Session = z.infer<typeof sessionSchema>;

/** `ended`: the session is over: idle, too old, or logged out. `unsure`: it may be over, which is unknown at the moment. */
export type SessionState = { kind: 'open' | 'unsure'; session: Session } | { kind: 'ended' } | { kind: 'none' };

/**
 * Sessions that were logged out, or whose account was removed or has another password: a sealed cookie cannot be withdrawn, so copies of it have to be rejected.
 * If the state is unknown, methods throw (`StoreUnavailableError` if only temporarily), and the session is not accepted.
 */
export interface Revocations {
  /** `until`: when the session would have ended anyway, epoch milliseconds. */
  revoke(session: Session, until: number): Promise<void>;
  isRevoked(session: Session): Promise<boolean>;
}
