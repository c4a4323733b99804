import type { DatabaseSync } from 'node:sqlite';
import { fixedCategories, isFixedCategory } from '#content/routes.ts';
import { addressOfTitle } from './address-of-title.ts';
import { categoriesOfDatabase, NOTICE_CATEGORIES } from './categories.ts';
import type { DocumentContent } from './documents.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether this database has the notices; with `UPSTREAM_URL` another campus API has them. */
export const hasNotices = ({ UPSTREAM_URL }: NodeJS.ProcessEnv = process.env): boolean => !UPSTREAM_URL?.trim();

/** A document with the values that are formed from others where they are empty. */
export function completeContent(database: DatabaseSync, key: string, content: DocumentContent): DocumentContent {
  if (key === NOTICE_CATEGORIES) return completeCategories(database, content);
  return key === 'programmes' ? completeFaculties(content) : content;
}

/** The document of the categories with missing addresses, formed from the names, and missing ids: unused ones, unless another API assigns them. */
function completeCategories(database: DatabaseSync, content: DocumentContent): DocumentContent {
  const { categories } = content;
  if (!Array.isArray(categories)) return content;
  const used = [...usedIds(database), ...categories.map((each) => (isObject(each) ? each.id : null))];
  let last = used.reduce<number>((highest, id) => (typeof id === 'number' ? Math.max(highest, id) : highest), 0);
  const completed = categories.map((category: unknown) => {
    if (!isObject(category)) return category;
    const { id = null } = category;
    const address = category.address === undefined ? addressOf(category.name) : withoutFolder(category.address);
    const nextId = () => {
      if (typeof address === 'string' && isFixedCategory(address)) return fixedCategories[address];
      if (!hasNotices()) return null;
      last += 1;
      return last;
    };
    return { ...category, address, id: id ?? nextId() };
  });
  return { ...content, categories: completed };
}

/** Ids of categories, including ids that only notices have. */
function usedIds(database: DatabaseSync): unknown[] {
  const ofNotices = database.prepare('SELECT DISTINCT department_id AS id FROM notice_departments').all();
  return [...Object.values(fixedCategories), ...[...categoriesOfDatabase(database), ...ofNotices].map(({ id }) => id)];
}

/** The document of the programmes with missing ids of faculties, formed from the names. */
function completeFaculties(content: DocumentContent): DocumentContent {
  const { faculties } = content;
  if (!Array.isArray(faculties)) return content;
  const completed = faculties.map((faculty: unknown) =>
    isObject(faculty) ? { ...faculty, id: faculty.id ?? addressOf(faculty.name) } : faculty,
  );
  return { ...content, faculties: completed };
}

/** An address may be typed as a part of that of the list: `/notice/Vacancies`. */
const withoutFolder = (address: unknown): unknown =>
  typeof address === 'string'
    ? address
        .trim()
        .toLowerCase()
        .replace(/^\/?(?:notice\/)?/, '')
    : address;

function addressOf(name: unknown): string | undefined {
  const { en, ne }: { en?: unknown; ne?: unknown } = isObject(name) ? name : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return addressOfTitle({ en: text(en), ne: text(ne) }) || undefined;
}
