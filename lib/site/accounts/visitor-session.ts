import 'server-only';
import { referringPage } from '#lib/platform/http/referring-page.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { localeOf, localPath, QAA_DOCUMENTS } from '#lib/platform/routes/paths.ts';
import { machineTime } from '#lib/platform/runtime/machine-time.ts';
import { readSession, remaining, renewSession, type Session } from './index.ts';

/** The session of a request. @throws Refusal 401 without a session, 503 if its state is unknown */
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
 * Redirect to the login for a tab that opens a document without a session, in the language of the previous page. Null with a session, and
 * for scripts, which get the status instead.
 */
export async function redirectToLogin(request: Request): Promise<Response | null> {
  if (!request.headers.get('accept')?.includes('text/html')) return null;
  const { kind } = await readSession(request.headers.get('cookie'));
  if (kind === 'open') return null;
  const Location = localPath(QAA_DOCUMENTS, localeOf(referringPage(request) ?? '/'));
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

/** Headers of private responses, which are not cached; renews the session. */
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
  return remaining({ ...session, seen: now, machine: machineTime() }, now);
}
