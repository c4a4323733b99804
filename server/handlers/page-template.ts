import type { Locale } from '#content/locale.ts';
import { STRICTEST } from '#lib/platform/http/content-security-policy.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { type FragmentRenderer, type PageFragment, pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { missingPath, nearestPage } from '#lib/platform/routes/nearest-page.ts';
import { localeOf, localPath, publicPath } from '#lib/platform/routes/paths.ts';
import { FRAGMENT_PLACEHOLDER, TEMPLATE_HEADER, TITLE_PLACEHOLDER } from '#lib/platform/routes/templates.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { RETRY_SECONDS } from '#server/next-adapter/status-by-tag.ts';
import { cacheKeyOf } from '../cache/cache-key.ts';
import { responseCache } from '../cache/response-cache.ts';
import type { Handled } from '../finish/handled.ts';
import type { LoadPage } from '../finish/stored-page.ts';
import type { SendInternally } from '../http/internal-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type WholeResponse, withHeaders } from '../http/response.ts';
import type { Handler } from './handler.ts';

/** The framework's own `Cache-Control` for pages that are rendered for one request. */
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Requests to the framework: for a page as it is, and for a page that the response cache may store. */
export interface PageSource {
  readonly send: SendInternally;
  readonly load: LoadPage;
}

/**
 * Creates the handler of dynamic pages: it makes the fragment of the page and fills the stored template with it. A request for only the
 * fragment gets it at once. The handler throws what the fragment throws.
 */
export function fillDynamicPage(source: PageSource): Handler {
  return (context) => {
    const { route, method } = context;
    const isRead = method === 'GET' || method === 'HEAD';
    const render = isRead && route?.kind === 'dynamic' ? pageHandlers().fragments[route.path] : null;
    return render ? dynamicPage(render, context, source) : null;
  };
}

async function dynamicPage(
  render: FragmentRenderer,
  { url, request, rendering, wantsFragment, isLite }: RequestContext,
  { send, load }: PageSource,
): Promise<Handled> {
  const { pathname, searchParams: parameters } = new URL(url, 'http://site');
  const locale = localeOf(pathname);
  const path = publicPath(pathname);
  const { cookie } = request.headers;
  const requestPath = (url: string) => send({ url });
  const fragment = await renderContext.run(rendering, () => render({ parameters, locale, path, cookie, requestPath }));
  if (!fragment) return missingPage(locale, path, url, send);
  if ('to' in fragment) return { response: redirectTo(fragment.to) };
  if (wantsFragment) return { response: fragmentResponse(fragment) };
  return fillTemplate(fragment, { pathname, locale, isLite }, load);
}

function redirectTo(location: string): WholeResponse {
  return { status: 308, headers: { location }, body: Buffer.alloc(0) };
}

/** The page for unknown addresses, with a link to the nearest page. */
async function missingPage(locale: Locale, path: string, url: string, send: SendInternally): Promise<Handled> {
  const template = `/${locale}${missingPath(nearestPage(path))}`;
  const { response } = await send({ url, internalHeaders: { [TEMPLATE_HEADER]: template } });
  return { response };
}

/** The fragment without a document, for a script of the page that inserts it. */
function fragmentResponse({ html, status = 200 }: PageFragment): WholeResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': PRIVATE,
    'content-security-policy': STRICTEST,
  };
  return { status, headers, body: Buffer.from(html) };
}

/** A page with a template: its path with its language, and whether its lite variant is wanted. */
interface TemplatePage {
  readonly pathname: string;
  readonly locale: Locale;
  readonly isLite: boolean;
}

/** The template of a page with the fragment for the request, or the response that the framework sends instead of the template. */
export async function fillTemplate(fragment: PageFragment, page: TemplatePage, load: LoadPage): Promise<Handled> {
  const template = await findTemplate(fragment.template, page, load);
  return { response: template.status === 200 ? fill(template, fragment) : template, state: 'complete' };
}

/** The template from the response cache, or from the framework. */
async function findTemplate(path: string, { pathname, locale, isLite }: TemplatePage, load: LoadPage) {
  const url = localPath(path, locale);
  const stored = cacheKeyOf({ method: 'GET', url, headers: {} }, isLite);
  const existing = stored && responseCache().take(stored.text);
  const body = existing?.bodyIn('identity');
  if (existing && body) return { status: 200, headers: existing.headers, body };
  const internalHeaders = { [TEMPLATE_HEADER]: `/${locale}${path}` };
  const { response, key, cached } = await load({ url: pathname, internalHeaders, isLite }, url);
  if (key && cached) responseCache().addBody(key.text, cached, 'identity', response.body);
  return response;
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
