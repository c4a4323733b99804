import { Refusal } from './refusal.ts';

/**
 * Lets only this site's own pages post (OWASP ASVS 3.5.1): `Origin` is our address, as the site knows it or as the request
 * was addressed, and `Sec-Fetch-Site`, where the browser sends it, agrees. Old browsers and those of text send neither: for them
 * `Referer` says it. A page elsewhere can have that left out, but not changed. @throws Refusal 403
 */
export function requireSameOrigin({ headers }: Request, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin') ?? (site === null ? headers.get('referer') : null);
  const origin = URL.parse(from ?? '');
  const isOurs = origin !== null && (origin.origin === siteUrl || origin.host === headers.get('host'));
  if (isOurs && (site === null || site === 'same-origin')) return;
  throw new Refusal(403, 'This can only be sent from a page of this site.');
}
