import type { DatabaseSync } from 'node:sqlite';
import { categoriesOf, type NoticeCategory } from '#content/site/categories.ts';
import { noticeCategoriesSchema } from '#content/site/notice-categories.ts';
import { createSiteStore, type SiteStore } from './store.ts';

/** The key of the document with the categories of notices. */
export const NOTICE_CATEGORIES = 'notice-categories';

/** A category that has an id: one of all but `all`. */
export interface NamedCategory extends NoticeCategory {
  readonly id: number;
}

const hasId = (category: NoticeCategory): category is NamedCategory => category.id !== null;

/** The categories of the content of the document in their order; those of the specification without one. */
export function categoriesIn(content: unknown): NamedCategory[] {
  return categoriesOf(noticeCategoriesSchema.safeParse(content).data).filter(hasId);
}

export function readCategories(site: Pick<SiteStore, 'find'>): NamedCategory[] {
  return categoriesIn(site.find(NOTICE_CATEGORIES)?.content);
}

/** `readCategories` without the stores. */
export function categoriesOfDatabase(database: DatabaseSync): NamedCategory[] {
  return readCategories(createSiteStore(database));
}
