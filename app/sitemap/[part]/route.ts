import { documentResponse } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { writeSitemapPart } from '#lib/site/seo/sitemap/write-sitemap.ts';

/** Milliseconds before a part is written again. */
const FRESH_MS = 10_000;

/** A part of the sitemap, with the public address `/sitemap-notices-1.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/sitemap/[part]'>): Promise<Response> {
  return respondOr503('The sitemap is not available right now.', async () => {
    const { part } = await params;
    const body = await memoizeFor(`sitemap ${part}`, FRESH_MS, () => writeSitemapPart(part));
    if (body === null) return jsonError(404, 'There is no such part of the sitemap.');
    return documentResponse(request, { body, type: 'application/xml' });
  });
}
