export { sessionCookie } from './cookie.ts';
export { remaining } from './policy.ts';
export { seal, unseal } from './seal.ts';
export { endSession, readSession, renewSession, startSession } from './session.ts';
export type { Session, SessionState } from './types.ts';
