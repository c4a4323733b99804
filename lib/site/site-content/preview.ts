import 'server-only';
import type { SitePreview } from '#campus-api/index.ts';
import { parseKey, schemaOf } from '#content/site/index.ts';
import { productRoute } from '#lib/platform/routes/match.ts';
import { PREVIEW, PREVIEW_PICTURES } from '#lib/platform/routes/paths.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { type RenderContext, renderContext } from '#lib/platform/runtime/render-context.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { contentPages } from './content-pages.ts';
import { readSiteContent } from './snapshot.ts';

/** Contents of the requests that show a preview. Cached functions run outside of any request, and never see them. */
const previewed = () => processSingleton('previewed-content', () => new WeakMap<RenderContext, SiteContent>());

/** A reader that, in a request for a preview, derives its value from the previewed content. */
export function previewable<Args extends unknown[], T>(
  read: (...args: Args) => Promise<T>,
  derive: (site: SiteContent, ...args: Args) => T,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const context = renderContext.getStore();
    const site = context && previewed().get(context);
    return site ? derive(site, ...args) : read(...args);
  };
}

/** Shows a preview in the current request (`lib/platform/http/page-handlers.ts`). @throws CampusApiError */
export async function showPreview(token: string, path: string): Promise<{ frameOrigin: string } | null> {
  const context = renderContext.getStore();
  const preview = (await openEmbedded()).previews.find(token);
  if (preview === null || context === undefined) return null;
  const site = withDocument(await readSiteContent(), preview, token);
  if (site === null || !isPreviewed(site, path)) return null;
  previewed().set(context, site);
  return { frameOrigin: preview.frameOrigin };
}

/** A picture of a preview, which is not among the stored files yet. */
export async function findPreviewPicture(token: string, name: string, request: Request): Promise<Response | null> {
  return (await openEmbedded()).previews.picture(token, name, request);
}

/** The site content with a document, as if it were published now. Its new pictures get their addresses in the preview. */
export function withDocument(
  site: SiteContent,
  { key: name, content, pictures }: Pick<SitePreview, 'key' | 'content' | 'pictures'>,
  token: string,
): SiteContent | null {
  const key = parseKey(name);
  const parsed = key === null ? undefined : schemaOf(key).safeParse(content).data;
  if (key === null || parsed === undefined) return null;
  const addresses = new Map(
    pictures.map((file) => [`/files/${file}`, `${PREVIEW}/${token}${PREVIEW_PICTURES}/${encodeURIComponent(file)}`]),
  );
  const document: unknown = JSON.parse(JSON.stringify(parsed), (field, value: unknown) =>
    field === 'src' && typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );
  if (key.id === null) return { ...site, [key.type]: document };
  const visible = { ...(document as object), isDraft: false };
  return { ...site, [key.type]: { ...site[key.type], [key.id]: key.type === 'page' ? visible : document } };
}

/** Whether a preview can show a page: one that depends on no request, or a page of text. */
function isPreviewed(site: SiteContent, path: string): boolean {
  return productRoute(path)?.kind === 'page' || contentPages(site).has(path);
}
