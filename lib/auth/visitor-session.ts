import 'server-only';
import { referringPage } from '#lib/http/referring-page.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { localeOf, localPath, QAA_DOCUMENTS } from '#lib/routes/paths.ts';
import { readSession, remaining, renewSession, type Session } from './index.ts';

/** The session of a request. @throws Refusal 401 without one, 503 where nobody can tell whether it was ended */
export async function requireSession(request: Request): Promise<Session> {
  const state = await readSession(request.headers.get('cookie'));
  if (state.kind === 'open') return state.session;
  if (state.kind === 'unsure') {
    throw new Refusal(503, 'We cannot check logins right now. Please try again in a minute.', {
      'Retry-After': '60',
    });
  }
  throw new Refusal(
    401,
    state.kind === 'ended' ? 'The session has ended. Please log in again.' : 'Please log in first.',
  );
}

/**
 * Where a tab opens a document without a session: the way to the login, in the language of the page before. Null with a session, and for
 * scripts, which are told the status.
 */
export async function toLogin(request: Request): Promise<Response | null> {
  if (!request.headers.get('accept')?.includes('text/html')) return null;
  const { kind } = await readSession(request.headers.get('cookie'));
  if (kind === 'open') return null;
  const Location = localPath(QAA_DOCUMENTS, localeOf(referringPage(request) ?? '/'));
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

/** Headers of what only this visitor may have: nothing keeps it, and the session's use is noted. */
export async function privateHeaders(session: Session): Promise<Record<string, string>> {
  const cookie = await renewSession(session);
  return {
    'Cache-Control': 'private, no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    ...(cookie && { 'Set-Cookie': cookie }),
  };
}

/** Milliseconds until the session ends if this is its last use. */
export function endsIn(session: Session): number {
  const now = Date.now();
  return remaining({ ...session, seen: now }, now);
}
