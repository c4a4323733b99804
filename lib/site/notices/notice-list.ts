import 'server-only';
import { isFixedCategory } from '#content/routes.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { byNewest, markReplaced, replacementsIn } from '#lib/site/campus-client/mark-replaced.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { RECENT_MS, withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { findDepartmentNotices } from '#lib/site/content-cache/readers.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';

/** The notices of a department, the newest first, those without a date last, and the index of each by its id. */
export interface SortedNotices {
  readonly notices: readonly Notice[];
  readonly indexes: ReadonlyMap<string, number>;
}

/**
 * Sorts lists once per change, as a changed list is another object. A notice is marked as replaced in the lists of all departments: its
 * replacement may be in another one.
 */
const sorterFor = memoizeOf('notice-lists', (all: readonly Notice[]) => {
  const replacements = replacementsIn(all);
  const lists = new WeakMap<readonly Notice[], SortedNotices>();
  return (list: readonly Notice[]): SortedNotices => {
    const sorted = lists.get(list) ?? prepare(markReplaced(list, replacements).sort(byNewest));
    lists.set(list, sorted);
    return sorted;
  };
});

const prepare = (notices: readonly Notice[]): SortedNotices => ({
  notices,
  indexes: new Map(notices.map(({ id }, index) => [id, index])),
});

/** Alone if the list of all is not available. */
async function sort(list: readonly Notice[], department: string, maxAge?: number): Promise<SortedNotices> {
  const all =
    department === 'all' ? list : await findDepartmentNotices('all', maxAge).then(({ value }) => value, toNull);
  return sorterFor(all ?? list)(list);
}

/** The list in the memory of this process, for responses rendered per request. @throws CampusApiError */
export async function noticeList(department: string): Promise<SortedNotices> {
  return sort((await findDepartmentNotices(department)).value, department);
}

/** The same for use in cached functions. @throws CampusApiError */
export async function cachedNoticeList(department: string, maxAge?: number): Promise<SortedNotices> {
  return sort(withLifeOf(await findDepartmentNotices(department, maxAge)), department, maxAge);
}

/** The result of `find` in the list; if it is null, in a list at most 15 s old. @throws CampusApiError */
export async function findInList<T>(
  department: string,
  find: (list: SortedNotices) => Promise<T | null> | T | null,
): Promise<T | null> {
  return (
    (await find(await cachedNoticeList(department))) ?? (await find(await cachedNoticeList(department, RECENT_MS)))
  );
}

/** The categories of each notice. `isWhole`: whether the lists of the specification's categories were available. A campus API may not have the others. */
export interface Departments {
  of(id: string): string[];
  isWhole: boolean;
}

/** Reads the list of each category once. */
export async function readDepartments(
  readList: (department: string) => Promise<SortedNotices> = cachedNoticeList,
): Promise<Departments> {
  const named = (await readCategories()).map(({ address }) => address).filter((address) => address !== 'all');
  const lists = await Promise.all(named.map((address) => readList(address).catch(toNull)));
  return {
    of: (id) => named.filter((_, index) => lists[index]?.indexes.has(id)),
    isWhole: named.every((address, index) => lists[index] !== null || !isFixedCategory(address)),
  };
}

function toNull(error: unknown): null {
  if (isCampusApiError(error)) return null;
  throw error;
}
