import { pages } from '../../content/routes.ts';
import { served } from '../addresses/served.ts';

const known = new Set<string>([...pages, ...served]);

const templates: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/image$/, '/_next/image'],
  [/^\/_next\//, '/_next/static'],
  [/^\/(pictures|logos|fonts)\//, '/public'],
  [/^\/page-data\/./, '/page-data/{digest}'],
  [/^\/files\/profile\/./, '/files/profile/{name}'],
  [/^\/files\/./, '/files/{name}'],
  [/^\/calendar\/[^/]+$/, '/calendar/{month}'],
  [/^\/gallery\/[^/]+$/, '/gallery/{id}'],
  [/^\/notice\/item\/[^/]+\/.+$/, '/notice/item/{id}/{file}'],
  [/^\/notice\/item\/[^/]+$/, '/notice/item/{id}'],
  [/^\/notice\/(.+\/)?page\/\d+$/, '/notice/{department}/page/{n}'],
  [/^\/notice\/.*\.(xml|json|ics)$/, '/notice/{feed}'],
  [/^\/api\/qaa\/documents\/./, '/api/qaa/documents/{key}'],
  [/^\/api\/qaa\/(login|logout|documents|form\/login|form\/logout)$/, '$&'],
  [/^\/api\/lite\/(on|off)$/, '$&'],
  [/^\/api\/(visits|notices|search|useful|push|revalidate|metrics|health\/live|health\/ready)$/, '$&'],
  [
    /^\/(robots\.txt|sitemap\.xml|manifest(-ne)?\.webmanifest|opensearch\.xml|service-worker\.js|favicon\.ico|icon\.svg|apple-icon\.png)$/,
    '$&',
  ],
];

const pageFamilies = ['/gallery/{id}', '/notice/item/{id}', '/notice/{department}/page/{n}', 'other'];

/** Whether pages are there, the Not Found one among them. */
export function isPageRoute(route: string): boolean {
  return known.has(route) || pageFamilies.includes(route);
}

/** The address of a request without what varies, for logs and counts: addresses that anybody can make up are all `other`. */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const page = path.replace(/^\/ne(?=\/|$)/, '') || '/';
  if (known.has(page)) return page;
  const match = templates.find(([pattern]) => pattern.test(path) || pattern.test(page));
  if (!match) return 'other';
  const [pattern, template] = match;
  return template === '$&' ? (pattern.exec(path)?.[0] ?? 'other') : template;
}
