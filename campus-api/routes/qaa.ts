import type { Hono } from 'hono';
import { paths, qaaDocumentToDto } from '#campus-api/dto.ts';
import { accountState } from '../account/account.ts';
import type { Login } from '../account/login.ts';
import type { Stores } from '../stores/index.ts';
import { readCredentials } from '../validation.ts';

/** By which the site ends a session once its account has another password, or is gone. No part of the wire contract. */
const accountHeader = 'campus-account';

/** Seconds after which a login turned away for want of room may come again. */
const retryAfter = '1';

export function addQaaRoutes(app: Hono, { qaaDocuments }: Stores, login: Login): void {
  app.get(paths.qaaDocuments, (c) => c.json({ body: qaaDocuments.all().map(qaaDocumentToDto) }));
  app.post(paths.qaaLogin, async (c) => {
    const { userName, qaaPassword } = await readCredentials(c);
    const outcome = await login(userName, qaaPassword);
    if (outcome === 'refused') return c.json({ message: 'User name or password is incorrect' }, 401);
    if (outcome === 'busy') {
      return c.json({ message: 'Too many logins at once. Try again in a moment.' }, 503, { 'retry-after': retryAfter });
    }
    return c.json({ message: 'You are successfully signed In' }, 200, { [accountHeader]: accountState(outcome) });
  });
}
