import { createRequire } from 'node:module';
import { keptAnswers } from '../answers/kept-answers.ts';
import { noteStorage } from '../campus/kept/storage-state.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { processSuffix } from '../processes/number.ts';
import { onTold, tellOthers, tellPublished } from '../processes/talk.ts';
import { lastRead } from '../redis/news-read.ts';
import { finalizePage } from './finalize-page.ts';
import { isCurrent, isDue, isFromBefore, isFromFuture, LONG_AGO, notePublication } from './page-age.ts';
import { isBuiltFor, pagesFolder } from './page-configuration.ts';
import { type CacheEntry, isUnboundedEntry } from './page-entry.ts';
import { trimPages } from './page-store.ts';
import { type Beginning, findSharedPage, sharePage } from './redis-page-store.ts';
import { isPastDeclaredStatus } from './status-by-tag.ts';
import { tryOrNull } from './try-or-null.ts';

/** Next's own handler, an internal path: that is why Next is pinned exactly. */
const { default: FileSystemCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') =
  createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

type Cache = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];

const environment = parseEnvironment(process.env);
const isBuiltForUs = isBuiltFor(environment);
// Each process has its own: two that wrote the files of one page would mix them up.
const folder = `${pagesFolder(environment)}${processSuffix}`;

/** One for each request; what they keep they share. */
let latest: PageCache | null = null;

const TRIMMED_EVERY = 100;
let written = 0;

const beginning = (): Beginning => ({ at: Date.now(), known: lastRead() });

/**
 * Next's file-system page cache in a folder for each configuration, above the pages of the build and beside those of
 * other instances. Those of the build are used only where they were rendered for the same configuration. It never throws:
 * a page that can't be had is rendered, one that can't be kept is served all the same.
 */
export default class PageCache extends FileSystemCache {
  readonly #build: Cache | null;
  readonly #memory: Cache;
  readonly #found = new Set<string>();
  readonly #begun = new Map<string, Beginning>();

  constructor(context: Context) {
    const own = { ...context, serverDistDir: folder };
    super(own);
    latest = this;
    this.#build = isBuiltForUs ? new FileSystemCache(context) : null;
    this.#memory = new FileSystemCache({ ...own, flushToDisk: false });
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const [key] = args;
    this.#begun.set(key, beginning());
    const found = (await tryOrNull(super.get(...args))) ?? (await tryOrNull(this.#build?.get(...args)));
    const own = found && !isPastDeclaredStatus(found) ? found : null;
    const current = own && isCurrent(own) ? own : null;
    const entry = current && !isDue(current) ? current : ((await this.#ofOthers(args, own)) ?? current);
    if (found || entry) this.#found.add(key);
    if (!entry) return null;
    await finalizePage(entry.value);
    return isFromFuture(entry) ? { ...entry, lastModified: LONG_AGO } : entry;
  }

  /** What another instance has made since, from now on in the memory of this process too. */
  async #ofOthers([key, question]: Parameters<Cache['get']>, own: CacheEntry | null): ReturnType<Cache['get']> {
    if (lastRead() === null || question.kind === 'FETCH' || question.isFallback) return null;
    const entry = await findSharedPage(key, own?.lastModified ?? 0);
    if (!entry || !isCurrent(entry)) return null;
    await this.#memory.set(key, entry.value, { ...entry });
    const kept = await this.#memory.get(key, question);
    if (kept) kept.lastModified = entry.lastModified;
    return entry;
  }

  /** Of what is not there it keeps only what was there before: whoever tries ids fills no cache. */
  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value, context] = args;
    const begun = this.#begun.get(key) ?? beginning();
    const isForNobody = () => isUnboundedEntry(key, value) && !this.#found.has(key);
    await finalizePage(value, () => !isForNobody());
    if (isForNobody()) return;
    if (!(await this.keep(args, begun.at))) return;
    tellOthers('rendered', { page: args, at: begun.at });
    if (context.fetchCache || context.isFallback) return;
    void sharePage(key, { value, cacheControl: context.cacheControl }, begun).catch(() => undefined);
  }

  /** What was published since its rendering began may not be in it: it is then made anew for the next visitor. */
  async keep(args: Parameters<Cache['set']>, begun: number): Promise<boolean> {
    const [, value] = args;
    if (isFromBefore({ value, lastModified: begun })) return false;
    const taken = await tryOrNull(super.set(...args).then(() => true));
    noteStorage('pages', taken !== null);
    written += 1;
    if (written % TRIMMED_EVERY === 0) await tryOrNull(trimPages(folder));
    keptAnswers().age();
    return true;
  }

  override async revalidateTag(...args: Parameters<Cache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    notePublication(args[0]);
    tellPublished(args);
  }
}

onTold('rendered', ({ page, at }) => void latest?.keep(page, at));
onTold('published', (args) => {
  // Next notes the tags for the whole process, whichever cache is asked.
  void Reflect.apply(FileSystemCache.prototype.revalidateTag, null, args);
  notePublication(args[0]);
});
