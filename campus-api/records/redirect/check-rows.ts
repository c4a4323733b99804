import type { DatabaseSync } from 'node:sqlite';
import type { ValidationIssue } from '#campus-api/validation/issue.ts';
import { cleanLine, withScheme } from '#campus-api/validation/read-fields.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import type { FormerRows } from '#lib/platform/routes/content-addresses.ts';
import { canonicalFormerAddress } from '#lib/platform/routes/former-address.ts';
import { findFormerTarget } from '#lib/platform/routes/former-addresses.ts';
import { type RedirectRow, redirectFields, redirectTable } from './redirect.ts';
import { readTarget, siteTargets } from './targets.ts';

/** A problem of a row, which is counted from 0. */
export interface RowProblem extends Pick<ValidationIssue, 'code' | 'values'> {
  index: number;
  field: 'from' | 'to';
}

/** Rows in the spelling in which they are stored, with the rows that the site does not need. */
export interface CheckedRows {
  valid: { index: number; source: string; target: string }[];
  /** Rows of addresses that the site itself has. */
  own: { index: number; source: string }[];
  problems: RowProblem[];
}

/** Addresses are copied from Word, chats and browsers: with invisible letters, and without https. */
const enteredAddress = (text: string) => withScheme(cleanLine(text.slice(0, redirectFields.source.entry.maxLength)));

/** Checks redirects as entered: each by itself, against each other, and against the existing ones, except that with the id `replaced`. */
export function checkRedirectRows(
  database: DatabaseSync,
  rows: readonly RedirectRow[],
  replaced: number | null = null,
): CheckedRows {
  const checked: CheckedRows = { valid: [], own: [], problems: [] };
  const targets = siteTargets(database);
  const bySource = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const [from, to] = [enteredAddress(row.from), enteredAddress(row.to)];
    const refuse = (field: RowProblem['field'], code: RowProblem['code'], value: string) =>
      void checked.problems.push({ index, field, code, values: { value: value.slice(0, 200) } });
    const source = canonicalFormerAddress(from);
    const target = readTarget(to);
    if (source === null) refuse('from', 'redirect-from-unreadable', from);
    if (target === null) refuse('to', 'redirect-to-unreadable', to);
    if (source === null || target === null) continue;
    if (targets.isOwn(source)) {
      checked.own.push({ index, source });
      continue;
    }
    const other = bySource.get(source);
    if (other !== undefined && other !== target) refuse('from', 'redirect-twice', source);
    else if (canonicalFormerAddress(target) === source) refuse('to', 'redirect-circle', source);
    else if (!targets.has(target)) refuse('to', 'redirect-to-missing', target);
    else if (other === undefined) {
      bySource.set(source, target);
      checked.valid.push({ index, source, target });
    }
  }
  addChains(checked, database, replaced);
  const wrong = new Set(checked.problems.map(({ index }) => index));
  return { ...checked, valid: checked.valid.filter(({ index }) => !wrong.has(index)) };
}

/** Adds a problem for each row that leads to an address that itself is redirected, now or by another row. */
function addChains({ valid, problems }: CheckedRows, database: DatabaseSync, replaced: number | null): void {
  const existing = redirectTable
    .open(database)
    .all()
    .filter(({ id }) => id !== replaced);
  const all: FormerRows = [...new Map([...existing, ...valid].map(({ source, target }) => [source, target] as const))];
  const indexes = new Map(valid.map(({ source, index }) => [source, index]));
  for (const [source, target] of all) {
    // The target is an address of this site: only its parameters can make it one of the former site.
    if (!target.startsWith('/') || !target.includes('?')) continue;
    const next = findFormerTarget(all, target, true);
    if (next === null) continue;
    const index = indexes.get(source) ?? indexes.get(canonicalFormerAddress(target) ?? '') ?? 0;
    const code = canonicalFormerAddress(next) === source ? 'redirect-circle' : 'redirect-chain';
    problems.push({ index, field: 'to', code, values: { value: source, target } });
  }
  if (all.length > MAX_FORMER_ADDRESSES)
    problems.push({ index: 0, field: 'from', code: 'redirect-too-many', values: { most: MAX_FORMER_ADDRESSES } });
}
