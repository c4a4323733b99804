import { locales } from '#content/locale.ts';
import { metrics } from '#lib/metrics/index.ts';
import { localPath } from '#lib/routes/paths.ts';
import { log } from '#lib/runtime/log.ts';
import { Enough } from './at-leisure.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { fixedPages, listsOf, newestOf, recordsIn } from './which-pages.ts';

/** Of notices, and of albums. All pages of a round take a fifth of the response cache. */
const MOST_RECORDS = 20;
/** So many in a row, and the round ends: it is not the page. */
const MOST_FAILED = 5;

interface Round {
  render: RenderPage;
  /** Cache tags of what is new. */
  published: ReadonlySet<string>;
  /** By each page that was rendered before: the tags of what it shows. */
  shown: Map<string, readonly string[]>;
  /** Encodes what Home begins with: a poster that was published just now, and minutes of work where none was ever encoded. */
  picturesOfHome?: () => Promise<void>;
  /** Whether to render a page, of several instances that share what they rendered; false where another does. */
  claim?: (path: string) => Promise<boolean>;
}

/** What keeps a page from being rendered keeps others too. */
class Failing extends Error {
  override readonly name = 'Failing';
}

/**
 * Renders what a publication changed, after a start everything, in the order of need: Home, records that are new there, lists of what was published, all records
 * of Home, all other pages, further records; each in both languages. @throws Enough
 */
export async function renderPages({
  render,
  published,
  shown,
  picturesOfHome = async () => undefined,
  claim = async () => true,
}: Round): Promise<void> {
  const isStart = shown.size === 0;
  const found = new Set<string>();
  const done = new Set<string>();
  /** Others render these: they are taken over once they are there. */
  const ofOthers: string[] = [];
  let failed = 0;

  async function renderOne(path: string): Promise<void> {
    const page: RenderedPage & { error?: unknown } = await render(path).catch(failure);
    metrics.pagesAhead.inc({ outcome: page.outcome });
    if (page.outcome !== 'failed') {
      failed = 0;
      shown.set(path, page.tags);
      for (const record of recordsIn(page.html)) found.add(record);
    } else if (++failed === MOST_FAILED) throw new Failing(path, { cause: page.error });
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
    if (!(error instanceof Failing)) throw error;
    log.warn(
      { err: error.cause, path: error.message },
      'pages cannot be rendered ahead; they are at their first visit',
    );
  }
}

function failure(error: unknown): RenderedPage & { error?: unknown } {
  if (error instanceof Enough) throw error;
  return { outcome: 'failed', html: '', tags: [], error };
}
