import { departments } from '#content/messages/campus.ts';
import { people } from '#content/messages/people.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { referringPage } from '#lib/platform/http/referring-page.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { liteCookie } from '#lib/platform/http/wants-lite.ts';
import { localPath, MAIL_TO_DEPARTMENT, MAIL_TO_PERSON } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { handleVisit } from '#lib/site/campus-client/handle-visit.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { handleKey, handleSubscribe, handleUnsubscribe } from '#lib/site/notifications/handle-subscription.ts';
import { mailRedirect } from '#lib/site/people/handle-mail.ts';
import { findEmail } from '#lib/site/people/person-pages.ts';
import { findDepartment } from '#lib/site/site-content/department-readers.ts';
import { handleNoticeSearch } from '#lib/site/site-search/handle-notice-search.ts';
import { handleSuggestions } from '#lib/site/site-search/handle-suggestions.ts';
import type { Endpoints } from './endpoint.ts';

/** `on` or `off`: stores the choice in a cookie and redirects back. A GET, so that it works as a link without scripts; it affects only the presentation. */
function chooseLite(request: Request, choice: string | undefined): Response {
  if (choice !== 'on' && choice !== 'off') return jsonError(404, 'There is nothing at this address.');
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const isSecure = environment().siteUrl.startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: {
      Location: referringPage(request) ?? localPath('/', locale),
      'Set-Cookie': liteCookie(choice === 'on', isSecure),
      'Cache-Control': 'no-store',
    },
  });
}

/** A path of the route table as Hono writes it. */
const asPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Content and small services for pages. Mails are opened by GET, so that they work as links without scripts: addresses are in no page (decision 40). */
export const visitors: Endpoints = {
  // In production the server sends the same response without Next (`server/handlers/direct-responses.ts`).
  '/api/visits': { GET: handleVisit },
  '/api/notices': { GET: ({ url }) => handleNoticeSearch(new URL(url).searchParams) },
  '/api/search': { GET: ({ url }) => handleSuggestions(new URL(url).searchParams) },
  '/api/push': { GET: refusing(handleKey), POST: refusing(handleSubscribe), DELETE: refusing(handleUnsubscribe) },
  '/api/lite/:choice': { GET: (request, { choice }) => chooseLite(request, choice) },
  [asPattern(MAIL_TO_DEPARTMENT)]: {
    GET: async (_, { slug = '' }) =>
      mailRedirect(await attempt(async () => (await findDepartment(slug))?.email ?? null), departments.noMail),
  },
  [asPattern(MAIL_TO_PERSON)]: {
    GET: async (_, { id = '' }) => mailRedirect(await findEmail(id), people.noMail),
  },
};
