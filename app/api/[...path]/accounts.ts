import { isLocale } from '#content/locale.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { handleLogin, handleLoginForm } from '#lib/site/accounts/handle-login.ts';
import { endSession, readSession, sessionCookie, startSession } from '#lib/site/accounts/index.ts';
import { listDocuments } from '#lib/site/accounts/list-documents.ts';
import type { QaaListing } from '#lib/site/accounts/listing.ts';
import { sealLoginMessage } from '#lib/site/accounts/login-note.ts';
import { or503 } from '#lib/site/accounts/or-503.ts';
import { serveQaaDocument } from '#lib/site/accounts/serve-qaa-document.ts';
import { endsIn, privateHeaders, redirectToLogin, requireSession } from '#lib/site/accounts/visitor-session.ts';
import type { Endpoints } from './endpoint.ts';
import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';

/**
 * Ends the session of a request, if it has one, and returns the headers that remove it from the browser. Only `cache` is cleared: `cookies`
 * would include those of the university's other sites, `storage` the visitor's own settings.
 */
async function logOut(request: Request): Promise<Record<string, string>> {
  const state = await readSession(request.headers.get('cookie'));
  const session = 'session' in state ? state.session : null;
  if (session) log.info({ event: 'qaa logout', user: session.user }, 'QAA log-out');
  const cookie = session ? await endSession(session) : sessionCookie('', 0);
  return { 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store', 'Clear-Site-Data': '"cache"' };
}

/** The login for browsers without JavaScript: handles a posted form and redirects to the list, or back with a message (decision record 20). */
async function logInByForm(request: Request): Promise<Response> {
  const { result, fields } = await handleLoginForm(request);
  const locale = isLocale(fields.locale ?? '') ? fields.locale : 'en';
  const page = localPath('/qaa/documents', locale === 'ne' ? 'ne' : 'en');
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    Location: `${page}?note=${await sealLoginMessage(result)}`,
  });
  if (result.kind === 'accepted') headers.set('Set-Cookie', await startSession(result.user, result.account));
  return new Response(null, { status: 303, headers });
}

/** Ends the session, and with it every copy of its cookie. */
async function logOutHere(request: Request): Promise<Record<string, string>> {
  requireSameOrigin(request, environment().siteUrl);
  return logOut(request);
}

/** The QAA area. */
export const accounts: Endpoints = {
  // `{ userName, qaaPassword }` as JSON, from a page of this site (decision record 20).
  '/api/qaa/login': { POST: refusing(handleLogin) },
  '/api/qaa/logout': {
    POST: refusing(async (request) => new Response(null, { status: 204, headers: await logOutHere(request) })),
  },
  '/api/qaa/form/login': { POST: refusingForm(logInByForm) },
  // `?locale=ne` leads back to the Nepali page.
  '/api/qaa/form/logout': {
    POST: refusingForm(async (request) => {
      const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
      const headers = { ...(await logOutHere(request)), Location: localPath('/qaa', locale) };
      return new Response(null, { status: 303, headers });
    }),
  },
  '/api/qaa/documents': {
    GET: refusing(async (request) => {
      const session = await requireSession(request);
      const documents = await or503(listDocuments());
      const listing: QaaListing = { documents, endsIn: endsIn(session) };
      return Response.json(listing, { headers: await privateHeaders(session) });
    }),
  },
  // A tab without a session is redirected to the login.
  '/api/qaa/documents/:key': {
    GET: (request, { key = '' }) =>
      refusing(async () => (await redirectToLogin(request)) ?? serveQaaDocument(request, key))(request),
  },
};
