import { type PagePreviews, pageHandlers, type ShownPreview } from '#lib/platform/http/page-handlers.ts';
import { productRoute } from '#lib/platform/routes/match.ts';
import { localeOf, PICTURE_SERVICE, PREVIEW, PREVIEW_FILES, publicPath } from '#lib/platform/routes/paths.ts';
import { TEMPLATE_HEADER } from '#lib/platform/routes/templates.ts';
import { createContext } from '#lib/platform/runtime/render-context.ts';
import { draftModeHeaders } from '#server/next-adapter/draft-mode.ts';
import type { Handled } from '../finish/handled.ts';
import type { SendInternally } from '../http/internal-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isHtml, toWholeResponse, type WholeResponse, withHeaders } from '../http/response.ts';
import type { Handler } from './handler.ts';

const ADDRESS = new RegExp(`^${PREVIEW}/([\\w-]{43})(/.*)?$`);

/** Only for the request: no cache, search engine or other site may hold it, and the address contains the token. */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Scripts and their preloads, in the notation of React. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;

/** Without scripts they fill the first screen; they do not belong to the document. */
const WITHOUT_FLASH_NOTICES = '<style>dialog[data-flash]{display:none}</style>';

/**
 * Creates a handler that makes the framework render a page with a change that is not published yet, for this request only. Null without such a
 * preview: the page for unknown addresses follows.
 */
export function showPreview(send: SendInternally): Handler {
  return (context) => {
    const { route, method } = context;
    const previews = route?.kind === 'preview' ? pageHandlers().previews : null;
    return previews && (method === 'GET' || method === 'HEAD') ? previewOf(previews, context, send) : null;
  };
}

async function previewOf(previews: PagePreviews, context: RequestContext, send: SendInternally) {
  const { request, url } = context;
  const [pathname = ''] = url.split('?');
  const [, token = '', path = '/'] = ADDRESS.exec(publicPath(pathname).replace(/\/$/, '')) ?? [];
  if (path.startsWith(`${PREVIEW_FILES}/`)) return previewFile(previews, token, path);
  // Without the visitor's cookies and validators, and never a part of a page.
  const { host = '', 'user-agent': agent = '' } = request.headers;
  const template = `/${localeOf(pathname)}${path === '/' ? '' : path}`;
  const preview = await previews.show(token, path, () =>
    send({
      url: pathname,
      headers: { host, 'user-agent': agent },
      internalHeaders: { ...draftModeHeaders(), [TEMPLATE_HEADER]: template },
      rendering: createContext(context.rendering.id, true),
    }),
  );
  return preview && { response: toPreview(preview.page.response, preview, token) };
}

async function previewFile(previews: PagePreviews, token: string, path: string): Promise<Handled | null> {
  const name = decodeURIComponent(path.slice(PREVIEW_FILES.length + 1));
  const file = await previews.file(token, name, new Request('http://site/', { method: 'GET' }));
  return file ? { response: withHeaders(await toWholeResponse(file), PRIVATE_HEADERS) } : null;
}

const escapePattern = (text: string) => text.replace(/[.*()]/g, '\\$&');

/** The page with the addresses of new files within the preview, where the picture service does not find them. */
function withFiles(html: string, files: readonly string[], token: string): string {
  return files.reduce((page, name) => {
    const address = `/files/${encodeURIComponent(name)}`;
    const resized = `${PICTURE_SERVICE}\\?url=${escapePattern(encodeURIComponent(address))}&(?:amp;)?w=\\d+&(?:amp;)?q=\\d+`;
    const addresses = new RegExp(`${resized}|${escapePattern(address)}`, 'g');
    return page.replace(addresses, `${PREVIEW}/${token}${PREVIEW_FILES}/${encodeURIComponent(name)}`);
  }, html);
}

/** Links to other pages, which lead to them as they would be after the change. */
function withLinks(html: string, token: string): string {
  return html.replace(/href="(\/ne(?=[/"?#]))?(\/[^"?#]*)?(?=["?#])/g, (link, language = '', path = '') =>
    link === 'href="' || (productRoute(path || '/')?.kind ?? 'page') !== 'page'
      ? link
      : `href="${language}${PREVIEW}/${token}${path === '/' ? '' : path}`,
  );
}

/** A preview, in which no script runs: it counts no visit, and stores nothing on the device. `frameOrigin` may show it in a frame. */
function toPreview(
  response: WholeResponse,
  { files, frameOrigin, showsFlashNotices }: Omit<ShownPreview, 'page'>,
  token: string,
): WholeResponse {
  if (!isHtml(response)) return withHeaders(response, PRIVATE_HEADERS);
  const policy = [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameOrigin}`,
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
  const headers = { 'content-security-policy': policy, 'set-cookie': undefined, link: undefined, etag: undefined };
  const style = showsFlashNotices ? '' : WITHOUT_FLASH_NOTICES;
  const page = response.body.toString().replaceAll(SCRIPTS, '').replace('</head>', `${style}</head>`);
  return {
    ...withHeaders(response, { ...PRIVATE_HEADERS, ...headers }),
    body: Buffer.from(withFiles(withLinks(page, token), files, token)),
  };
}
