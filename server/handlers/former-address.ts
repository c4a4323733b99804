import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { formerLocation, formerLocationOfMissing } from '#lib/platform/routes/former-addresses.ts';
import { countedAddress } from '#lib/platform/routes/unknown-address.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext, VisitorRequestContext } from '../http/request-context.ts';

/** Browsers keep a redirect for five minutes: the campus may correct it. */
const LIFETIME = 'public, max-age=300';

/** Handler: redirects addresses of the former site, wherever this site has no page, to their targets in the table of the campus. */
export function redirectFormerAddress({ method, url, request }: RequestContext): Handled | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return redirectTo(formerLocation(contentAddresses().formerRows, url), request.headers.host);
}

/** Replaces the response for a record that the site does not have, whose address may be one of the former site. */
export function redirectMissing(handled: Handled, { method, route, url, request }: RequestContext): Handled {
  if (handled.response.status !== 404 || method !== 'GET' || route?.kind !== 'page') return handled;
  const location = formerLocationOfMissing(contentAddresses().formerRows, url);
  return redirectTo(location, request.headers.host) ?? handled;
}

function redirectTo(location: string | null, host: string | undefined): Handled | null {
  // A host of the former site that leads here now would be redirected to itself.
  if (location === null || URL.parse(location)?.host === host) return null;
  return { response: { status: 301, headers: { location, 'cache-control': LIFETIME }, body: Buffer.alloc(0) } };
}

/** Handler: counts the address of a visitor's request if the site turns out not to have it. It never responds. */
export function countUnknown({ method, route, url, request, response }: VisitorRequestContext): null {
  if (route !== null || method !== 'GET') return null;
  response.once('close', () => {
    const address = response.statusCode === 404 ? countedAddress(url, request.headers['user-agent'] ?? '') : null;
    if (address !== null) pageHandlers().countUnknown(address);
  });
  return null;
}
