import type { OutgoingHttpHeaders } from 'node:http';
import { IMMUTABLE } from '#lib/http/answer.ts';
import { pageDirectives, STRICTEST } from '#lib/http/content-security-policy.ts';
import { FILE_LENGTH } from '#lib/http/file-length.ts';
import { LITE_VARY } from '#lib/http/wants-lite.ts';
import { INTERNAL_RESPONSE_HEADERS, isRouterHeader, POSTPONED, ROUTER_RESPONSE_HEADERS } from '#lib/next/headers.ts';
import { trustedInlineScripts } from '#lib/next/inline-scripts.ts';
import type { Exchange } from '../exchange.ts';
import { headerOf, isEncodable, isHtml, type ResponseHead, takesDictionary, withHeaders } from './whole-response.ts';

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const OF_PAGES = {
  ...ALWAYS,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** No documents, and their policy is the strictest: what is said of documents would cost each of them 250 bytes. */
const PART_OF_A_PAGE = /^(application\/javascript|text\/(javascript|css|plain|x-component)|image\/)/;

const PART_FOR_ROUTER = /^text\/x-component/;

/** Two years (OWASP ASVS 3.4.1). Whether subdomains follow is for the campus to decide. */
const HSTS = { 'strict-transport-security': 'max-age=63072000' };

/**
 * The framework lets a cache show a page, once more, for as long as its entry may live, a year. Browsers are caches too: Firefox shows
 * a page of last week before it asks.
 */
const BEYOND_ITS_TIME = /stale-while-revalidate=\d{7,}/;

/** What is the same of every response of an address. */
export const CONSTANT_HEADERS: readonly string[] = Object.keys({ ...OF_PAGES, ...HSTS });

const INTERNAL = [FILE_LENGTH, ...INTERNAL_RESPONSE_HEADERS];

const POLICY = 'content-security-policy';

/** Transform: completes the headers of a response, security, policy, lifetime, what it varies by. What it says itself counts. */
export function completeHeaders<Response extends ResponseHead>(response: Response, exchange: Exchange): Response {
  const { context, isSecure } = exchange;
  const length = response.headers[FILE_LENGTH];
  const lifetime = lifetimeOf(response, exchange);
  const headers: OutgoingHttpHeaders = {
    ...alwaysOf(response),
    ...(isSecure && HSTS),
    'x-request-id': context.id,
    ...response.headers,
    [POLICY]: policyOf(response, exchange),
    ...varyOf(withHeaders(response, lifetime)),
    ...lifetime,
    ...quotedTag(response),
    ...(length !== undefined && { 'content-length': Number(length) }),
    ...internal,
    ...(isHtml(response) && ofRouter),
  };
  return withHeaders(response, headers);
}

/** An error or a redirect may be opened as a document, whatever it is. */
function alwaysOf(response: ResponseHead) {
  return response.status < 300 && PART_OF_A_PAGE.test(headerOf(response, 'content-type')) ? ALWAYS : OF_PAGES;
}

const internal = Object.fromEntries(INTERNAL.map((name) => [name, undefined]));
const ofRouter = Object.fromEntries(ROUTER_RESPONSE_HEADERS.map((name) => [name, undefined]));

/** The framework writes the tag of a picture bare (RFC 9110, 8.8.3: it is quoted); `request-headers.ts` hands it back as it was. */
function quotedTag(response: ResponseHead) {
  const tag = headerOf(response, 'etag');
  return tag === '' || /^(W\/)?"/.test(tag) ? {} : { etag: `"${tag}"` };
}

/** As pages name the icons of the site, by what is in them (`/icon.svg?icon.1y5_knnqw4mzz.svg`): without it they may change. */
const NAMED_ICON = /^\/(icon\.svg|favicon\.ico|apple-icon\.png)\?\w[\w-]*\.[\w-]{10,}\.\w+$/;

/** As long as stored files themselves (`answer-file.ts`): the encoded copy may not live longer than the right to it. */
export const STORED_SHARING = 'public, max-age=60, must-revalidate';

function lifetimeOf(response: ResponseHead, { storedPicture, url }: Exchange) {
  // What is not there may be published the next moment.
  if (response.status === 404 || response.status >= 500) return { 'cache-control': 'no-store' };
  if (storedPicture !== null && response.status < 400) return { 'cache-control': STORED_SHARING };
  if (NAMED_ICON.test(url) && response.status < 400) return { 'cache-control': IMMUTABLE };
  const lifetime = headerOf(response, 'cache-control');
  return lifetime === '' ? {} : { 'cache-control': lifetime.replace(BEYOND_ITS_TIME, 'max-age=0') };
}

/**
 * A text varies by its encoding, a page also by the dictionary that its reader has and by who wants it lite. Of what the framework's
 * router asks parts of pages by, `rsc` alone tells a page from a part.
 */
function varyOf(response: ResponseHead) {
  const names = headerOf(response, 'vary')
    .replace(LITE_VARY, '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  const has = (name: string) => names.some((each) => each.toLowerCase() === name);
  if (isEncodable(response) && !has('accept-encoding')) names.push('Accept-Encoding');
  if (takesDictionary(response)) names.push('Available-Dictionary');
  // A part of a page says itself what its router asks by; what is neither has nothing to do with it.
  if (PART_FOR_ROUTER.test(headerOf(response, 'content-type'))) return { vary: names.join(', ') };
  const isPage = isHtml(response);
  const others = names.filter((name) => (isPage && name === 'rsc') || !isRouterHeader(name));
  if (isPage) others.push(LITE_VARY);
  return { vary: others.length > 0 ? others.join(', ') : undefined };
}

/** A response without a policy gets a strict one. A page finished for this request adds its nonce to the hashes of its cached part. */
function policyOf(response: ResponseHead, { context: { nonce } }: Exchange): string {
  const said = headerOf(response, POLICY);
  if (said !== '' && response.headers[POSTPONED] === undefined) return said;
  if (!isHtml(response)) return STRICTEST;
  const [, scripts = ''] = /script-src ([^;]*)/.exec(said) ?? [];
  const cached = scripts.match(/'sha256-[^']*'/g) ?? [];
  return pageDirectives([`'nonce-${nonce}'`, ...new Set([...trustedInlineScripts(), ...cached])]);
}
