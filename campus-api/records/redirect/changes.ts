import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { recordChanges, withoutFiles } from '../engine/record-changes.ts';
import { type CheckedRows, checkRedirectRows } from './check-rows.ts';
import { type RedirectRecord, type RedirectRow, redirectTable } from './redirect.ts';

/** Result of adding rows: `changed` have another target now, `unchanged` exist, perhaps with another target, and `own` are addresses that the site itself has. */
export interface RedirectRowsResult {
  added: RedirectRecord[];
  changed: RedirectRecord[];
  unchanged: RedirectRecord[];
  own: string[];
}

/**
 * Adds redirects from addresses of the former site in one change. Existing ones stay, also with another target, so that a second import changes nothing of what the
 * campus has edited; `replaces`: they get the new target. Addresses that the site itself has are left out with a warning.
 * @throws RefusedError with an issue for each row, NeedsConfirmationError
 */
export function addRedirects(
  campus: Campus,
  rows: readonly RedirectRow[],
  options: { replaces?: boolean } = {},
): ChangeResult<RedirectRowsResult> {
  return changeCampus(campus, { action: 'import' }, (issues) => writeRedirects(campus.database, issues, rows, options));
}

/** `addRedirects` inside of another change, such as an import with the records that are the targets. */
export function writeRedirects(
  database: DatabaseSync,
  issues: Issues,
  rows: readonly RedirectRow[],
  { replaces = false }: { replaces?: boolean } = {},
): RedirectRowsResult {
  const checked = checkRedirectRows(database, rows);
  for (const { field, code, values } of checked.problems) issues.error(field, code, values);
  return writeChecked(database, issues, checked, replaces);
}

/** Writes the valid rows. */
export function writeChecked(
  database: DatabaseSync,
  issues: Issues,
  { valid, own }: CheckedRows,
  replaces: boolean,
): RedirectRowsResult {
  const existing = new Map(
    redirectTable
      .open(database)
      .all()
      .map((record) => [record.source, record]),
  );
  const result: RedirectRowsResult = { added: [], changed: [], unchanged: [], own: own.map(({ source }) => source) };
  const missing = valid.filter(({ source }) => !existing.has(source));
  const firstId = reserveIds(database, 'redirects', missing.length);
  result.added = missing.map(({ source, target }, index) => ({ id: firstId + index, source, target }));
  redirectTable.insert(database, result.added);
  for (const { source, target } of valid) {
    const before = existing.get(source);
    if (before === undefined) continue;
    const isChanged = replaces && before.target !== target;
    if (isChanged) redirectTable.update(database, { ...before, target });
    (isChanged ? result.changed : result.unchanged).push(isChanged ? { ...before, target } : before);
  }
  const [first] = result.own;
  if (first !== undefined) issues.warn('from', 'redirect-own-rows', { count: result.own.length, value: first });
  return result;
}

/** A redirect from an address that has one, or that the site itself has, is refused. */
export const redirectChanges = recordChanges(redirectTable, {
  noun: 'redirect',
  firstField: 'from',
  blank: () => ({ source: '', target: '' }),
  prepare: (_issues, _form: RedirectRow) => withoutFiles(),
  read: (issues, { form, before, isNew, database }) => readOne(database, issues, form, isNew ? null : before.id),
});

/** One row that no other redirect has. @throws RefusedError */
function readOne(
  database: DatabaseSync,
  issues: Issues,
  row: RedirectRow,
  replaced: number | null,
): Pick<RedirectRecord, 'source' | 'target'> {
  const { valid, own, problems } = checkRedirectRows(database, [row], replaced);
  for (const { field, code, values } of problems) issues.error(field, code, values);
  for (const { source } of own) issues.error('from', 'redirect-own', { value: source });
  const [read] = valid;
  const other = redirectTable
    .open(database)
    .all()
    .find(({ id, source }) => id !== replaced && source === read?.source);
  if (other) issues.error('from', 'redirect-exists', { value: other.source, target: other.target });
  issues.throwIfErrors();
  if (read === undefined) throw new Error('The redirect has neither a problem nor a result');
  return { source: read.source, target: read.target };
}
