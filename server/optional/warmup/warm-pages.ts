import { locales } from '#content/locale.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { localeOf, localPath, publicPath } from '#lib/platform/routes/paths.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { picturesOfPage } from './page-pictures.ts';
import type { AddressQueue } from './queue.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { fixedPages, listsOf, recordsIn } from './warmed-pages.ts';

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
