import { keptAnswers } from '../answers/kept-answers.ts';
import { noteStorage } from '../campus/kept/storage-state.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { processSuffix } from '../processes/number.ts';
import { onTold, tellOthers, tellPublished } from '../processes/talk.ts';
import { lastRead } from '../redis/news-read.ts';
import { isDue, isFromFuture, LONG_AGO } from './age.ts';
import { isBuiltFor, pagesFolder } from './configuration.ts';
import { isMadeUp } from './made-up.ts';
import { type Cache, type Context, type Entry, FileSystemCache } from './next-cache.ts';
import { orNull } from './or-null.ts';
import { isCurrent, isFromBefore, notePublication } from './published.ts';
import { type Beginning, findSharedPage, sharePage } from './shared-pages.ts';
import { stamp } from './stamp.ts';
import { isPastStatus } from './stated-status.ts';
import { trimPages } from './trim-pages.ts';

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
    const found = (await orNull(super.get(...args))) ?? (await orNull(this.#build?.get(...args)));
    const own = found && !isPastStatus(found) ? found : null;
    const current = own && isCurrent(own) ? own : null;
    const entry = current && !isDue(current) ? current : ((await this.#ofOthers(args, own)) ?? current);
    if (found || entry) this.#found.add(key);
    if (!entry) return null;
    await stamp(entry.value);
    return isFromFuture(entry) ? { ...entry, lastModified: LONG_AGO } : entry;
  }

  /** What another instance has made since, from now on in the memory of this process too. */
  async #ofOthers([key, question]: Parameters<Cache['get']>, own: Entry | null): ReturnType<Cache['get']> {
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
    const isForNobody = () => isMadeUp(key, value) && !this.#found.has(key);
    await stamp(value, () => !isForNobody());
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
    const taken = await orNull(super.set(...args).then(() => true));
    noteStorage('pages', taken !== null);
    written += 1;
    if (written % TRIMMED_EVERY === 0) await orNull(trimPages(folder));
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
