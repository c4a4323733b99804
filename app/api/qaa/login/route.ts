import { refusing } from '#lib/platform/http/refusal.ts';
import { handleLogin } from '#lib/site/accounts/handle-login.ts';

/** Logs in: `{ userName, qaaPassword }` as JSON, from a page of this site (decision record 24). */
export const POST = refusing(handleLogin);
