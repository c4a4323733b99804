import { answerDocument } from '@/lib/http/answer-document';
import { absoluteUrl } from '@/lib/metadata/absolute-url';

const CLOSED = ['/api/', '/notice/search', '/ne/notice/search', '/search', '/ne/search'];

/** Files are to be found, notices are in them; answers for programs and results of searches are not. */
export function GET(request: Request): Response {
  const rules = ['User-Agent: *', 'Allow: /', ...CLOSED.map((path) => `Disallow: ${path}`)];
  return answerDocument(request, {
    body: [...rules, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n'),
    type: 'text/plain; charset=utf-8',
    changed: null,
  });
}
