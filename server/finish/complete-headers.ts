import type { OutgoingHttpHeaders } from 'node:http';
import { pageDirectives, STRICTEST } from '#lib/platform/http/content-security-policy.ts';
import { FILE_LENGTH } from '#lib/platform/http/file-length.ts';
import { LITE_VARY } from '#lib/platform/http/wants-lite.ts';
import { INTERNAL_RESPONSE_HEADERS, isRouterHeader, ROUTER_RESPONSE_HEADERS } from '#server/next-adapter/headers.ts';
import { trustedInlineScripts } from '#server/next-adapter/inline-scripts.ts';
import type { RequestContext } from '../http/request-context.ts';
import { headerOf, isEncodable, isHtml, type ResponseHead, withHeaders } from '../http/response.ts';

const COMMON_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Responses that are not documents: the headers of documents would add 250 bytes to each. */
const PART_OF_A_PAGE = /^(application\/(javascript|json)|text\/(javascript|css|plain|x-component)|image\/)/;

const PART_FOR_ROUTER = /^text\/x-component/;

/** Two years (OWASP ASVS 3.4.1). Whether subdomains follow is for the campus to decide. */
const HSTS = { 'strict-transport-security': 'max-age=63072000' };

/**
 * The framework lets caches show a stale page for a year. Browsers are caches too: Firefox would show a page of last week before it
 * revalidates.
 */
const STALE_FOR_MONTHS = /stale-while-revalidate=\d{7,}/;

/** Headers that are equal in all responses of an address. */
export const CONSTANT_HEADERS: readonly string[] = Object.keys({ ...PAGE_HEADERS, ...HSTS });

const INTERNAL_HEADERS = [FILE_LENGTH, ...INTERNAL_RESPONSE_HEADERS];

const POLICY = 'content-security-policy';

/** Step: completes the headers: security, policy, lifetime, `Vary`. The response's own headers win. */
export function completeHeaders<Response extends ResponseHead>(response: Response, context: RequestContext): Response {
  const length = response.headers[FILE_LENGTH];
  const lifetime = lifetimeOf(response, context);
  const headers: OutgoingHttpHeaders = {
    ...securityHeadersOf(response),
    ...(context.isSecure && HSTS),
    ...response.headers,
    ...policyOf(response, context),
    ...varyOf(withHeaders(response, lifetime)),
    ...lifetime,
    ...quotedTag(response),
    ...(length !== undefined && { 'content-length': Number(length) }),
    ...withoutInternal,
    ...(isHtml(response) && withoutRouterHeaders),
  };
  return withHeaders(response, headers);
}

/** An error or a redirect may be opened as a document, regardless of its type. */
function securityHeadersOf(response: ResponseHead) {
  return response.status < 300 && PART_OF_A_PAGE.test(headerOf(response, 'content-type'))
    ? COMMON_HEADERS
    : PAGE_HEADERS;
}

const withoutInternal = Object.fromEntries(INTERNAL_HEADERS.map((name) => [name, undefined]));
const withoutRouterHeaders = Object.fromEntries(ROUTER_RESPONSE_HEADERS.map((name) => [name, undefined]));

/** The framework writes the ETags of pictures without the quotes of RFC 9110, 8.8.3; `request-headers.ts` removes them from requests. */
function quotedTag(response: ResponseHead) {
  const tag = headerOf(response, 'etag');
  return tag === '' || /^(W\/)?"/.test(tag) ? {} : { etag: `"${tag}"` };
}

/** The lifetime of stored files themselves (`lib/site/files/serve-file.ts`): a picture must not outlive the permission to see its file. */
const STORED_SHARING = 'public, max-age=60, must-revalidate';

function lifetimeOf(response: ResponseHead, { storedPicture }: RequestContext) {
  // A missing page may be published the next moment.
  if (response.status === 404 || response.status >= 500) return { 'cache-control': 'no-store' };
  if (storedPicture !== null && response.status < 400) return { 'cache-control': STORED_SHARING };
  const lifetime = headerOf(response, 'cache-control');
  return lifetime === '' ? {} : { 'cache-control': lifetime.replace(STALE_FOR_MONTHS, 'max-age=0') };
}

/**
 * A text varies by encoding; a page also by lite variant. Among the headers of the framework's router only `rsc`
 * distinguishes a page from a part of one.
 */
function varyOf(response: ResponseHead) {
  const isPage = isHtml(response);
  const names = headerOf(response, 'vary')
    .replace(LITE_VARY, '')
    .split(/(?<!\s)\s*,\s*/)
    .filter(Boolean);
  const has = (name: string) => names.some((each) => each.toLowerCase() === name);
  // A response that no cache may store needs no `Vary`.
  const isStorable = isPage || !headerOf(response, 'cache-control').includes('no-store');
  if (isStorable && isEncodable(response) && !has('accept-encoding')) names.push('Accept-Encoding');
  // A part of a page already names the router's headers; other responses do not vary by them.
  if (PART_FOR_ROUTER.test(headerOf(response, 'content-type'))) return { vary: names.join(', ') };
  const others = names.filter((name) => (isPage && name === 'rsc') || !isRouterHeader(name));
  if (isPage) others.push(LITE_VARY);
  return { vary: others.length > 0 ? others.join(', ') : undefined };
}

/** A policy that names the pages that may frame the response, which takes precedence over `X-Frame-Options`. */
const FRAMED = /frame-ancestors (?!'none')/;

/** A response without a policy gets a strict one; a page that was rendered for this request may run the scripts with its nonce. */
function policyOf(response: ResponseHead, { rendering }: RequestContext): OutgoingHttpHeaders {
  const policy = headerOf(response, POLICY);
  if (policy !== '') return FRAMED.test(policy) ? { 'x-frame-options': undefined } : {};
  if (!isHtml(response)) return { [POLICY]: STRICTEST };
  return { [POLICY]: pageDirectives([`'nonce-${rendering.nonce}'`, ...trustedInlineScripts()]) };
}
