import type { Hono } from 'hono';
import { z } from 'zod';
import { accountState } from '#campus-api/accounts/account.ts';
import type { Login } from '#campus-api/accounts/login.ts';
import { type ApiCall, paths, wrongBody } from '#campus-api/api/call.ts';
import { readLoginBody } from '#campus-api/api/read-request.ts';
import { messageSchema } from '#campus-api/api/replies.ts';

/** Header by which the site ends a session once its account has another password or is removed. Not part of the API contract. */
const accountHeader = 'campus-account';

/** Seconds until the retry of a login beyond the concurrency limit. */
const retryAfter = '1';

export function addQaaLogin(app: Hono, login: Login): void {
  app.post(paths.qaaLogin, async (c) => {
    const { userName, qaaPassword } = await readLoginBody(c);
    const check = await login(userName, qaaPassword);
    if (check === 'refused') return c.json({ message: 'User name or password is incorrect' }, 401);
    if (check === 'busy') {
      return c.json({ message: 'Too many logins at once. Try again in a moment.' }, 503, { 'retry-after': retryAfter });
    }
    return c.json({ message: 'You are successfully signed In' }, 200, { [accountHeader]: accountState(check) });
  });
}

export const qaaLoginCall: ApiCall = {
  path: paths.qaaLogin,
  method: 'post',
  summary: 'Checks a login. Only the message "You are successfully signed In" means success, regardless of the status',
  request: z.strictObject({ userName: z.string().max(256), qaaPassword: z.string().max(256) }),
  reply: messageSchema,
  refusals: { ...wrongBody, 401: 'User name or password is wrong', 503: 'Too many logins at once' },
};
