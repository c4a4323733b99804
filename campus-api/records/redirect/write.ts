import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { type Issues, refuseField } from '#campus-api/validation/issue.ts';
import { type CheckedRows, checkRedirectRows } from './check-rows.ts';
import type { RedirectRecord, RedirectRow } from './redirect.ts';
import { createRedirectStore } from './store.ts';

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
    createRedirectStore(database)
      .all()
      .map((record) => [record.source, record]),
  );
  const result: RedirectRowsResult = { added: [], changed: [], unchanged: [], own: own.map(({ source }) => source) };
  const missing = valid.filter(({ source }) => !existing.has(source));
  const firstId = reserveIds(database, 'redirects', missing.length);
  result.added = missing.map(({ source, target }, index) => ({ id: firstId + index, source, target }));
  insertRows(
    database,
    'redirects',
    result.added.map((record) => ({ ...record })),
  );
  for (const { source, target } of valid) {
    const before = existing.get(source);
    if (before === undefined) continue;
    const isChanged = replaces && before.target !== target;
    if (isChanged) updateRow(database, 'redirects', { id: before.id, target });
    (isChanged ? result.changed : result.unchanged).push(isChanged ? { ...before, target } : before);
  }
  const [first] = result.own;
  if (first !== undefined) issues.warn('from', 'redirect-own-rows', { count: result.own.length, value: first });
  return result;
}

/** Adds one redirect. @throws RefusedError also for an address that has one, or that the site itself has */
export function addRedirect(campus: Campus, row: RedirectRow): ChangeResult<RedirectRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'add' }, (issues) => {
    const valid = readOne(database, issues, row, null);
    const record = { id: reserveIds(database, 'redirects'), ...valid };
    insertRows(database, 'redirects', [record]);
    return record;
  });
}

/** @throws RefusedError, ConflictError */
export function editRedirect(
  campus: Campus,
  id: number,
  row: RedirectRow,
  revision?: number,
): ChangeResult<RedirectRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    requireRedirect(campus, id);
    requireRevision(database, 'redirect', id, revision);
    const record = { id, ...readOne(database, issues, row, id) };
    updateRow(database, 'redirects', record);
    return record;
  });
}

/** @throws RefusedError, NeedsConfirmationError */
export function removeRedirects(campus: Campus, ids: readonly number[]): ChangeResult<RedirectRecord[]> {
  return removeRecords(campus, 'redirects', ids, requireRedirect);
}

function requireRedirect({ database }: Campus, id: number): RedirectRecord {
  return createRedirectStore(database).find(id) ?? refuseField('id', 'not-there', { what: 'redirect', value: id });
}

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
  const other = createRedirectStore(database)
    .all()
    .find(({ id, source }) => id !== replaced && source === read?.source);
  if (other) issues.error('from', 'redirect-exists', { value: other.source, target: other.target });
  issues.throwIfErrors();
  if (read === undefined) throw new Error('The redirect has neither a problem nor a result');
  return { source: read.source, target: read.target };
}
