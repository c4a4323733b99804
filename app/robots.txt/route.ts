import { documentResponse } from '#lib/platform/http/document-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { pathsOf } from '#lib/platform/routes/match.ts';
import { API } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';

const closed = new Set(
  routes
    .filter(({ crawl, path }) => crawl === 'closed' && !path.startsWith(API))
    .flatMap(pathsOf)
    .map((path) => path.replace(/\{\w+\}/g, '*')),
);

/** Search engines may index files, which contain notices; APIs and search results are disallowed. */
export function GET(request: Request): Response {
  const rules = ['User-Agent: *', 'Allow: /', ...[API, ...closed].map((path) => `Disallow: ${path}`)];
  return documentResponse(request, {
    body: [...rules, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n'),
    type: 'text/plain; charset=utf-8',
  });
}
