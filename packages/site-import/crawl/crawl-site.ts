import { type NetworkPolicy, ROBOT_NAME } from '../network/open-address.ts';
import { PageStore } from '../network/page-store.ts';
import { parseRobots, type RobotRules } from '../network/robots.ts';
import { SiteClient, type SiteClientOptions, type SiteResponse } from '../network/site-client.ts';
import { SiteImportError } from '../network/site-import-error.ts';
import { canonicalAddress, isPageAddress, listAddress, shapeOf } from './addresses.ts';
import { CrawlQueue } from './crawl-queue.ts';
import { fileNameOf } from './file-name.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { parsePage } from './parse-page.ts';
import { readLists } from './read-records.ts';
import { RecordIndex } from './record-index.ts';
import { readSitemap } from './sitemap.ts';

export interface CrawlOptions extends NetworkPolicy, Pick<SiteClientOptions, 'timeoutMs' | 'retryMs' | 'signal'> {
  /** Folder of fetched pages: a second run continues an interrupted one. */
  folder: string;
  /** Milliseconds for which fetched pages are reused; 0 fetches all again. */
  maxAgeMs?: number;
  maxPages?: number;
  /** Links between the home page and a page. */
  maxDepth?: number;
  /** Milliseconds between two requests; `Crawl-delay` of the site may be longer. */
  delayMs?: number;
  onProgress?: (progress: { fetched: number; waiting: number }) => void;
}

/** A page of the old site. */
export interface CrawledPage extends PageFacts {
  address: string;
}

/** A file whose address does not have its name, such as `download.php?id=3`. */
export interface CrawledFile {
  address: string;
  name: string;
}

export interface Crawl {
  /** Address of the site; `start` is that of its first page. */
  site: string;
  start: string;
  pages: Map<string, CrawledPage>;
  files: Map<string, CrawledFile>;
  /** Number of pages that link each document. */
  documentCounts: Map<string, number>;
  /** Addresses that lead to others of the site. */
  redirects: Map<string, string>;
  records: RecordIndex;
  failures: { address: string; problem: SiteImportError }[];
  /** Pages that remain: beyond the limit, forbidden by robots.txt, of endless shapes. */
  waiting: number;
  forbidden: number;
  /** Pages beyond the limit of depth. */
  deep: number;
  traps: { shape: string; fetched: number }[];
  /** Reason of an early end: the site blocks the import. */
  blocked: SiteImportError | null;
}

export const defaultBounds = { maxPages: 2000, maxDepth: 8, delayMs: 500 } as const;
/** Limits that no option exceeds. */
export const MAX_PAGES = 20_000;
const MAX_CRAWL_DELAY_MS = 30_000;
const MAX_SITEMAPS = 50;
/** Refused requests in a row that mean a block. */
const MAX_REFUSALS = 5;

/**
 * Fetches the pages of a site that its sitemap and its links name, one at a time and within bounds, and reads lists and facts from them.
 * @throws SiteImportError if the first page cannot be read; the reason of `signal`
 */
export function crawlSite(site: string, options: CrawlOptions): Promise<Crawl> {
  return new Crawler(site, options).run();
}

class Crawler {
  readonly #options: CrawlOptions;
  readonly #client: SiteClient;
  readonly #store: PageStore;
  readonly #queue = new CrawlQueue();
  readonly #crawl: Crawl;
  #rules: RobotRules = parseRobots('', ROBOT_NAME);
  readonly #deep = new Set<string>();
  #refusals = 0;
  #fetched = 0;

  constructor(address: string, options: CrawlOptions) {
    const site = new URL(address).origin;
    this.#options = options;
    this.#client = new SiteClient({ ...options, site, delayMs: options.delayMs ?? defaultBounds.delayMs });
    this.#store = new PageStore(options.folder, options.maxAgeMs);
    this.#crawl = {
      site,
      start: canonicalAddress(address, address, site) ?? address,
      pages: new Map(),
      files: new Map(),
      documentCounts: new Map(),
      redirects: new Map(),
      records: new RecordIndex(),
      failures: [],
      waiting: 0,
      forbidden: 0,
      deep: 0,
      traps: [],
      blocked: null,
    };
  }

  async run(): Promise<Crawl> {
    const { start } = this.#crawl;
    await this.#readRules();
    if (!this.#isAllowed(start)) throw new SiteImportError('site-robots', { address: start, robot: ROBOT_NAME });
    await this.#visit(start, 0);
    const [failure] = this.#crawl.failures;
    if (this.#crawl.pages.size === 0) throw failure?.problem ?? new SiteImportError('site-empty', { address: start });
    await this.#readSitemaps();
    const { maxPages = defaultBounds.maxPages } = this.#options;
    while (this.#fetched < maxPages && this.#crawl.blocked === null) {
      const next = this.#queue.next();
      if (next === undefined) break;
      await this.#visit(next.address, next.depth);
      this.#options.onProgress?.({ fetched: this.#fetched, waiting: this.#queue.waiting });
    }
    const deep = [...this.#deep].filter((address) => !this.#queue.has(address)).length;
    return { ...this.#crawl, deep, waiting: this.#queue.waiting, traps: this.#queue.traps };
  }

  async #readRules(): Promise<void> {
    const address = new URL('/robots.txt', this.#crawl.site).href;
    const { status, body } = await this.#load(address);
    if (status === 200 && body) this.#rules = parseRobots(body.toString('utf8'), ROBOT_NAME);
    const delay = Math.min((this.#rules.delay ?? 0) * 1000, MAX_CRAWL_DELAY_MS);
    this.#client.delayMs = Math.max(this.#client.delayMs, delay);
  }

  async #readSitemaps(): Promise<void> {
    const waiting = [...this.#rules.sitemaps, '/sitemap.xml', '/sitemap_index.xml'];
    const done = new Set<string>();
    for (let next = waiting.shift(); next !== undefined && done.size < MAX_SITEMAPS; next = waiting.shift()) {
      const address = canonicalAddress(next, this.#crawl.site, this.#crawl.site);
      if (address === null || done.has(address) || !this.#isAllowed(address)) continue;
      done.add(address);
      // A missing or broken sitemap only means that links are followed.
      const response = await this.#load(address).catch((error: unknown) => this.#ignoreProblem(error));
      if (response?.status !== 200 || !response.body) continue;
      const { pages, sitemaps } = readSitemap(response.body);
      for (const page of pages) this.#add(page, address, 1);
      waiting.push(...sitemaps);
    }
  }

  #ignoreProblem(error: unknown): null {
    if (error instanceof SiteImportError) return null;
    throw error;
  }

  #isAllowed = (address: string) => {
    const { pathname, search } = new URL(address);
    return this.#rules.allows(pathname + search);
  };

  /** Queues an address of the site, once; null if it is not a new page within the bounds. */
  #add(href: string, base: string, depth: number): string | null {
    const address = canonicalAddress(href, base, this.#crawl.site);
    if (address === null || this.#queue.has(address) || !isPageAddress(address)) return null;
    // The next page of a list is as deep as the list.
    const ownDepth = listAddress(address) === listAddress(base) ? depth - 1 : depth;
    if (ownDepth > (this.#options.maxDepth ?? defaultBounds.maxDepth)) {
      if (this.#deep.size < MAX_PAGES) this.#deep.add(address);
      return null;
    }
    if (this.#isAllowed(address)) {
      this.#queue.add(address, ownDepth);
      return address;
    }
    this.#queue.mark(address);
    this.#crawl.forbidden += 1;
    return null;
  }

  /** The stored response of an address, or a new one. */
  async #load(address: string): Promise<SiteResponse> {
    this.#options.signal?.throwIfAborted();
    const stored = this.#store.read(address);
    if (stored !== null) return stored;
    const isRead = (headers: SiteResponse['headers']) => isText(headers) && !isAttachment(headers);
    const response = await this.#client.get(address, isRead);
    if (response.status < 400 || response.status === 404 || response.status === 410)
      this.#store.write(address, response);
    return response;
  }

  async #visit(address: string, depth: number): Promise<void> {
    this.#queue.mark(address);
    this.#fetched += 1;
    try {
      const response = await this.#load(address);
      this.#countRefusals(response.status, address);
      if (response.status >= 400) throw new SiteImportError('site-status', { address, status: response.status });
      this.#read(address, response, depth);
    } catch (error) {
      if (!(error instanceof SiteImportError)) throw error;
      this.#crawl.failures.push({ address, problem: error });
    }
  }

  #countRefusals(status: number, address: string): void {
    this.#refusals = status === 403 || status === 429 || status === 503 ? this.#refusals + 1 : 0;
    if (this.#refusals >= MAX_REFUSALS)
      this.#crawl.blocked = new SiteImportError('site-blocked', { address: new URL(address).host, status });
  }

  #read(requested: string, { url, headers, body }: SiteResponse, depth: number): void {
    const { site, pages, files, documentCounts, redirects, records } = this.#crawl;
    const address = canonicalAddress(url, url, site) ?? requested;
    if (address !== requested) {
      redirects.set(requested, address);
      this.#queue.mark(address);
      if (pages.has(address)) return;
    }
    if (body === null) files.set(requested, { address: requested, name: fileNameOf(headers, address) });
    if (
      body === null ||
      /(?:xml|json|plain|css|javascript)\b/.test((headers['content-type'] ?? '').replace('xhtml+xml', ''))
    )
      return;
    const page = parsePage(body, headers['content-type'] ?? '', address);
    if (page === null) throw new SiteImportError('site-nested', { address });
    const facts = factsOf(page, site);
    if (facts.hasLogin) throw new SiteImportError('site-login', { address });
    pages.set(address, { address, ...facts });
    for (const each of facts.documents) documentCounts.set(each, (documentCounts.get(each) ?? 0) + 1);
    const before = records.size;
    records.add(address, readLists(page, site), page.repairs);
    const shape = shapeOf(requested);
    const added = page.links.flatMap((link) => this.#add(link, page.base, depth + 1) ?? []);
    // A calendar only leads to other pages of the calendar.
    const isProductive = records.size > before || added.some((each) => shapeOf(each) !== shape);
    this.#queue.note(requested, facts.digest, isProductive);
  }
}

const isText = (headers: SiteResponse['headers']) =>
  /^$|^(?:text\/|application\/(?:xhtml\+xml|xml|json|gzip|x-gzip))/i.test(headers['content-type'] ?? '');
const isAttachment = (headers: SiteResponse['headers']) => /^\s*attachment/i.test(headers['content-disposition'] ?? '');
