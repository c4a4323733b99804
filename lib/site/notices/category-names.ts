import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Localized } from '#content/locale.ts';
import { categoryAt } from '#content/site/categories.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { noticeList, readDepartments } from './notice-list.ts';

/** The names of the categories of notices with these ids, in their order. A category whose list is unavailable is missing. */
export type ReadCategoryNames = (ids: readonly string[]) => Promise<Localized[][]>;

async function namesOf(departments: readonly string[]): Promise<Localized[]> {
  const categories = await readCategories();
  return departments.map((department) => categoryAt(categories, department).name);
}

/** The names for pages. */
export const categoryNames: ReadCategoryNames = reader(
  async (ids: readonly string[]): Promise<ReadResult<Localized[][]>> => {
    'use cache';
    cacheTag(tags.notices, siteTag('notice-categories'));
    return cacheResult(`categories of ${ids.join()}`, async () => {
      const departments = await readDepartments();
      if (!departments.isWhole) cacheLife('failure');
      return Promise.all(ids.map((id) => namesOf(departments.of(id))));
    });
  },
);

/** The names for responses rendered per request, from the lists in memory. */
export const categoryNamesInMemory: ReadCategoryNames = async (ids) => {
  const departments = await readDepartments(noticeList);
  return Promise.all(ids.map((id) => namesOf(departments.of(id))));
};
