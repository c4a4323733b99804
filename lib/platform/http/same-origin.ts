import { Refusal } from './refusal.ts';

/**
 * Rejects posts from other sites (OWASP ASVS 3.5.1): `Origin` must be the configured address or that of the request, and
 * `Sec-Fetch-Site`, where the browser sends it, `same-origin`. Old and text browsers send neither, so `Referer` counts: another site
 * can omit it, but not change it. @throws Refusal 403
 */
export function requireSameOrigin({ headers }: Request, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin') ?? (site === null ? headers.get('referer') : null);
  const origin = URL.parse(from ?? '');
  const isSameOrigin = origin !== null && (origin.origin === siteUrl || origin.host === headers.get('host'));
  if (isSameOrigin && (site === null || site === 'same-origin')) return;
  throw new Refusal(403, 'This can only be sent from a page of this site.');
}
