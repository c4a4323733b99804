import { locales } from '#content/locale.ts';
import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { localeOf, localPath, PICTURE_SERVICE, programmePath, publicPath } from '#lib/platform/routes/paths.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { EVENTS } from '#lib/site/events/addresses.ts';
import { likelyWidths } from '#lib/site/files/likely-widths.ts';
import { pictureSources } from '#lib/site/files/picture-sources.ts';
import type { AddressQueue } from './queue.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';

/** Picture service addresses of a page, in the order of its pictures. */
interface PicturesOfPage {
  /** All sizes of the posters of flash notices and of the first pictures of the page. */
  readonly first: readonly string[];
  /** Each other picture, in the sizes that common screens request. */
  readonly others: readonly (readonly string[])[];
  /** Each picture of an album's viewer, in the same sizes. */
  readonly viewed: readonly (readonly string[])[];
}

const FLASH_NOTICE = /<dialog [^>]*data-flash.*?<\/dialog>/gs;
const IMAGE = /<img [^>]*>/g;
const VIEWER_LINK = /<a [^>]*data-await[^>]*>/g;
/** Size in the viewer (`components/gallery/viewer-picture.tsx`). */
const VIEWER = { width: 1600, sizes: '100vw' };

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>');

/** The addresses of a `srcset` by their widths. */
function byWidth(srcSet: string): Map<number, string> {
  return new Map(
    [...srcSet.matchAll(/(?<!\S)(\S+) (\d+)w/g)]
      .filter(([, address]) => address?.startsWith(`${PICTURE_SERVICE}?`))
      .map(([, address = '', width]) => [Number(width), address]),
  );
}

function allSizes(srcSet = ''): string[] {
  return [...byWidth(srcSet).values()];
}

function likelySizes(srcSet = '', sizes: string): string[] {
  const addresses = byWidth(srcSet);
  return likelyWidths(sizes, [...addresses.keys()]).flatMap((width) => addresses.get(width) ?? []);
}

function viewedPicture(link: string): string[] {
  return likelySizes(pictureSources(attribute(link, 'href'), VIEWER.width).srcSet, VIEWER.sizes);
}

export function picturesOfPage(html: string): PicturesOfPage {
  const posters = [...html.matchAll(FLASH_NOTICE)].flatMap(([dialog]) => dialog.match(IMAGE) ?? []);
  const rest = html.replace(FLASH_NOTICE, '').match(IMAGE) ?? [];
  const isFirst = (tag: string) => tag.includes('loading="eager"');
  return {
    first: [...posters, ...rest.filter(isFirst)].flatMap((tag) => allSizes(attribute(tag, 'srcset'))),
    others: rest
      .filter((tag) => !isFirst(tag))
      .map((tag) => likelySizes(attribute(tag, 'srcset'), attribute(tag, 'sizes')))
      .filter((addresses) => addresses.length > 0),
    viewed: (html.match(VIEWER_LINK) ?? []).map(viewedPicture),
  };
}

/** Limit of the pages that a campus adds, and of its programmes; others are rendered on request. */
const MAX_CONTENT_PAGES = 100;

/** Home, then pages that link to records, then all others of the site, then pages that the campus adds. */
function fixedPages(): string[] {
  const { pages: texts, programmes } = contentAddresses();
  const own = [[...programmes].map(programmePath), [...texts]].flatMap((some) => some.slice(0, MAX_CONTENT_PAGES));
  return [...new Set(['/', '/notice', '/gallery', '/staff', ...pages, ...noticeLists(), ...own])];
}

const programmeLists = ['/programs', '/programs/compare'];

/** The first pages of the lists of notices. */
const noticeLists = () => [...contentAddresses().categories.keys()].map(categoryPath);

/** The pages that list the records of a tag, but not of notices. */
const lists = new Map<string, readonly string[]>([
  [tags.gallery, ['/gallery']],
  [tags.staff, ['/staff', '/keyStaff']],
  [siteTag('department'), ['/staff']],
  [tags.publications, ['/publication']],
  [tags.events, [EVENTS, '/calendar', '/']],
  [tags.contact, ['/contact']],
  [siteTag('programmes'), programmeLists],
  [siteTag('programme'), programmeLists],
  [siteTag('public-information'), ['/publicInformation']],
  [siteTag('accreditation'), ['/qaa']],
  [siteTag('chart'), ['/chart']],
]);

function listsOf(published: ReadonlySet<string>): string[] {
  const ofNotices = published.has(tags.notices) ? [...noticeLists(), '/notice/deadlines', '/offline'] : [];
  const ofCategories = published.has(siteTag('notice-categories')) ? noticeLists() : [];
  const others = [...published].flatMap((tag) => lists.get(tag) ?? []);
  return [...new Set([...ofNotices, ...ofCategories, ...others])];
}

const RECORD_LINK = /href="(\/(?:notice\/item|gallery)\/[\w-]+)"/g;

/** The pages of records that an English page links to, newest first; those of flash notices, which are before them in the page, last. */
function recordsIn(html: string): string[] {
  const links = [html.replace(FLASH_NOTICE, ''), html].flatMap((part) => [...part.matchAll(RECORD_LINK)]);
  return [...new Set(links.map(([, path = '']) => path))];
}

const MAX_PAGES = 1000;
/** Limits for one list: with all other pages the newest records nearly fill the page cache in memory; of older ones only the pictures count. */
const MAX_RECORDS = { newest: 10, older: 40 };
/** Pictures that a phone and a desktop show of a page before they scroll, and a few more. */
const FIRST_PICTURES = 8;
const MAX_PICTURES = 60;
/** The delay that `Retry-After` requests from browsers. */
const RETRY_MS = 30_000;

export interface PageWarmup {
  /** Adds all pages that were not rendered since their content was published. `published`: its cache tags, whose lists are urgent. */
  addOutdated(published: ReadonlySet<string>): void;
  /** Content with these cache tags was published: pages with it are outdated. */
  markOutdated(published: ReadonlySet<string>): void;
  /** Renders a page and adds the records and pictures that it shows. @returns whether it was rendered. @throws what the framework throws */
  warm(path: string): Promise<boolean>;
}

const isHome = (path: string) => publicPath(path) === '/';

const inAllLanguages = (pages: readonly string[]) =>
  pages.flatMap((page) => locales.map((locale) => localPath(page, locale)));

export function pageWarmup(render: RenderPage, queue: AddressQueue, retryMs = RETRY_MS): PageWarmup {
  /** The cache tags of the content of each current page. */
  const current = new BoundedMap<string, readonly string[]>(MAX_PAGES);
  let publications = 0;

  const isOutdated = (path: string) => !current.has(path);

  function addRecords(path: string, html: string): void {
    const records = recordsIn(html);
    // Those of an earlier Home may be elsewhere by now: new ones must not wait for them.
    if (path === '/') queue.replace('records of home', inAllLanguages(records).filter(isOutdated));
    if (path !== '/notice' && path !== '/gallery') return;
    queue.add('newest records', inAllLanguages(records.slice(0, MAX_RECORDS.newest)).filter(isOutdated));
    queue.add('older records', records.slice(MAX_RECORDS.newest, MAX_RECORDS.older).filter(isOutdated));
  }

  function addPictures(path: string, html: string): void {
    const { first, others, viewed } = picturesOfPage(html);
    const [early, late] = [others.slice(0, FIRST_PICTURES), others.slice(FIRST_PICTURES, MAX_PICTURES)];
    queue.add(path === '/' ? 'pictures of home' : 'first pictures', [...first, ...early.flat()]);
    queue.add('other pictures', late.flat());
    queue.add('viewer pictures', viewed.slice(0, MAX_PICTURES).flat());
  }

  return {
    addOutdated(published) {
      const lists = new Set(listsOf(published));
      const priorityOf = (page: string) => (page === '/' ? 'home' : lists.has(page) ? 'lists' : 'pages');
      for (const page of fixedPages()) queue.add(priorityOf(page), inAllLanguages([page]).filter(isOutdated));
    },
    markOutdated(published) {
      publications += 1;
      for (const [path, tags] of current) if (tags.some((tag) => published.has(tag))) current.delete(path);
    },
    async warm(path) {
      const before = publications;
      const { state, html, tags } = await render(path).catch(countFailure);
      metrics.pagesWarmed.labels(state).inc();
      if (state === 'incomplete') setTimeout(() => queue.add(isHome(path) ? 'home' : 'pages', [path]), retryMs).unref();
      if (state === 'incomplete' || state === 'failed') return false;
      // A page that was rendered during a publication may show the content before it.
      if (publications === before) current.set(path, tags);
      // Both languages show the same records and pictures.
      if (localeOf(path) !== 'en') return true;
      addRecords(path, html);
      addPictures(path, html);
      return true;
    },
  };
}

function countFailure(error: unknown): RenderedPage {
  metrics.pagesWarmed.labels('failed').inc();
  throw error;
}
