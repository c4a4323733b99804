import type { AdDate } from '../../nepali/calendar/index.ts';
import { addressesOf, type Block } from '../content/block.ts';
import { fileName } from '../content/file-name.ts';
import type { LayoutFile, OldCategory, OldItem, OldSite } from '../content/old-site.ts';
import { PageStore } from '../network/page-store.ts';
import { decoded } from '../network/same-site.ts';
import { canonicalAddress, isFileAddress, listAddress, pathOf, slugOf } from './addresses.ts';
import type { Crawl, CrawledPage } from './crawl-site.ts';
import { createChooser, type Pattern, type ProposedNotice } from './find-patterns.ts';
import { ContentReader, type Layout, type PageContent } from './read-content.ts';

/** Choices of an administrator: patterns by their names, and pages by their addresses. */
export interface CrawlChoices {
  patterns: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

/** Pages of which the layout of the whole site is read. */
const LAYOUT_PAGES = 24;
const MAX_SLUG = 60;
const OFFICE_TIME = 'T10:00:00+05:45';

/**
 * The chosen notices and pages as the site of an import; the slug of a category is the name of its pattern, so that `map` of the plan chooses its
 * department. `folder` is that of the crawl.
 */
export function oldSiteOf(crawl: Crawl, patterns: readonly Pattern[], choices: CrawlChoices, folder: string): OldSite {
  const reader = new ContentReader(new PageStore(folder), crawl.site);
  const layoutFiles = new Map<string, LayoutFile>();
  const chosen = patterns.filter(({ name }) => choices.patterns.has(name));
  const all = [...crawl.pages.values()];
  const step = Math.max(1, Math.floor(all.length / LAYOUT_PAGES));
  const layout = reader.layoutOf(all.filter((_, index) => index % step === 0).map(({ address }) => address));
  const notices = chosen.flatMap((pattern) => {
    const own = reader.layoutOf(pattern.notices.flatMap(({ page }) => page ?? []));
    return pattern.notices.map((notice) =>
      noticeItem(notice, pattern, { crawl, reader, layouts: [layout, own], layoutFiles }),
    );
  });
  const chooser = createChooser(all);
  const pages = all
    .filter(({ address }) => choices.pages.has(address))
    .flatMap((page) => pageItem(page, chooser(page).title, { crawl, reader, layouts: [layout], layoutFiles }) ?? []);
  const items = [...pages, ...notices];
  const files = filesOf(items, crawl);
  for (const { link } of files) layoutFiles.delete(link);
  return {
    site: crawl.site,
    items: [...items, ...files],
    layoutFiles: [...layoutFiles.values()],
    categories: chosen.map((pattern) => categoryOf(pattern, crawl)),
    forbidden: 0,
  };
}

interface Sources {
  crawl: Crawl;
  reader: ContentReader;
  layouts: Layout[];
  /** By their addresses. */
  layoutFiles: Map<string, LayoutFile>;
}

const emptyItem = {
  id: 0,
  status: 'publish',
  parent: 0,
  order: 0,
  hasPassword: false,
  attachmentUrl: '',
  meta: new Map<string, string>(),
};

function noticeItem(notice: ProposedNotice, pattern: Pattern, sources: Sources): OldItem {
  const { crawl } = sources;
  const content = notice.page === null ? null : contentOf(notice.page, notice.title, sources);
  const links = (notice.record?.links ?? []).filter(
    ({ address }) => address !== notice.page && !crawl.pages.has(address),
  );
  const linked = links.filter(({ address, isOutside }) => isOutside || isFile(address, crawl));
  const blocks = [...(content?.blocks ?? []), ...linkBlocks(linked, content)];
  return {
    ...emptyItem,
    type: 'post',
    title: notice.title,
    slug: '',
    link: notice.page ?? '',
    origin: notice.origin,
    publishedAt: timeOf(notice.date),
    terms: [{ domain: 'category', slug: pattern.name, name: pattern.label || pattern.name }],
    blocks,
    reduced: content?.reduced ?? [],
    repairs: [...(notice.record?.repairs ?? []), ...(content?.repairs ?? [])],
  };
}

/** The content of a page; files that only its layout links are noted. */
function contentOf(
  address: string,
  title: string,
  { crawl, reader, layouts, layoutFiles }: Sources,
): Omit<PageContent, 'layoutLinks'> | null {
  const read = reader.contentOf(address, title, ...layouts);
  if (read === null) return null;
  const { layoutLinks, ...content } = read;
  for (const file of new Set(layoutLinks))
    if (file !== '' && isFile(file, crawl)) {
      const number = (layoutFiles.get(file)?.number ?? 0) + 1;
      layoutFiles.set(file, { title, ...layoutFiles.get(file), address: file, number });
    }
  return content;
}

/** Each link in its own paragraph: files are attached, others are shown with their address. */
function linkBlocks(
  links: readonly { address: string; label: string }[],
  content: Pick<PageContent, 'blocks'> | null,
): Block[] {
  const existing = new Set(content?.blocks.flatMap(addressesOf));
  return links
    .filter(({ address }) => !existing.has(address))
    .map(({ address, label }) => ({ type: 'paragraph', text: [{ label: label || fileName(address), url: address }] }));
}

function pageItem(page: CrawledPage, title: string, sources: Sources): OldItem | null {
  const content = contentOf(page.address, title, sources);
  if (content === null) return null;
  return {
    ...emptyItem,
    type: 'page',
    title,
    slug: slugOfPage(page.address),
    link: page.address,
    publishedAt: null,
    terms: [],
    ...content,
  };
}

/** `about` of `/about.php`, `page-5` of `/page.php?id=5`. */
function slugOfPage(address: string): string {
  const { searchParams } = new URL(address);
  const [last = ''] = decoded(pathOf(address)).split('/').filter(Boolean).slice(-1);
  return slugOf([last.replace(/\.\w{2,5}$/, ''), ...searchParams.values()].join('-'), MAX_SLUG);
}

const timeOf = (date: AdDate | null) => (date === null ? null : new Date(`${date}${OFFICE_TIME}`));

const isFile = (address: string, { files }: Crawl) => isFileAddress(address) || files.has(address);

/** The files that items use, as attachments of the old site. */
function filesOf(items: readonly OldItem[], crawl: Crawl): OldItem[] {
  const addresses = new Set(
    items
      .flatMap(({ blocks }) => blocks.flatMap(addressesOf))
      .flatMap((url) => canonicalAddress(url, crawl.site, crawl.site) ?? []),
  );
  return [...addresses]
    .filter((address) => isFile(address, crawl))
    .map((address) => ({
      ...emptyItem,
      type: 'attachment',
      title: '',
      slug: '',
      link: address,
      publishedAt: null,
      attachmentUrl: address,
      fileName: crawl.files.get(address)?.name,
      terms: [],
      blocks: [],
      reduced: [],
      repairs: [],
    }));
}

function categoryOf(pattern: Pattern, { pages }: Crawl): OldCategory {
  const lists = new Set(pattern.lists.map(listAddress));
  const addresses = [...pages.keys()].filter((address) => lists.has(listAddress(address)));
  return { id: 0, slug: pattern.name, name: pattern.label || pattern.name, lists: addresses };
}
