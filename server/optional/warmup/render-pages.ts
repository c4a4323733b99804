import { locales } from '#content/locale.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { WarmupAbortedError } from './idle-scheduler.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { fixedPages, listsOf, newestOf, recordsIn } from './warmed-pages.ts';

/** Limit of notices, and of albums: with all other pages they nearly fill the page cache in memory. */
const MAX_RECORDS = 10;
/** A round ends when this many pages fail in a row: more than share one list of the campus. */
const MAX_FAILURES = 20;

interface Round {
  render: RenderPage;
  /** Cache tags of new content. */
  published: ReadonlySet<string>;
  /** The tags of the content of each page that was rendered before. */
  pageTags: Map<string, readonly string[]>;
  /** Encodes the first pictures of Home: the poster of a new flash notice, or minutes of work after the first start. */
  encodeHomePictures?: () => Promise<void>;
  /** Whether this instance is to render a page, of several that share rendered pages. */
  claim?: (path: string) => Promise<boolean>;
}

/** Too many pages failed in a row. */
class FailingError extends Error {
  override readonly name = 'FailingError';
}

/**
 * Renders the pages that a publication changed, after a start all pages, by priority: Home, records that are new there, lists of published records, all records
 * of Home, all other pages, further records; each in both languages.
 * @returns the first page that lacked content of the campus API; null where no page did
 * @throws WarmupAbortedError
 */
export async function renderPages({
  render,
  published,
  pageTags,
  encodeHomePictures = async () => undefined,
  claim = async () => true,
}: Round): Promise<string | null> {
  const isStart = pageTags.size === 0;
  const records = new Set<string>();
  const done = new Set<string>();
  /** Pages that other instances render: this one loads them afterwards. */
  const renderedElsewhere: string[] = [];
  let failures = 0;
  let incomplete: string | null = null;

  async function renderOne(path: string): Promise<void> {
    const page: RenderedPage & { error?: unknown } = await render(path).catch(failure);
    metrics.pagesWarmed.labels(page.state).inc();
    if (page.state === 'incomplete') incomplete ??= path;
    if (page.state === 'rendered' || page.state === 'there') {
      failures = 0;
      pageTags.set(path, page.tags);
      for (const record of recordsIn(page.html)) records.add(record);
    } else if (++failures === MAX_FAILURES) throw new FailingError(path, { cause: page.error });
  }

  const isChanged = (path: string) => pageTags.get(path)?.some((tag) => published.has(tag)) ?? true;

  async function renderBoth(pages: readonly string[]): Promise<void> {
    for (const path of pages.flatMap((page) => locales.map((locale) => localPath(page, locale)))) {
      if (done.has(path) || !isChanged(path)) continue;
      done.add(path);
      if (path !== '/' && !(await claim(path))) renderedElsewhere.push(path);
      else for (const each of [path, ...renderedElsewhere.splice(0)]) await renderOne(each);
    }
  }

  try {
    await renderBoth(['/']);
    const homeRecords = [...records];
    if (!isStart) {
      await renderBoth(homeRecords.filter((record) => !pageTags.has(record)));
      await encodeHomePictures();
    }
    await renderBoth(listsOf(published));
    await renderBoth(homeRecords);
    if (isStart) await encodeHomePictures();
    await renderBoth(fixedPages());
    await renderBoth(newestOf(records, MAX_RECORDS));
    for (const path of renderedElsewhere) await renderOne(path);
  } catch (error) {
    if (!(error instanceof FailingError)) throw error;
    log.warn({ err: error.cause, path: error.message }, 'page warm-up failed; pages are rendered on request');
  }
  return incomplete;
}

function failure(error: unknown): RenderedPage & { error?: unknown } {
  if (error instanceof WarmupAbortedError) throw error;
  return { state: 'failed', html: '', tags: [], error };
}
