/** On a response: whether the page came from the page cache: `HIT`, `STALE` while a newer one is rendered, `MISS`. */
export const CACHE_STATE = 'x-nextjs-cache';

/** The cache tags of a stored page. */
export const CACHE_TAGS = 'x-next-cache-tags';

/** On a stored page, our own header: the edits that make its lite variant (`liteVariantOf`). */
export const LITE_EDITS = 'x-lite-edits';

/** Our own header with the cache tags of a stored page; the framework does not send its own. */
export const PAGE_TAGS = 'x-shown-tags';

/** On a response: headers for the server itself only. */
export const INTERNAL_RESPONSE_HEADERS: readonly string[] = [
  'x-middleware-rewrite',
  'x-powered-by',
  LITE_EDITS,
  PAGE_TAGS,
];

/** On a response with a part of a page: headers for the framework's router only. */
export const ROUTER_RESPONSE_HEADERS: readonly string[] = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** On a request: the router requests a part of a page, or the page's data. */
const ROUTER = /^(rsc|next-url|next-router-[a-z-]+)$/;

export function isRouterHeader(name: string): boolean {
  return ROUTER.test(name.toLowerCase());
}

/** The request headers that reach the framework: HTTP headers that it, or a route handler, reads. */
const ALLOWED = new Set(
  [
    'accept accept-encoding accept-language authorization cache-control connection content-encoding content-length content-type',
    'cookie expect host if-match if-modified-since if-none-match if-range if-unmodified-since origin pragma range referer save-data',
    'sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-purpose service-worker transfer-encoding user-agent',
    'x-forwarded-for',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a visitor's request may carry this header: the framework trusts its internal ones from any sender. */
export function isAllowedRequestHeader(name: string): boolean {
  return ALLOWED.has(name) || isRouterHeader(name);
}
