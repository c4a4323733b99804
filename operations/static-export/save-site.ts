import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import { productRoute } from '#lib/platform/routes/match.ts';
import { OFFLINE, PICTURE_SERVICE, publicPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { type AdDate, formatDay, nepalDate } from '#packages/nepali/calendar/index.ts';
import { attributeOf, type Element, linksIn, removeUseless, setAttribute } from './page-links.ts';
import { type ExportedSite, forEach, ownAddress, readSitemap, request } from './read-site.ts';

const MONTH = '/calendar/{month}';

type Saved = 'page' | 'file';

/** Whether an export stores an address as a page, as a file, or not (searches, forms, the members’ area, thousands of empty months). `page`: the page that links it. */
function savedAs({ pathname, search }: URL, page: string, listed: ReadonlySet<string>): Saved | null {
  if (!isSafe(pathname)) return null;
  if (listed.has(pathname)) return 'page';
  const route = productRoute(publicPath(pathname));
  if (route === null || route.crawl === 'closed' || route.path === OFFLINE) return null;
  if (route.path === MONTH && productRoute(publicPath(page))?.path === MONTH) return null;
  if (route.kind === 'page') return search === '' ? 'page' : null;
  return route.kind === 'file' || route.kind === 'feed' || route.kind === 'asset' ? 'file' : null;
}

/** Whether a path is well encoded and stays within a folder. */
function isSafe(pathname: string): boolean {
  try {
    return !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The file of a page in the folder: static servers then serve it at its old address. */
const pageFile = (pathname: string) => posix.join(decodeURIComponent(pathname).slice(1), 'index.html');

/** The file of another address. A picture of the picture service is named by its source, with a digest of the address as it has several sizes. */
function assetFile({ pathname, search, searchParams }: URL, contentType: string): string {
  if (pathname !== PICTURE_SERVICE) return decodeURIComponent(pathname).slice(1);
  const source = (searchParams.get('url') ?? '').replace(/^.*\/|\.\w+$/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const digest = createHash('sha256').update(search).digest('hex').slice(0, 8);
  return `resized/${source.slice(0, 60)}-${digest}.${contentType.replace(/^image\/|[;+].*$/g, '')}`;
}

/** A relative link between two files of the folder. */
function relativeLink(from: string, to: string, hash: string): string {
  const parts = posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent);
  return `${parts.join('/')}${hash}`;
}

type Document = DefaultTreeAdapterTypes.Document;

export interface SavedSite {
  pages: number;
  files: number;
  /** Addresses that did not respond with a page or file. */
  missing: string[];
}

/** The file of each address without its fragment; null for a missing one. */
type Files = Map<string, string | null>;

const parsePage = (html: string) => parse(html, { scriptingEnabled: false });
const keyOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Saves all public pages of a running site in a new folder, with their files and pictures, as HTML that needs no server. @throws Error without a site */
export async function saveSite(site: ExportedSite, folder: string, now: Date): Promise<SavedSite> {
  const files: Files = new Map();
  const assets = await savePages(site, folder, files);
  const pages = [...files].flatMap(([path, file]) => (file === pageFile(path) ? [path] : []));
  await forEach(assets, async (address) => {
    const response = await request(site.address, address);
    const type = response?.headers.get('content-type') ?? '';
    const file = response?.status === 200 ? assetFile(new URL(address, site.address), type) : null;
    files.set(address, file);
    if (file !== null && response) write(join(folder, file), Buffer.from(await response.arrayBuffer()));
  });
  for (const page of pages) {
    const path = join(folder, pageFile(page));
    const document = parsePage(readFileSync(path, 'utf8'));
    linkFiles(document, site, page, files);
    addNote(document, nepalDate(now));
    write(path, serialize(document));
  }
  const missing = [...files].flatMap(([address, file]) => (file === null ? [address] : []));
  const stored = new Set(files.values().filter((file) => file !== null));
  return { pages: pages.length, files: stored.size - pages.length, missing };
}

/** Saves the pages of the sitemap and further linked pages, and returns the addresses of their files. */
async function savePages(site: ExportedSite, folder: string, files: Files): Promise<Set<string>> {
  const listed = await readSitemap(site);
  const assets = new Set<string>();
  await forEach(listed, async (path, add) => {
    const response = await request(site.address, path);
    const isPage = response?.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
    files.set(path, isPage ? pageFile(path) : null);
    const location = ownAddress(site, response?.headers.get('location') ?? path, path);
    if (location && location.pathname !== path && savedAs(location, path, listed) === 'page') {
      files.set(path, pageFile(location.pathname));
      add(location.pathname);
    }
    if (!isPage) return;
    const document = parsePage(await response.text());
    removeUseless(document, publicPath(path) === '/');
    for (const { element, attribute } of linksIn(document)) {
      const url = ownAddress(site, attributeOf(element, attribute) ?? '', path);
      if (url === null) continue;
      const saved = savedAs(url, path, listed);
      if (saved === 'page') add(url.pathname);
      if (saved === 'file') assets.add(keyOf(url));
    }
    write(join(folder, pageFile(path)), serialize(document));
  });
  return assets;
}

/** Links the files of the folder. Links to anything else of the site lose their address; those to the search go. */
function linkFiles(document: Document, site: ExportedSite, page: string, files: Files): void {
  for (const { element, attribute } of linksIn(document)) {
    const link = attributeOf(element, attribute) ?? '';
    const url = ownAddress(site, link, page);
    if (url === null || link.startsWith('#')) continue;
    const target = files.get(keyOf(url)) ?? files.get(url.pathname) ?? null;
    setAttribute(element, attribute, target === null ? null : relativeLink(pageFile(page), target, url.hash));
    const name = url.searchParams.get('name');
    if (name !== null) setAttribute(element, 'download', name);
    if (publicPath(url.pathname) === SITE_SEARCH) tree.detachNode(element);
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const notes = {
  en: (day: AdDate) =>
    `A copy of this website, made on ${formatDay(day, 'en')}. Search, forms and the members’ area are not part of it.`,
  ne: (day: AdDate) => `यो वेबसाइटको प्रति, ${formatDay(day, 'ne')} मा बनाइएको। खोज, फाराम र सदस्यको क्षेत्र यसमा छैनन्।`,
};

/** States at the top of a page what does not work in it. */
function addNote(document: Document, day: AdDate): void {
  const html = document.childNodes.find((node): node is Element => node.nodeName === 'html');
  const body = html?.childNodes.find((node): node is Element => node.nodeName === 'body');
  const language = html && attributeOf(html, 'lang') === 'ne' ? 'ne' : 'en';
  const [note] = parseFragment(`<p style="padding:8px 16px;text-align:center">${notes[language](day)}</p>`).childNodes;
  const first = body?.childNodes[0];
  if (body && note && first) tree.insertBefore(body, note, first);
}
