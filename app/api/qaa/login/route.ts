import { handleLogin } from '#lib/auth/handle-login.ts';
import { refusing } from '#lib/http/refusal.ts';

/** Logs in: `{ userName, qaaPassword }` as JSON, from a page of this site (decision record 24). */
export const POST = refusing(handleLogin);
