import { createRequire } from 'node:module';
import { pages } from '../../content/routes.ts';
import { keptAnswers } from '../answers/kept-answers.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { log } from '../log.ts';
import { isBuiltFor, pageConfiguration } from './configuration.ts';
import { isPage, type PageEntry } from './page-entry.ts';
import { stampPolicy } from './stamp-policy.ts';
import { isPastUnavailable, stampUnavailable } from './unavailable.ts';

// Next's own handler, an internal path: that is why Next is pinned exactly.
const { default: FileSystemCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') =
  createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

type Cache = InstanceType<typeof FileSystemCache>;
type Entry = Parameters<Cache['set']>[1];
type Context = ConstructorParameters<typeof FileSystemCache>[0];

const environment = parseEnvironment(process.env);
const configuration = pageConfiguration(environment);
const isBuiltForUs = isBuiltFor(environment);

/** The one page that all unknown addresses share. */
const SHARED_NOT_FOUND = '/missing';
const fixed = new Set<string>([...pages, SHARED_NOT_FOUND]);

/** Epoch milliseconds, and not 0, which Next takes for now. */
const LONG_AGO = 1;

/** A clock that was set back must not keep a page fresh until it is that late again. */
function isFromFuture({ lastModified }: { lastModified?: number }): boolean {
  return (lastModified ?? 0) > Date.now();
}

/** The path of a page without its language; Next puts a folder that ends in `/$` before it. */
function pathOf(key: string): string {
  return key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/[^/]+/, '') || '/';
}

/** Whether anybody can make up more of such entries: what is not there, or may not be there, at no fixed address. */
function isMadeUp(key: string, entry: Entry): boolean {
  const isEmpty = entry !== null && 'status' in entry && (entry.status === 404 || entry.status === 503);
  return isEmpty && !fixed.has(pathOf(key));
}

/**
 * Next's file-system page cache in a folder for each configuration, above the pages of the build. Those are used only
 * where they were rendered for the same configuration. It never throws: a page that can't be had is rendered, one that
 * can't be kept is served all the same.
 */
export default class PageCache extends FileSystemCache {
  readonly #build: Cache | null;
  readonly #found = new Set<string>();

  constructor(context: Context) {
    super({ ...context, serverDistDir: `.next/pages/${configuration}` });
    this.#build = isBuiltForUs ? new FileSystemCache(context) : null;
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = (await orNull(super.get(...args))) ?? (await orNull(this.#build?.get(...args)));
    if (!entry || isPastUnavailable(entry)) return null;
    this.#found.add(args[0]);
    if (isPage(entry.value)) await stamp(entry.value);
    return isFromFuture(entry) ? { ...entry, lastModified: LONG_AGO } : entry;
  }

  /** Of what is not there it keeps only what was there before: whoever tries ids fills no cache. */
  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, entry] = args;
    if (isPage(entry)) await stamp(entry);
    if (isMadeUp(key, entry) && !this.#found.has(key)) return;
    await orNull(super.set(...args));
    keptAnswers().age();
  }

  override async revalidateTag(...args: Parameters<Cache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    keptAnswers().age();
  }
}

async function stamp(page: PageEntry): Promise<void> {
  stampUnavailable(page);
  await stampPolicy(page);
}

async function orNull<T>(promise: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await promise) ?? null;
  } catch (error) {
    reportOnce(error);
    return null;
  }
}

let reported = false;

function reportOnce(error: unknown): void {
  if (reported) return;
  reported = true;
  log.warn({ err: error }, 'the page cache on disk fails; pages are served from memory');
}
