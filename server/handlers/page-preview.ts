import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { localeOf, PREVIEW, PREVIEW_PICTURES, publicPath } from '#lib/platform/routes/paths.ts';
import { TEMPLATE_HEADER } from '#lib/platform/routes/templates.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { draftModeHeaders } from '#server/next-adapter/draft-mode.ts';
import type { RequestContext } from '#server/request-context.ts';
import { isHtml, type WholeResponse, withHeaders } from '#server/response/whole-response.ts';
import { toWholeResponse } from '#server/transforms/not-modified.ts';

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
 * Stage: makes the framework render a page with a document that is not published yet, for this request only. Null without such a preview: the page
 * for unknown addresses follows.
 */
export async function preparePreview(context: RequestContext): Promise<WholeResponse | null> {
  const { route, request, rendering, url, method } = context;
  const previews = route?.kind === 'preview' ? pageHandlers().previews : null;
  if (!previews || (method !== 'GET' && method !== 'HEAD')) return null;
  const [pathname = ''] = url.split('?');
  const [, token = '', path = '/'] = ADDRESS.exec(publicPath(pathname).replace(/\/$/, '')) ?? [];
  if (path.startsWith(`${PREVIEW_PICTURES}/`)) return previewPicture(token, path, context);
  const preview = await renderContext.run(rendering, () => previews.show(token, path));
  if (preview === null) return null;
  context.frameOrigin = preview.frameOrigin;
  rendering.isPreview = true;
  // Without the visitor's cookies and validators, and never a part of a page.
  const { host, 'user-agent': agent, 'x-forwarded-for': client } = request.headers;
  const locale = localeOf(pathname);
  request.headers = {
    host,
    'user-agent': agent,
    'x-forwarded-for': client,
    ...draftModeHeaders(),
    [TEMPLATE_HEADER]: `/${locale}${path === '/' ? '' : path}`,
  };
  request.url = pathname;
  return null;
}

async function previewPicture(token: string, path: string, context: RequestContext): Promise<WholeResponse | null> {
  const name = decodeURIComponent(path.slice(PREVIEW_PICTURES.length + 1));
  const picture = await pageHandlers().previews?.picture(token, name, new Request('http://site/', { method: 'GET' }));
  return picture ? withHeaders(await toWholeResponse(picture, context), PRIVATE_HEADERS) : null;
}

/** Transform: the headers of a preview, in which no script runs: it counts no visit, and stores nothing on the device. */
export function completePreview(response: WholeResponse, { frameOrigin }: RequestContext): WholeResponse {
  if (frameOrigin === null) return response;
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
  const page = response.body.toString().replaceAll(SCRIPTS, '').replace('</head>', `${WITHOUT_FLASH_NOTICES}</head>`);
  const body = Buffer.from(page);
  return withHeaders(
    { ...response, body },
    {
      ...PRIVATE_HEADERS,
      'content-security-policy': policy,
      'x-frame-options': undefined,
      'set-cookie': undefined,
      link: undefined,
      etag: undefined,
    },
  );
}
