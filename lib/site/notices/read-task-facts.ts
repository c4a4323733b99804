import 'server-only';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getCategories } from '#lib/site/site-content/readers.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { newestClosing, newestNotices, readPage } from './read-notices.ts';

/** A category of the specification (section 9): its address at this campus, and a fact; null for a category without one. */
export interface CategoryFact<Fact> {
  readonly address: string;
  readonly fact: Fact | null;
}

/** Facts of the tasks on Home that begin in a category; null for a category that the campus does not have. */
export interface TaskFacts {
  /** The date of the newest notice. */
  readonly exam: CategoryFact<AdDate> | null;
  /** The next closing date. */
  readonly admission: CategoryFact<AdDate> | null;
  /** The number of notices. */
  readonly downloads: CategoryFact<number> | null;
}

/** Department ids (specification section 9). */
const IDS = { exam: 10, admission: 12, downloads: 13 } as const;

/** Notices that close, newest first, among which the next closing date is. */
const CLOSING = 50;

async function nextToClose(address: string): Promise<AdDate | null> {
  const today = await recentDay();
  const dates = (await newestClosing(address, CLOSING)).flatMap(({ lastDate }) => lastDate ?? []);
  return dates.filter((date) => date >= today).sort()[0] ?? null;
}

const newest = async (address: string) => (await newestNotices(address, 1))[0]?.created ?? null;
const count = async (address: string) => (await readPage(address, 1))?.total || null;

/** The facts that can be read; a category whose notices are not available has none. */
export async function readTaskFacts(): Promise<TaskFacts> {
  const categories = await getCategories();
  const factOf = async <Fact>(id: number, read: (address: string) => Promise<Fact | null>) => {
    const category = categories.find((each) => each.id === id);
    if (!category) return null;
    const fact = await attempt(() => read(category.address));
    return { address: category.address, fact: fact.ok ? fact.value : null };
  };
  const [exam, admission, downloads] = await Promise.all([
    factOf(IDS.exam, newest),
    factOf(IDS.admission, nextToClose),
    factOf(IDS.downloads, count),
  ]);
  return { exam, admission, downloads };
}
