import type { DatabaseSync } from 'node:sqlite';
import { allNotices, categoryPath } from '#content/site/categories.ts';
import { categoriesIn, NOTICE_CATEGORIES } from './categories.ts';
import { type Documents, readDocuments } from './documents.ts';
import { addRedirect, dropRedirects } from './redirects.ts';
import { updateLinks } from './rename-page.ts';

/** Lets the addresses of renamed categories lead to the new ones, those of removed categories to all notices; links of documents follow new names. Returns the documents then. */
export function moveCategories(database: DatabaseSync, before: Documents, after: Documents): Documents {
  if (JSON.stringify(before.get(NOTICE_CATEGORIES)) === JSON.stringify(after.get(NOTICE_CATEGORIES))) return after;
  const current = categoriesIn(after.get(NOTICE_CATEGORIES));
  const paths = new Map(current.map(({ id, address }) => [id, categoryPath(address)]));
  const previous = categoriesIn(before.get(NOTICE_CATEGORIES)).map(({ id, address }) => ({
    from: categoryPath(address),
    to: paths.get(id),
  }));
  dropRedirects(database, [...paths.values()]);
  const existing = new Set(paths.values());
  for (const { from, to } of previous.filter((category) => !existing.has(category.from))) {
    addRedirect(database, from, to ?? categoryPath(allNotices.address));
    if (to !== undefined) updateLinks(database, from, to);
  }
  return readDocuments(database);
}
