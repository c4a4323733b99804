import type { DatabaseSync } from 'node:sqlite';
import type { ChangedRow } from '#campus-api/changes/row-log.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { categoriesIn, NOTICE_CATEGORIES } from './categories.ts';

const contentOf = (image: ChangedRow['before']): unknown =>
  image?.key === NOTICE_CATEGORIES && typeof image.content === 'string' ? JSON.parse(image.content) : null;

/** Adds an issue for each category that a change removes although it has notices. */
export function requireUnusedCategories(issues: Issues, database: DatabaseSync, rows: readonly ChangedRow[]): void {
  const changed = rows.filter(
    ({ table, before, after }) =>
      table === 'site_documents' && (before?.key === NOTICE_CATEGORIES || after?.key === NOTICE_CATEGORIES),
  );
  const [first, last] = [changed.at(0), changed.at(-1)];
  if (first === undefined || last === undefined) return;
  const remaining = new Set(categoriesIn(contentOf(last.after)).map(({ id }) => id));
  const count = database.prepare('SELECT count(*) AS notices FROM notice_departments WHERE department_id = ?');
  for (const { id, name } of categoriesIn(contentOf(first.before))) {
    const notices = remaining.has(id) ? 0 : Number(count.get(id)?.notices);
    if (notices > 0)
      issues.error('categories', 'category-in-use', {
        name: [...new Set([name.en, name.ne])].join(' / '),
        count: notices,
      });
  }
}
