import type { Hono } from 'hono';
import { accountState } from '#campus-api/accounts/account.ts';
import type { Login } from '#campus-api/accounts/login.ts';
import { paths, qaaDocumentToDto } from '#campus-api/api/dto.ts';
import { readLoginBody } from '#campus-api/api/read-request.ts';
import type { Stores } from '../stores.ts';

/** Header by which the site ends a session once its account has another password or is removed. Not part of the API contract. */
const accountHeader = 'campus-account';

/** Seconds until the retry of a login beyond the concurrency limit. */
const retryAfter = '1';

export function addQaaRoutes(app: Hono, { qaaDocuments }: Stores, login: Login): void {
  app.get(paths.qaaDocuments, (c) => c.json({ body: qaaDocuments.all().map(qaaDocumentToDto) }));
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
