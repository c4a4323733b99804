import type { AdDate } from '../../nepali/calendar/index.ts';
import { fileName } from '../content/file-name.ts';
import { decoded } from '../network/same-site.ts';
import { isFileAddress, listAddress, pathOf, shapeOf, slugOf, withoutNumber } from './addresses.ts';
import type { Crawl, CrawledPage } from './crawl-site.ts';
import { type IndexedRecord, isCut } from './record-index.ts';

/** A notice that a pattern proposes. */
export interface ProposedNotice {
  /** Identity for later runs: the address of its page or file, or its title and date. */
  origin: string;
  title: string;
  date: AdDate | null;
  /** The page of its text, if it has one, and the list where it was read. */
  page: string | null;
  list: string;
  record: IndexedRecord | null;
  /** Names of its files; pictures of its page are not among them. */
  files: string[];
}

/** Notices of one list, or of pages with addresses of one shape. */
export interface Pattern {
  /** Unique name for options, such as `notice`. */
  name: string;
  /** Title of its list or its first page. */
  label: string;
  /** Address of the list, or the common shape of the pages. */
  address: string;
  kind: 'list' | 'pages';
  /** Addresses of its lists, which lead to the department. */
  lists: string[];
  notices: ProposedNotice[];
}

const MIN_NOTICES = 3;
/** Pages that link a file of the layout. */
const MAX_LINKING_PAGES = 8;
/** Address of boxes that many pages have. */
const BOX = '*';
/** In characters. */
const MAX_NAME = 40;
/** Lists of one shape that stay patterns for themselves, such as categories by number. */
const MAX_SAME_SHAPE = 12;
/** Share of pages of one shape with a date of their own. */
const MIN_DATED = 0.6;
/** Share of pages from which a text or a date is one of the layout. */
const LAYOUT_SHARE = 0.5;

/** The patterns of a site, those with the most notices first, and the pages that belong to none. */
export function findPatterns(crawl: Crawl): { patterns: Pattern[]; others: CrawledPage[] } {
  const lists = listPatterns(crawl);
  const listed = new Set(lists.flatMap(({ notices }) => notices.flatMap(({ page }) => page ?? [])));
  const listPages = new Set(lists.flatMap((pattern) => pattern.lists.map(listAddress)));
  const repeated = Map.groupBy(crawl.pages.values(), ({ address, digest }) => `${shapeOf(address)} ${digest}`);
  const free = [...crawl.pages.values()].filter(
    ({ address, digest }) =>
      !listed.has(address) &&
      !listPages.has(listAddress(address)) &&
      address !== crawl.start &&
      (repeated.get(`${shapeOf(address)} ${digest}`)?.length ?? 0) < MIN_NOTICES,
  );
  const pages = pagePatterns(crawl, free);
  const used = new Set(pages.flatMap(({ notices }) => notices.flatMap(({ page }) => page ?? [])));
  const patterns = [...lists, ...pages].sort((a, b) => b.notices.length - a.notices.length);
  return { patterns: named(patterns), others: free.filter(({ address }) => !used.has(address)) };
}

function listPatterns(crawl: Crawl): Pattern[] {
  const records = [...crawl.records.records];
  const keyOf = mergedKeys(records);
  const sizes = new Map<string, number>();
  for (const { lists } of records)
    for (const key of new Set(lists.map(keyOf))) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  // A notice belongs to the longest of its lists; boxes of the newest ones are left with nothing.
  const groups = Map.groupBy(
    records,
    ({ lists }) => lists.map(keyOf).toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))[0] ?? '',
  );
  return [...groups].flatMap(([key, group]): Pattern[] => {
    const notices = group.map((record) => noticeOfRecord(record, crawl));
    const keys = new Set(group.flatMap((record) => record.lists.filter((list) => keyOf(list) === key)));
    const addresses = key.startsWith(BOX) ? [] : [...new Set([...keys].map(addressOf))];
    const dated = group.filter(({ date }) => date !== null).length;
    const pages = new Set(group.map(({ page }) => page));
    // Files of a page of one notice, not a list of notices.
    const isAttachments = dated < group.length / 2 && pages.size > group.length / MIN_NOTICES;
    if (group.length < MIN_NOTICES || isAttachments) return [];
    const lists = [...crawl.pages.keys()].filter((page) => addresses.includes(listAddress(page)));
    const [address = '/'] = addresses.toSorted((a, b) => a.length - b.length);
    const page = lists.find((each) => listAddress(each) === address) ?? lists[0] ?? crawl.start;
    return [{ name: '', label: labelOf(crawl.pages.get(page), crawl), address, kind: 'list', lists, notices }];
  });
}

/** Keys of lists where pages of one list, boxes on many pages and shapes with many members are one. */
function mergedKeys(records: readonly IndexedRecord[]): (key: string) => string {
  const keys = new Set(records.flatMap(({ lists }) => lists));
  const merged = new Map<string, string>();
  const shapes = Map.groupBy(
    keys,
    (key) => `${shapeOf(new URL(addressOf(key), 'http://x.invalid').href)} ${signatureOf(key)}`,
  );
  const boxes = new Map<string, number>();
  for (const { lists } of records)
    if (lists.length > 2)
      for (const signature of new Set(lists.map(signatureOf)))
        if (lists.filter((key) => signatureOf(key) === signature).length > 2)
          boxes.set(signature, (boxes.get(signature) ?? 0) + 1);
  for (const [shape, members] of shapes)
    for (const key of members) {
      const base = withoutNumber(addressOf(key));
      const baseKey = base === null ? '' : `${base} ${signatureOf(key)}`;
      if (keys.has(baseKey)) merged.set(key, baseKey);
      else if (members.length > MAX_SAME_SHAPE) merged.set(key, shape);
    }
  for (const { lists } of records)
    for (const key of lists)
      if (boxes.has(signatureOf(key)) && lists.filter((each) => signatureOf(each) === signatureOf(key)).length > 2)
        merged.set(key, merged.get(key) ?? `${BOX} ${signatureOf(key)}`);
  return (key) => merged.get(key) ?? key;
}

const addressOf = (key: string) => key.slice(0, key.lastIndexOf(' '));
const signatureOf = (key: string) => key.slice(key.lastIndexOf(' ') + 1);

function noticeOfRecord(record: IndexedRecord, crawl: Crawl): ProposedNotice {
  const targets = record.links.filter(({ isOutside, address }) => !isOutside && !isFileAddress(address));
  const page = targets
    .map(({ address }) => crawl.redirects.get(address) ?? address)
    .find((address) => address !== record.page && crawl.pages.has(address));
  const facts = page === undefined ? undefined : crawl.pages.get(page);
  const whole = facts?.titles.find((title) => title.startsWith(record.title.replace(/(?<![.…\s])[.…\s]+$/, '')));
  return {
    files: filesOf(record, facts, crawl),
    origin: record.key,
    title: isCut(record.title) && whole ? whole : record.title,
    date: record.date ?? (record.hasDate ? null : (facts?.dates.find(({ isLabelled }) => isLabelled)?.day ?? null)),
    page: page ?? null,
    list: record.page,
    record,
  };
}

/** Files of a record and of its page, without files that the layout links on many pages. */
function filesOf(record: IndexedRecord | null, page: CrawledPage | undefined, crawl: Crawl): string[] {
  const linked = (record?.links ?? []).map(({ address }) => address);
  const own = page?.documents.filter((address) => (crawl.documentCounts.get(address) ?? 0) < MAX_LINKING_PAGES) ?? [];
  const addresses = [...linked.filter((address) => isFileAddress(address) || crawl.files.has(address)), ...own];
  return [...new Set(addresses)].map((address) => crawl.files.get(address)?.name ?? fileName(address));
}

function pagePatterns(crawl: Crawl, free: readonly CrawledPage[]): Pattern[] {
  const byShape = Map.groupBy(free, ({ address }) => shapeOf(address));
  const shaped = [...byShape].filter(([shape, { length }]) => /#/.test(shape) && length >= MIN_NOTICES);
  const rest = free.filter(({ address }) => !shaped.some(([shape]) => shape === shapeOf(address)));
  const byFolder = Map.groupBy(rest, ({ address }) => pathOf(address).replace(/(?<![^/])[^/]+\/?$/, '*'));
  const folders = [...byFolder].filter(([folder, { length }]) => folder !== '/*' && length >= MIN_NOTICES + 2);
  return [...shaped, ...folders].flatMap(([shape, pages]): Pattern[] => {
    const choose = createChooser(pages);
    const notices = pages.map((page): ProposedNotice => {
      const { title, date } = choose(page);
      const files = filesOf(null, page, crawl);
      return { origin: page.address, title, date, page: page.address, list: page.address, record: null, files };
    });
    const dated = notices.filter(({ date }) => date !== null);
    if (
      dated.length < notices.length * MIN_DATED ||
      new Set(notices.map(({ title }) => title)).size < notices.length / 2
    )
      return [];
    return [{ name: '', label: decoded(shape), address: decoded(shape), kind: 'pages', lists: [], notices }];
  });
}

/** Chooses the title and the date of each page: not texts that its layout repeats on other pages. */
export function createChooser(
  pages: readonly CrawledPage[],
): (page: CrawledPage) => { title: string; date: AdDate | null } {
  const count = (values: (page: CrawledPage) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const page of pages)
      for (const value of new Set(values(page))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return (value: string) => pages.length > 2 && (counts.get(value) ?? 0) >= Math.max(2, pages.length * LAYOUT_SHARE);
  };
  const isLayoutTitle = count(({ titles }) => titles);
  const isLayoutDate = count(({ dates }) => dates.map(({ day }) => day));
  return ({ titles, dates, address }) => {
    const own = dates.filter(({ day }) => !isLayoutDate(day));
    // A date that the same server wrote for all may be their own, if it is labelled.
    const labelled = own.find(({ isLabelled }) => isLabelled) ?? dates.find(({ isLabelled }) => isLabelled);
    return {
      title: titles.find((title) => !isLayoutTitle(title)) ?? titles[0] ?? decoded(pathOf(address)),
      date: (labelled ?? own[0])?.day ?? null,
    };
  };
}

function labelOf(page: CrawledPage | undefined, crawl: Crawl): string {
  if (page === undefined) return '';
  const start = new Set(crawl.pages.get(crawl.start)?.titles);
  return page.titles.find((title) => !start.has(title)) ?? page.titles[0] ?? '';
}

/** Unique names of Latin letters and digits, from the addresses. */
function named(patterns: readonly Pattern[]): Pattern[] {
  const used = new Set<string>();
  return patterns.map((pattern) => {
    const [path = '', query = ''] = pattern.address.split('?');
    const last =
      path
        .split('/')
        .filter((part) => part !== '' && !/^(?:[#*-]+|index\.\w+)$/.test(part))
        .at(-1) ?? '';
    const words = query
      .split('&')
      .map((part) => part.split('=')[1] ?? '')
      .filter((value) => /^\w[\w-]*$/i.test(value) && !/^com_/.test(value));
    const base =
      slugOf([last.replace(/\.\w{2,5}$/, ''), ...words].join(' '), MAX_NAME) ||
      slugOf(pattern.label, MAX_NAME) ||
      (path === '/' ? 'home' : 'list');
    let name = base;
    for (let number = 2; used.has(name); number += 1) name = `${base}-${number}`;
    used.add(name);
    return { ...pattern, name };
  });
}
