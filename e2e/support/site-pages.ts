import { type Inspection, inspect } from './policy.ts';

/** The origin of the site that the tests share. */
export const siteUrl = (): string => process.env.E2E_SITE ?? '';

/** All addresses of the sitemap, absolute, in order. */
export async function sitemapAddresses(): Promise<string[]> {
  return (await sitemapParts(siteUrl())).flatMap(locationsIn);
}

/** The parts of a site's sitemap, in the order of its index. */
export async function sitemapParts(site: string): Promise<string[]> {
  const textAt = async (address: string) => (await fetch(address)).text();
  const parts = locationsIn(await textAt(`${site}/sitemap.xml`)).map((address) => new URL(address).pathname);
  return Promise.all(parts.map((path) => textAt(`${site}${path}`)));
}

export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

export interface FetchedPage extends Inspection {
  address: string;
}

/** Number of pages to fetch of each kind of record: hundreds of notices have the same layout. */
const PAGES_OF_A_KIND = 4;

const recordPages = /\/(programs|gallery|staff|department|calendar|calendar\/events|notice\/item)\/[^/]+$/;

/** The address of a page without the name of a record. */
export const kindOf = (address: string) => new URL(address).pathname.replace(recordPages, '/$1/');

/** Fetches the pages of the sitemap, some of each kind of record, four at a time. */
export async function fetchPages(): Promise<FetchedPage[]> {
  const kinds = Map.groupBy(await sitemapAddresses(), kindOf);
  const waiting = [...kinds.values()].flatMap((addresses) => addresses.slice(0, PAGES_OF_A_KIND));
  const pages: FetchedPage[] = [];
  const fetchNext = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      pages.push({ address, ...(await inspect(address)) });
    }
  };
  await Promise.all(Array.from({ length: 4 }, fetchNext));
  return pages;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities of HTML text. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}

/** Values of an attribute of all elements of this name whose tag contains `also`. */
export function attributes(html: string, element: string, attribute: string, also = ''): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\s[^>]*>`, 'gi'))]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(also))
    .map((tag) => new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1])
    .filter((value) => value !== undefined)
    .map(unescapeHtml);
}
