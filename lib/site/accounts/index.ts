export { sessionCookie } from '#lib/platform/http/cookie.ts';
export { seal, unseal } from './seal.ts';
export { endSession, readSession, renewSession, startSession } from './session.ts';
export { remaining } from './session-policy.ts';
export type { Session } from './session-types.ts';
