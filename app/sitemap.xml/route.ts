import { answerDocument } from '@/lib/http/answer-document';
import { writeSitemap } from '@/lib/metadata/sitemap/write-sitemap';

export async function GET(request: Request): Promise<Response> {
  return answerDocument(request, { body: await writeSitemap(), type: 'application/xml', changed: null });
}
