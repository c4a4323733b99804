import type { ServerResponse } from 'node:http';
import { pageDirectives, STRICTEST } from '../http/content-security-policy.ts';
import { FILE_LENGTH } from '../http/file-length.ts';
import { isHtml, UNFINISHED } from '../http/response-parts.ts';
import { LITE_VARY } from '../lite/wants-lite.ts';
import { INTERNAL_RESPONSE_HEADERS } from '../next/headers.ts';
import { trustedInlineScripts } from '../next/inline-scripts.ts';
import type { RequestContext } from './request-context.ts';

const ALWAYS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const OF_PAGES = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

/** Scripts, styles and pictures are no documents: what is said of documents would cost each of them 350 bytes. */
const PART_OF_A_PAGE = /^(application\/javascript|text\/css|text\/x-component|image\/(?!svg))/;

/** Two years (OWASP ASVS 3.4.1). Whether subdomains follow is for the campus to decide. */
const HSTS = 'max-age=63072000';

/** Next lets a cache show a page for as long as its entry may live, a year; nobody shall read notices older than a week. */
const OLDEST = 'stale-while-revalidate=604800';

const INTERNAL = [FILE_LENGTH, ...INTERNAL_RESPONSE_HEADERS];

const POLICY = 'content-security-policy';

/** Completes the headers of an answer that is about to be sent; what it says itself counts. */
export function completeHeaders(
  response: ServerResponse,
  { id, nonce, sharing }: RequestContext,
  isSecure: boolean,
): void {
  const set = (name: string, value: string) => response.hasHeader(name) || response.setHeader(name, value);
  const isPart = PART_OF_A_PAGE.test(String(response.getHeader('content-type') ?? ''));
  for (const [name, value] of Object.entries(isPart ? ALWAYS : { ...ALWAYS, ...OF_PAGES })) set(name, value);
  if (isSecure) set('Strict-Transport-Security', HSTS);
  set('X-Request-Id', id);
  if (!response.hasHeader(POLICY) || response.hasHeader(UNFINISHED)) {
    response.setHeader(POLICY, isHtml(response) ? policyWithNonce(response, nonce) : STRICTEST);
  }
  if (isHtml(response)) varyByLite(response);
  limitAge(response);
  quoteTag(response);
  const length = response.getHeader(FILE_LENGTH);
  if (length !== undefined) response.setHeader('Content-Length', length);
  for (const name of INTERNAL) response.removeHeader(name);
  if (sharing && response.statusCode < 400) response.setHeader('Cache-Control', sharing);
  // What is not there may be published the next moment.
  if (response.statusCode === 404 || response.statusCode >= 500) response.setHeader('Cache-Control', 'no-store');
}

/** Next writes the tag of a picture bare (RFC 9110, 8.8.3: it is quoted); `request-headers.ts` hands it back as it was. */
function quoteTag(response: ServerResponse): void {
  const tag = response.getHeader('etag');
  if (typeof tag === 'string' && !/^(W\/)?"/.test(tag)) response.setHeader('ETag', `"${tag}"`);
}

function limitAge(response: ServerResponse): void {
  const lifetime = response.getHeader('cache-control');
  if (typeof lifetime !== 'string') return;
  // What is not there may be published in a minute.
  const isLongAbsent = response.statusCode === 404 && /\bs-maxage=\d{4,}/.test(lifetime);
  response.setHeader(
    'Cache-Control',
    isLongAbsent ? 'no-store' : lifetime.replace(/stale-while-revalidate=\d{7,}/, OLDEST),
  );
}

/** A page depends on who wants it lite. Of what Next's router asks parts of pages by, `rsc` alone tells a page from a part. */
function varyByLite(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (vary.includes(LITE_VARY)) return;
  const names = vary.split(/\s*,\s*/).filter((name) => name !== '' && !/^next-/i.test(name));
  response.setHeader('Vary', [...names, LITE_VARY].join(', '));
}

/** For a page that is made, or finished, for this request: what was cached of it has its hashes, the rest carries the nonce. */
function policyWithNonce(response: ServerResponse, nonce: string): string {
  const [, scripts = ''] = /script-src ([^;]*)/.exec(String(response.getHeader(POLICY) ?? '')) ?? [];
  const cached = scripts.match(/'sha256-[^']*'/g) ?? [];
  return pageDirectives([`'nonce-${nonce}'`, ...new Set([...trustedInlineScripts(), ...cached])]);
}
