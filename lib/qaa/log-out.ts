import 'server-only';
import { log } from '../log.ts';
import { endSession, readSession, sessionCookie } from '../session/index.ts';

/**
 * Ends the session of a request, if it has one: the headers that make the browser forget it. Only `cache` is cleared: the
 * cookies would include those of the university's other sites, the storage the visitor's own settings.
 */
export async function logOut(request: Request): Promise<Record<string, string>> {
  const state = await readSession(request.headers.get('cookie'));
  if (state.kind === 'open') log.info({ event: 'qaa logout', user: state.session.user }, 'QAA log-out');
  const cookie = state.kind === 'open' ? await endSession(state.session) : sessionCookie('', 0);
  return { 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store', 'Clear-Site-Data': '"cache"' };
}
