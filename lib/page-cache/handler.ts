import { createRequire } from 'node:module';
import { keptAnswers } from '../answers/kept-answers.ts';
import { noteStorage } from '../campus/kept/storage-state.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { processSuffix } from '../processes/number.ts';
import { onTold, tellOthers, tellPublished } from '../processes/talk.ts';
import { isFromFuture, isFromLongAgo, LONG_AGO } from './age.ts';
import { isBuiltFor, pageConfiguration } from './configuration.ts';
import { isMadeUp } from './made-up.ts';
import { orNull } from './or-null.ts';
import { isPage, type PageEntry } from './page-entry.ts';
import { isFromBefore, notePublication } from './published.ts';
import { stampPolicy } from './stamp-policy.ts';
import { isPastUnavailable, stampUnavailable } from './unavailable.ts';

// Next's own handler, an internal path: that is why Next is pinned exactly.
const { default: FileSystemCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') =
  createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

type Cache = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];

const environment = parseEnvironment(process.env);
const configuration = pageConfiguration(environment);
const isBuiltForUs = isBuiltFor(environment);

/** One for each request; what they keep they share. */
let latest: PageCache | null = null;

/**
 * Next's file-system page cache in a folder for each configuration, above the pages of the build. Those are used only
 * where they were rendered for the same configuration. It never throws: a page that can't be had is rendered, one that
 * can't be kept is served all the same.
 */
export default class PageCache extends FileSystemCache {
  readonly #build: Cache | null;
  readonly #found = new Set<string>();

  constructor(context: Context) {
    // Each process has its own: two that wrote the files of one page would mix them up.
    super({ ...context, serverDistDir: `.next/pages/${configuration}${processSuffix}` });
    latest = this;
    this.#build = isBuiltForUs ? new FileSystemCache(context) : null;
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = (await orNull(super.get(...args))) ?? (await orNull(this.#build?.get(...args)));
    if (!entry || isPastUnavailable(entry)) return null;
    this.#found.add(args[0]);
    if (isFromBefore(entry) || isFromLongAgo(entry)) return null;
    if (isPage(entry.value)) await stamp(entry.value);
    return isFromFuture(entry) ? { ...entry, lastModified: LONG_AGO } : entry;
  }

  /** Of what is not there it keeps only what was there before: whoever tries ids fills no cache. */
  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, entry] = args;
    if (isPage(entry)) await stamp(entry);
    if (isMadeUp(key, entry) && !this.#found.has(key)) return;
    await this.keep(args);
    tellOthers('rendered', args);
  }

  async keep(args: Parameters<Cache['set']>): Promise<void> {
    const taken = await orNull(super.set(...args).then(() => true));
    noteStorage('pages', taken !== null);
    keptAnswers().age();
  }

  override async revalidateTag(...args: Parameters<Cache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    age(args);
    tellPublished(args);
  }
}

onTold('rendered', (args) => void latest?.keep(args));
onTold('published', (args) => {
  // Next notes the tags for the whole process, whichever cache is asked.
  void Reflect.apply(FileSystemCache.prototype.revalidateTag, null, args);
  age(args);
});

/** What was made of these tags is old from now on. */
function age([tags]: Parameters<Cache['revalidateTag']>): void {
  notePublication(tags);
  keptAnswers().age();
}

async function stamp(page: PageEntry): Promise<void> {
  stampUnavailable(page);
  await stampPolicy(page);
}
