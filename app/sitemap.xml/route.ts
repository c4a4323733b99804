import { documentResponse } from '#lib/platform/http/document-response.ts';
import { writeSitemapIndex } from '#lib/site/seo/sitemap/write-sitemap.ts';

export async function GET(request: Request): Promise<Response> {
  return documentResponse(request, { body: await writeSitemapIndex(), type: 'application/xml' });
}
