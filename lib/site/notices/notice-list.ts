import 'server-only';
import { isFixedCategory } from '#content/routes.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { RECENT_MS, withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { findDepartmentNotices } from '#lib/site/content-cache/readers.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';

/** The notices of a department, the newest first, those without a date last, and the index of each by its id. `replacements`: the newest notice that replaces another one, by the id of that one. */
export interface SortedNotices {
  readonly notices: readonly Notice[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly replacements: ReadonlyMap<string, Notice>;
}

/** Sorts a list once per change, as a changed list is another object. */
const prepare = memoizeOf('notice-lists', (list: readonly Notice[]): SortedNotices => {
  const notices = list.toSorted(byNewest);
  const replacements = notices.filter(({ replaces }) => replaces !== undefined).toReversed();
  return {
    notices,
    indexes: new Map(notices.map(({ id }, index) => [id, index])),
    replacements: new Map(replacements.map((notice) => [notice.replaces ?? '', notice])),
  };
});

function byNewest({ createdAt: a }: Notice, { createdAt: b }: Notice): number {
  return Number((a ?? '') < (b ?? '')) - Number((a ?? '') > (b ?? ''));
}

/** The list in the memory of this process, for responses rendered per request. @throws CampusApiError */
export async function noticeList(department: string): Promise<SortedNotices> {
  return prepare((await findDepartmentNotices(department)).value);
}

/** The same for use in cached functions. @throws CampusApiError */
export async function cachedNoticeList(department: string, maxAge?: number): Promise<SortedNotices> {
  return prepare(withLifeOf(await findDepartmentNotices(department, maxAge)));
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
