import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { endSession, readSession, sessionCookie } from './index.ts';

/**
 * Ends the session of a request, if it has one, and returns the headers that remove it from the browser. Only `cache` is cleared: `cookies`
 * would include those of the university's other sites, `storage` the visitor's own settings.
 */
export async function logOut(request: Request): Promise<Record<string, string>> {
  const state = await readSession(request.headers.get('cookie'));
  const session = 'session' in state ? state.session : null;
  if (session) log.info({ event: 'qaa logout', user: session.user }, 'QAA log-out');
  const cookie = session ? await endSession(session) : sessionCookie('', 0);
  return { 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store', 'Clear-Site-Data': '"cache"' };
}
