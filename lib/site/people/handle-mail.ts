import 'server-only';
import type { Localized } from '#content/locale.ts';
import { people } from '#content/messages/people.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';

const inBoth = ({ en, ne }: Localized) => `${en} / ${ne}`;

/** Each part encoded, so that an address cannot add a subject or a recipient (RFC 6068). */
const mailto = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Redirects a browser to the address, which opens its mail program; 404 without an address, 503 while it cannot be read. */
export function mailRedirect(email: Attempt<string | null>, none: Localized): Response {
  if (!email.ok) return jsonError(503, inBoth(people.mailUnavailable), { 'Retry-After': '60' });
  if (email.value === null) return jsonError(404, inBoth(none));
  return new Response(null, {
    status: 303,
    headers: {
      Location: mailto(email.value),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
