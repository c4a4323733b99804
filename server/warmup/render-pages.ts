import { locales } from '#content/locale.ts';
import { metrics } from '#lib/metrics/index.ts';
import { localPath } from '#lib/routes/paths.ts';
import { log } from '#lib/runtime/log.ts';
import { WarmupAbortedError } from './idle-scheduler.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { fixedPages, listsOf, newestOf, recordsIn } from './warmed-pages.ts';

/** The most notices, and the most albums: with all other pages they nearly fill the page cache in memory. */
const MOST_RECORDS = 10;
/** A round ends when so many pages fail in a row: more than share one list of the campus. */
const MOST_FAILED = 20;

interface Round {
  render: RenderPage;
  /** Cache tags of what is new. */
  published: ReadonlySet<string>;
  /** By each page that was rendered before: the tags of what it shows. */
  shown: Map<string, readonly string[]>;
  /** Encodes the pictures that Home begins with. That is the poster of a new flash notice, or minutes of work after the first start. */
  picturesOfHome?: () => Promise<void>;
  /** Whether this instance renders a page, of several that share rendered pages. */
  claim?: (path: string) => Promise<boolean>;
}

/** Too many pages failed in a row. */
class FailingError extends Error {
  override readonly name = 'FailingError';
}

/**
 * Renders what a publication changed, after a start everything, in the order of need: Home, records that are new there, lists of what was published, all records
 * of Home, all other pages, further records; each in both languages.
 * @returns the first page that lacked content of the campus API; null where none did
 * @throws WarmupAbortedError
 */
export async function renderPages({
  render,
  published,
  shown,
  picturesOfHome = async () => undefined,
  claim = async () => true,
}: Round): Promise<string | null> {
  const isStart = shown.size === 0;
  const found = new Set<string>();
  const done = new Set<string>();
  /** Pages that other instances render: this one takes them over once they are there. */
  const ofOthers: string[] = [];
  let failed = 0;
  let incomplete: string | null = null;

  async function renderOne(path: string): Promise<void> {
    const page: RenderedPage & { error?: unknown } = await render(path).catch(failure);
    metrics.pagesWarmed.inc({ outcome: page.outcome });
    if (page.outcome === 'incomplete') incomplete ??= path;
    if (page.outcome === 'rendered' || page.outcome === 'there') {
      failed = 0;
      shown.set(path, page.tags);
      for (const record of recordsIn(page.html)) found.add(record);
    } else if (++failed === MOST_FAILED) throw new FailingError(path, { cause: page.error });
  }

  const isChanged = (path: string) => shown.get(path)?.some((tag) => published.has(tag)) ?? true;

  async function renderBoth(pages: readonly string[]): Promise<void> {
    for (const path of pages.flatMap((page) => locales.map((locale) => localPath(page, locale)))) {
      if (done.has(path) || !isChanged(path)) continue;
      done.add(path);
      if (path !== '/' && !(await claim(path))) ofOthers.push(path);
      else for (const each of [path, ...ofOthers.splice(0)]) await renderOne(each);
    }
  }

  try {
    await renderBoth(['/']);
    const ofHome = [...found];
    if (!isStart) {
      await renderBoth(ofHome.filter((record) => !shown.has(record)));
      await picturesOfHome();
    }
    await renderBoth(listsOf(published));
    await renderBoth(ofHome);
    if (isStart) await picturesOfHome();
    await renderBoth(fixedPages);
    await renderBoth(newestOf(found, MOST_RECORDS));
    for (const path of ofOthers) await renderOne(path);
  } catch (error) {
    if (!(error instanceof FailingError)) throw error;
    log.warn(
      { err: error.cause, path: error.message },
      'pages cannot be rendered ahead; they are at their first visit',
    );
  }
  return incomplete;
}

function failure(error: unknown): RenderedPage & { error?: unknown } {
  if (error instanceof WarmupAbortedError) throw error;
  return { outcome: 'failed', html: '', tags: [], error };
}
