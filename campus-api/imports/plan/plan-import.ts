import type { DatabaseSync } from 'node:sqlite';
import { nextId } from '#campus-api/changes/next-id.ts';
import { endings } from '#campus-api/files/file-kinds.ts';
import { addressesIn, categoryPathsIn } from '#campus-api/records/site-document/addresses.ts';
import { categoriesOfDatabase, type NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { type Documents, readDocuments } from '#campus-api/records/site-document/documents.ts';
import { type PageRedirect, readPageRedirects } from '#campus-api/records/site-document/redirects.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import {
  joinTranslations,
  languageTermOf,
  type OldItem,
  type OldSite,
  type Versions,
  versionsOf,
} from '#packages/site-import/content/index.ts';
import { pack } from '#packages/site-import/content/packed.ts';
import { MediaLibrary } from '#packages/site-import/files/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';
import { archiveAddresses } from './archive-addresses.ts';
import { assignDepartments } from './assign-departments.ts';
import { createCategoryMap, DEFAULT_DEPARTMENT, NO_DEPARTMENT } from './category-map.ts';
import type { FileSource } from './file-reasons.ts';
import { type ImportPlan, noPlan, type PlannedAlbum, type PlannedNotice, type PlannedPage } from './import-plan.ts';
import { statusOf } from './item-status.ts';
import { nameRepairs } from './name-repairs.ts';
import { OldAddresses } from './old-addresses.ts';
import { originOf, readOrigins } from './origins.ts';
import { createPageAddresses } from './page-address.ts';
import { MAX_PARTS } from './page-parts.ts';
import { PlannedFiles } from './plan-files.ts';
import { menuOf } from './plan-menu.ts';
import { noticeOf } from './plan-notice.ts';
import { MAX_PICTURES, pageOf } from './plan-page.ts';
import type { Remark } from './remarks.ts';
import { type LinkTargets, storedAddress } from './show-links.ts';

export interface ImportOptions {
  /** Departments by slugs or names of categories in lower case; `none` leaves their posts out. */
  map: ReadonlyMap<string, string>;
  source: FileSource;
  /** Remarks about the reading of the old site. */
  remarks?: readonly Remark[];
}

/** Plans an import into a campus that stays locked until it is written. @throws RefusedError for an unknown department */
export function planImport(database: DatabaseSync, exported: OldSite, options: ImportOptions): ImportPlan {
  const departments = categoriesOfDatabase(database);
  requireDepartments(options.map, departments);
  const planner = new Planner(database, exported, departments, options);
  return planner.plan();
}

function requireDepartments(map: ReadonlyMap<string, string>, departments: readonly NamedCategory[]): void {
  const choices = [...departments.map(({ address }) => address), NO_DEPARTMENT];
  for (const value of map.values())
    if (!choices.includes(value))
      refuseField('map', 'unknown-choice', { what: 'department', value, choices: choices.join(', ') });
}

class Planner {
  readonly #exported: OldSite;
  readonly #library: MediaLibrary;
  readonly #files: PlannedFiles;
  readonly #addresses: OldAddresses;
  readonly #documents: Documents;
  readonly #redirects: readonly PageRedirect[];
  readonly #origins: ReadonlyMap<string, string | null>;
  readonly #remarks: Remark[];
  readonly #firstNotice: number;
  readonly #firstAlbum: number;
  readonly #albums: PlannedAlbum[] = [];
  readonly #departments: readonly NamedCategory[];
  readonly #map: ReadonlyMap<string, string>;

  constructor(
    database: DatabaseSync,
    exported: OldSite,
    departments: readonly NamedCategory[],
    { map, source, remarks = [] }: ImportOptions,
  ) {
    this.#remarks = [...remarks];
    this.#exported = exported;
    this.#library = new MediaLibrary(exported, exported.items, endings);
    this.#files = new PlannedFiles(source);
    this.#addresses = new OldAddresses(this.#library.hosts);
    this.#documents = readDocuments(database);
    this.#redirects = readPageRedirects(database);
    this.#origins = readOrigins(database);
    this.#firstNotice = nextId(database, 'notices');
    this.#firstAlbum = nextId(database, 'albums');
    this.#departments = departments;
    this.#map = map;
  }

  plan(): ImportPlan {
    const { site } = this.#exported;
    // Joined exports repeat items.
    const items = [
      ...new Map(
        this.#exported.items.map((item) => [`${item.type} ${originOf(site, item)} ${languageTermOf(item)}`, item]),
      ).values(),
    ];
    const records = joinTranslations(items.filter((item) => this.#isPublic(item)));
    const isExisting = (record: Versions) => this.#originsOf(record).some((origin) => this.#origins.has(origin));
    const added = records.filter((record) => !isExisting(record));
    for (const record of records.filter(isExisting)) this.#addExisting(record);
    this.#addCategories();
    const isPage = (record: Versions) => versionsOf(record)[0]?.type === 'page';
    const { assigned: posts, remarks } = assignDepartments(
      added.filter((record) => !isPage(record)),
      this.#departments,
      this.#map,
    );
    this.#remarks.push(...remarks);
    const pages = this.#withAddresses(added.filter(isPage));
    const plannedNotices = this.#planNotices(posts);
    const plannedPages = this.#planPages(pages);
    const menu = plannedNotices.length + plannedPages.length > 0 ? this.#planMenu() : null;
    this.#remarks.push(...nameRepairs(this.#exported, added.flatMap(versionsOf)));
    if (this.#files.pending.size > 0) this.#note('file-pending', { number: this.#files.pending.size });
    // A post or a page may have such an address.
    for (const { from, to } of archiveAddresses(this.#exported)) this.#addresses.add(from, to);
    this.#addFiles();
    return {
      ...noPlan(this.#files),
      site,
      notices: plannedNotices,
      pages: plannedPages,
      albums: this.#albums,
      menu,
      redirects: this.#addresses.rows,
      existing: records.length - added.length,
      remarks: [...this.#remarks, ...this.#files.remarks],
    };
  }

  #targets = (): LinkTargets => ({ library: this.#library, addresses: this.#addresses, files: this.#files });

  #note(code: Remark['code'], values: Remark['values'] = {}): void {
    this.#remarks.push({ code, values });
  }

  #originsOf = (record: Versions) => [
    ...new Set(versionsOf(record).map((item) => originOf(this.#exported.site, item))),
  ];

  /** Posts and pages that visitors of the old site see; others are counted. */
  #isPublic(item: OldItem): boolean {
    if (item.type !== 'post' && item.type !== 'page') return false;
    const isPublished = item.status === 'publish' && !item.hasPassword;
    const title = item.title || String(item.id);
    if (!isPublished) this.#note('not-public', { title, address: item.link, status: statusOf(item) });
    else if (item.type === 'page' && this.#addresses.target(item.link) === '/') {
      this.#note('home-page', { title, address: item.link });
      this.#addresses.add(`?page_id=${item.id}`, '/');
    } else return true;
    return false;
  }

  #addExisting(record: Versions): void {
    const address = this.#originsOf(record)
      .map((origin) => this.#origins.get(origin))
      .find(Boolean);
    if (address) for (const item of versionsOf(record)) this.#addresses.addItem(item, addressOf(record, item, address));
  }

  #addCategories(): void {
    const departmentOf = createCategoryMap(this.#departments, this.#map);
    for (const { id, slug, name, lists } of this.#exported.categories) {
      const department = departmentOf({ domain: 'category', slug, name }) ?? DEFAULT_DEPARTMENT;
      const list = department === NO_DEPARTMENT ? '/notice' : `/notice/${department}`;
      for (const address of lists ?? [`?cat=${id}`, `category/${slug}`]) this.#addresses.add(address, list);
      if (lists === undefined) this.#addresses.add(`category/${slug}/feed`, `${list}/feed.xml`);
    }
  }

  #withAddresses(records: readonly Versions[]): { record: Versions; address: string }[] {
    const choose = createPageAddresses(
      this.#library.hosts,
      addressesIn(this.#documents, this.#redirects),
      categoryPathsIn(this.#documents),
    );
    return records.map((record) => {
      const address = choose(record);
      this.#addItems(record, address);
      return { record, address };
    });
  }

  /** The old addresses of a record; one that leads to another record is named. */
  #addItems(record: Versions, to: string): void {
    for (const item of versionsOf(record))
      if (!this.#addresses.addItem(item, addressOf(record, item, to)))
        this.#note('same-address', { address: item.link, title: item.title });
  }

  #planNotices(posts: readonly { record: Versions; departmentIds: number[] }[]): PlannedNotice[] {
    const attached = Map.groupBy(
      this.#exported.items.filter(({ type, parent }) => type === 'attachment' && parent > 0),
      ({ parent }) => parent,
    );
    const timeOf = (record: Versions) =>
      Math.min(...versionsOf(record).map(({ publishedAt }) => publishedAt?.getTime() ?? Date.now()), Date.now());
    const notices: PlannedNotice[] = [];
    for (const { record, departmentIds } of posts.toSorted((a, b) => timeOf(a.record) - timeOf(b.record))) {
      const items = versionsOf(record);
      const files = items.flatMap(({ id }) => attached.get(id) ?? []);
      const text = noticeOf(record, this.#targets(), files);
      const [{ title = '', link = '' } = {}] = items;
      if (text === null) {
        this.#note('empty', { title, address: link });
        continue;
      }
      if (items.every(({ publishedAt }) => publishedAt === null)) this.#note('no-date', { title: text.title });
      if (text.hasTextFile) this.#note('text-as-file', { title: text.title });
      const id = this.#firstNotice + notices.length;
      this.#addItems(record, `/notice/item/${id}`);
      const { hasTextFile: _, description, bodyEn, bodyNe, ...content } = text;
      const [short, english, nepali] = [pack(description), pack(bodyEn), pack(bodyNe)];
      notices.push({
        id,
        ...content,
        get description() {
          return short();
        },
        get bodyEn() {
          return english();
        },
        get bodyNe() {
          return nepali();
        },
        departmentIds,
        createdDate: nepalTime(new Date(timeOf(record))),
        lastDate: null,
        letterNumber: '',
        origins: this.#originsOf(record),
      });
    }
    return notices;
  }

  #planPages(pages: readonly { record: Versions; address: string }[]): PlannedPage[] {
    const sources = this.#targets();
    const empty = pages.filter(({ record }) => pageOf(record, sources) === null);
    for (const { record, address } of empty) {
      this.#addresses.remove(address);
      const [{ title = '', link = '' } = {}] = versionsOf(record);
      this.#note('empty', { title, address: link });
    }
    // Once more: no link may lead to a page that is left out.
    const others = pages.filter((page) => !empty.includes(page));
    return others.flatMap(({ record, address }) => {
      const text = pageOf(record, sources);
      if (text === null) return [];
      const [{ title = '', link = '' } = {}] = versionsOf(record);
      if (text.isUneven) this.#note('languages-differ', { title, address });
      if (text.isCut) this.#note('too-long', { title, address });
      const before = URL.canParse(link) ? decoded(new URL(link).pathname).replace(/(?<=^\/|[^/])\/+$/, '') : '';
      if (before !== address && before !== '') this.#note('other-address', { title, before, after: address });
      const page = { ...text, key: `page${address}`, origins: this.#originsOf(record) };
      return [text.pictures.length > MAX_PICTURES ? this.#withAlbum(page, record) : page];
    });
  }

  /** A page whose pictures are an album, with a link to it. */
  #withAlbum(page: PlannedPage, record: Versions): PlannedPage {
    const { title, pictures, parts, origins, key } = page;
    const address = `/gallery/${this.#firstAlbum + this.#albums.length}`;
    const name = title.en ?? title.ne ?? '';
    const [{ publishedAt = null } = {}] = versionsOf(record);
    this.#albums.push({
      title: name,
      ...(title.en && title.ne && { nepali: { title: title.ne } }),
      date: nepalTime(publishedAt ?? new Date()).slice(0, 10),
      pictures: pictures.map(({ file }) => file),
      origins: origins.map((origin) => `${origin}/pictures`),
    });
    this.#note('pictures-as-album', { title: name, address: key.slice('page'.length), number: pictures.length });
    const label = {
      ...(title.en && { en: `[Pictures: ${pictures.length}](${address})` }),
      ...(title.ne && { ne: `[तस्बिर: ${formatNumber(pictures.length, 'ne')}](${address})` }),
    };
    return { ...page, pictures: [], parts: [...parts.slice(0, MAX_PARTS - 1), { paragraphs: [label] }] };
  }

  #planMenu(): Record<string, unknown> | null {
    const existing = this.#documents.get('menu');
    if (!this.#exported.items.some(({ type }) => type === 'nav_menu_item')) return null;
    if (existing !== undefined && existing.isSample !== true) {
      this.#note('menu-existing');
      return null;
    }
    const menu = menuOf(this.#exported.items, existing, this.#addresses);
    if (menu) this.#remarks.push(...menu.remarks);
    return menu?.content ?? null;
  }

  /** Addresses of stored files, then those of the pages that WordPress makes of attachments. */
  #addFiles(): void {
    const attachments = this.#exported.items.filter(({ type }) => type === 'attachment');
    const used = attachments.flatMap((item) => {
      const media = this.#library.fileAt(item.attachmentUrl);
      const file = media && (this.#files.stored.get(media.path) ?? this.#files.pictures.get(media.path));
      return media && file ? [{ item, media, to: storedAddress(file) ?? '' }] : [];
    });
    for (const { item, media, to } of used)
      for (const address of [media.url, item.attachmentUrl]) this.#addresses.add(address, to);
    for (const { item, to } of used) this.#addresses.addItem(item, to);
    for (const [path, { url, others = [] }] of this.#files.media) {
      const to = storedAddress(this.#files.stored.get(path) ?? this.#files.pictures.get(path) ?? null);
      if (to !== null) for (const address of [url, ...others.map((each) => each.url)]) this.#addresses.add(address, to);
    }
    const unused = attachments.filter(({ attachmentUrl }) => {
      const path = this.#library.fileAt(attachmentUrl)?.path ?? '';
      return !this.#files.stored.has(path) && !this.#files.pictures.has(path);
    });
    for (const { title, attachmentUrl } of unused) this.#note('file-unused', { title, address: attachmentUrl });
  }
}

/** The address of a version: the Nepali one of a pair leads to the page in Nepali. */
const addressOf = ({ en, ne }: Versions, item: OldItem, to: string) => (en && item === ne ? `/ne${to}` : to);
