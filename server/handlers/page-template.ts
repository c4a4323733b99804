import type { Locale } from '#content/locale.ts';
import { STRICTEST } from '#lib/platform/http/content-security-policy.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { type PageFragment, pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { missingPath, nearestPage } from '#lib/platform/routes/nearest-page.ts';
import { localeOf, localPath, publicPath } from '#lib/platform/routes/paths.ts';
import { FRAGMENT_PLACEHOLDER, TEMPLATE_HEADER, TITLE_PLACEHOLDER } from '#lib/platform/routes/templates.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { cacheKeyOf } from '#server/cache/cache-key.ts';
import { responseCache } from '#server/cache/response-cache.ts';
import { isRouterHeader } from '#server/next-adapter/headers.ts';
import { RETRY_SECONDS } from '#server/next-adapter/status-by-tag.ts';
import type { RequestContext } from '#server/request-context.ts';
import { type WholeResponse, withHeaders } from '#server/response/whole-response.ts';
import { completeHeaders } from '#server/transforms/complete-headers.ts';
import { addBody, encodeBody } from '#server/transforms/serve-cached.ts';

/** The framework's own `Cache-Control` for pages that are rendered for one request. */
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Stage: makes the fragment of a dynamic page and fills the stored template with it; a template that is not in memory is rendered by the
 * framework. A request for only the fragment gets it at once. @throws what the fragment throws
 */
export async function fillCachedTemplate(context: RequestContext): Promise<WholeResponse | null> {
  const { route, request, rendering } = context;
  const make = route?.kind === 'dynamic' && isRead(context) ? pageHandlers().fragments[route.path] : null;
  if (!make) return null;
  const { pathname, searchParams: parameters } = new URL(context.url, 'http://site');
  const locale = localeOf(pathname);
  const path = publicPath(pathname);
  const { cookie } = request.headers;
  const fragment = await renderContext.run(rendering, () => make({ parameters, locale, path, cookie }));
  // The framework's router requests parts of pages; a document makes it load the page.
  for (const name of Object.keys(request.headers)) if (isRouterHeader(name)) delete request.headers[name];
  if (!fragment) return renderMissing(locale, path, context);
  if ('to' in fragment) return redirectTo(fragment.to, context);
  if (context.wantsFragment) return encodeBody(fragmentResponse(fragment, context), context);
  return fillStored(fragment, { pathname, locale }, context);
}

const isRead = ({ method }: RequestContext) => method === 'GET' || method === 'HEAD';

function redirectTo(location: string, context: RequestContext): WholeResponse {
  return completeHeaders({ status: 308, headers: { location }, body: Buffer.alloc(0) }, context);
}

/** Lets the framework render the page for unknown addresses, with a link to the nearest page. */
function renderMissing(locale: Locale, path: string, { request }: RequestContext): null {
  request.headers[TEMPLATE_HEADER] = `/${locale}${missingPath(nearestPage(path))}`;
  return null;
}

/** The fragment without a document, for a script of the page that inserts it. */
function fragmentResponse({ html, status = 200 }: PageFragment, context: RequestContext): WholeResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': PRIVATE,
    'content-security-policy': STRICTEST,
  };
  return completeHeaders({ status, headers, body: Buffer.from(html) }, context);
}

/** Fills the stored template of the page at `pathname`; null where the framework has to render it first. */
export async function fillStored(
  fragment: PageFragment,
  { pathname, locale }: { pathname: string; locale: Locale },
  context: RequestContext,
): Promise<WholeResponse | null> {
  const { request, rendering } = context;
  context.fragment = fragment;
  const url = localPath(fragment.template, locale);
  request.url = pathname;
  request.headers[TEMPLATE_HEADER] = `/${locale}${fragment.template}`;
  context.cacheKey = cacheKeyOf({ method: 'GET', url, headers: request.headers }, context.isLite);
  const cached = context.cacheKey && responseCache().take(context.cacheKey.text);
  const body = cached?.bodyIn('identity');
  if (!cached || !body) return null;
  const headers = { ...cached.headers, 'x-request-id': rendering.id };
  return encodeBody(fill({ status: 200, headers, body }, fragment), context);
}

/** Transform: inserts the request's fragment into a template that the framework has rendered. */
export function fillTemplate(response: WholeResponse, context: RequestContext): WholeResponse {
  const { fragment, cached, cacheKey } = context;
  if (!fragment || response.status !== 200) return response;
  if (cached && cacheKey) addBody(cacheKey, cached, 'identity', response.body);
  // The filled page is private to this visitor: only the template is cached.
  context.cached = null;
  return fill(response, fragment);
}

const PLACEHOLDERS = new RegExp([TITLE_PLACEHOLDER, FRAGMENT_PLACEHOLDER].map(RegExp.escape).join('|'), 'g');

function fill(response: WholeResponse, { title = '', html, status = response.status }: PageFragment): WholeResponse {
  const values: Readonly<Record<string, string>> = {
    [TITLE_PLACEHOLDER]: escapeHtml(title),
    [FRAGMENT_PLACEHOLDER]: FRAGMENT_PLACEHOLDER.replace('></', () => `>${html}</`),
  };
  const filled = response.body.toString().replace(PLACEHOLDERS, (placeholder) => values[placeholder] ?? placeholder);
  const retry = status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {};
  const headers = { etag: undefined, 'cache-control': status < 404 ? PRIVATE : 'no-store', ...retry };
  return { ...withHeaders(response, headers), status, body: Buffer.from(filled) };
}
