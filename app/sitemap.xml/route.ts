import { documentResponse } from '#lib/http/document-response.ts';
import { writeSitemapIndex } from '#lib/seo/sitemap/write-sitemap.ts';

export async function GET(request: Request): Promise<Response> {
  return documentResponse(request, { body: await writeSitemapIndex(), type: 'application/xml', changed: null });
}
