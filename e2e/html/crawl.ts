import { type Locale, locales } from '#content/locale.ts';
import { dynamicPages } from '#lib/platform/routes/page-paths.ts';
import {
  COMPARE_CHOSEN,
  CONVERT,
  FIND_IN_RESULTS,
  FIND_NUMBER,
  FIND_PROGRAMME,
  FOLLOW,
  localPath,
  NOTICE_SEARCH,
  NOTICE_TABLE,
  PUBLICATION_TABLE,
  QAA_DOCUMENTS,
  SITE_SEARCH,
  STATUS,
  WRITE,
} from '#lib/platform/routes/paths.ts';
import { SAMPLE_NOTICE } from '../support/documents.ts';
import { attributes, locationsIn, sitemapParts } from '../support/site-pages.ts';
import type { HtmlDocument } from './nu-checker.ts';

const AT_ONCE = 4;

/** Queries for each dynamic page. */
const queries: Readonly<Record<(typeof dynamicPages)[number], readonly string[]>> = {
  [SITE_SEARCH]: ['?q=exam', '?q=%E0%A4%AA%E0%A4%B0%E0%A5%80%E0%A4%95%E0%A5%8D%E0%A4%B7%E0%A4%BE', '?q=zzzzzz'],
  [NOTICE_SEARCH]: ['?q=exam', '?department=admission&q=form&page=2', '?q=zzzzzz', '?department=exam&year=2082'],
  [WRITE]: [''],
  [FOLLOW]: [''],
  [CONVERT]: ['?from=bs&date=2083-08-06', '?from=ad&date=2026-11-22', '?from=bs&date=tomorrow'],
  [FIND_NUMBER]: ['?number=7243', '?number=999999', ''],
  [FIND_IN_RESULTS]: ['?number=7-2-29-145', '?number=99999999', '?number=Sita', ''],
  [FIND_PROGRAMME]: ['?level=bachelor&faculty=&shift=morning&fee=', '?fee=1', ''],
  [COMPARE_CHOSEN]: ['?programme=bbs&programme=bca', '?programme=bbs', ''],
  [NOTICE_TABLE]: ['', '?q=7243&sort=-name', '?q=zzzz'],
  // The sample has no publication with such a table: Not Found.
  [PUBLICATION_TABLE]: [''],
  [QAA_DOCUMENTS]: [''],
  [STATUS]: [''],
};

const dynamic = dynamicPages.flatMap((path) => {
  const address = path.replace('/notice/item/{id}', SAMPLE_NOTICE).replace(/\{(?:id|position|table)\}/g, '1');
  return queries[path].map((query) => address + query);
});

/** Pages that no other page links to, or only as the action of a form. */
const byForm: readonly string[] = [
  ...dynamic,
  '/calendar/2000-01',
  '/calendar/2090-12',
  '/offline',
  '/about?useful=yes',
];

/** Addresses without a page, as each type of page has its own error message. */
const missing: readonly string[] = [
  '/nowhere',
  '/notice/item/999999',
  '/gallery/999',
  '/notice/page/99',
  '/notice/exam/page/99',
  '/calendar/1999-01',
  '/notice/search?q=exam&page=99',
];

/** The HTML document of a response; null for other types, such as files. */
export async function readDocument(name: string, response: Response): Promise<HtmlDocument | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return null;
  }
  return { name: `${response.status} ${name}`, html: await response.text() };
}

/** Fetches the documents at these addresses, several at once; returns them in order. */
export async function fetchDocuments(
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<HtmlDocument[]> {
  const documents: (HtmlDocument | null)[] = [];
  const waiting = [...addresses.entries()];
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, address] = next;
      const { pathname, search } = new URL(address);
      const name = [pathname + search, ...Object.values(headers).map((value) => `(${value})`)].join(' ');
      documents[index] = await readDocument(name, await fetch(address, { headers, redirect: 'manual' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return documents.filter((document) => document != null);
}

/** The addresses of the same site that these documents link to. */
function linkedFrom(documents: readonly HtmlDocument[], site: string): string[] {
  return documents.flatMap(({ html }) =>
    attributes(html, 'a', 'href').flatMap((href) => {
      const url = new URL(href, site);
      url.hash = '';
      return url.origin === site && !/^\/(api|files|_next)\//.test(url.pathname) ? [url.href] : [];
    }),
  );
}

/** Every address of the sitemap, links of its pages, and pages reached by a form, typed or missing, in both languages. */
export async function siteAddresses(site: string): Promise<string[]> {
  const listed = (await sitemapParts(site)).flatMap(locationsIn);
  const inBoth = (path: string) => locales.map((locale: Locale) => new URL(localPath(path, locale), site).href);
  const linked = linkedFrom(await fetchDocuments(listed), site);
  return [...new Set([...listed, ...linked, ...[...byForm, ...missing].flatMap(inBoth)])];
}
