import { answerDocument } from '#lib/http/answer-document.ts';
import { writeSitemap } from '#lib/seo/sitemap/write-sitemap.ts';

export async function GET(request: Request): Promise<Response> {
  return answerDocument(request, { body: await writeSitemap(), type: 'application/xml', changed: null });
}
