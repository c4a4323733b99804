import type { Hono } from 'hono';
import type { Login } from '../account/login.ts';
import type { Stores } from '../stores/index.ts';
import { readCredentials } from '../validation.ts';
import { paths, qaaDocumentToWire } from '../wire.ts';

/** Seconds after which a login turned away for want of room may come again. */
const retryAfter = '1';

export function addQaaRoutes(app: Hono, { qaaDocuments }: Stores, login: Login): void {
  app.get(paths.qaaDocuments, (c) => c.json({ body: qaaDocuments.all().map(qaaDocumentToWire) }));
  app.post(paths.qaaLogin, async (c) => {
    const { userName, qaaPassword } = await readCredentials(c);
    const outcome = await login(userName, qaaPassword);
    if (outcome === 'accepted') return c.json({ message: 'You are successfully signed In' });
    if (outcome === 'refused') return c.json({ message: 'User name or password is incorrect' }, 401);
    return c.json({ message: 'Too many logins at once. Try again in a moment.' }, 503, { 'retry-after': retryAfter });
  });
}
