import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { orderRows } from '#campus-api/changes/order-rows.ts';
import type { ColumnChoices, TableHeadings } from '#campus-api/csv/headings.ts';
import { openTable } from '#campus-api/csv/open-table.ts';
import { type Problem, refuseProblems } from '#campus-api/csv/problems.ts';
import { RowCells } from '#campus-api/csv/row-cells.ts';
import { tableWarnings } from '#campus-api/csv/table-warnings.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { blankTexts, bothFieldsOf, bothTextsOf, entriesOf } from '#campus-api/model/fields.ts';
import { mergeTexts, nepaliOf } from '#campus-api/validation/both-languages.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { inUnicode } from '#campus-api/validation/to-unicode.ts';
import { fromLegacyText, isLegacyFont } from '#packages/nepali/legacy-fonts/index.ts';
import { isSameName, matchStaff, type StaffMatch } from './match-staff.ts';
import { type Portraits, readPortraits } from './read-portraits.ts';
import { type StaffRecord, staffFields, staffTable } from './staff.ts';
import { staffTableType } from './staff-columns.ts';
import { readStaffRow, type StaffDraft } from './staff-draft.ts';
import { staffTypeIds } from './staff-types.ts';
import { readAllStaff } from './store.ts';

/**
 * Order of all people after a table: its existing people share their previous positions in the order of the rows. New people precede the person of
 * the next row, or come last. People who are not in the table keep their positions.
 */
export function mergeOrder(before: readonly number[], rows: readonly number[]): number[] {
  const existing = new Set(before);
  const named = new Set(rows);
  const queue = [...rows];
  const slotPeople = () => queue.splice(0, queue.findIndex((id) => existing.has(id)) + 1);
  const ordered = before.flatMap((id) => (named.has(id) ? slotPeople() : [id]));
  return [...ordered, ...queue];
}

/** The staff of a table, its problems, and warnings about it. */
interface StaffDrafts {
  drafts: StaffDraft[];
  problems: Problem[];
  warnings: Issues;
  openHeadings: TableHeadings | null;
}

/** @throws RefusedError for an unreadable file, TableError without the needed columns */
async function readDrafts(file: UploadedFile, choices?: ColumnChoices): Promise<StaffDrafts> {
  const table = await openTable(staffTableType, file, choices);
  const warnings = tableWarnings(table);
  const problems: Problem[] = [];
  const drafts = table.rows.flatMap((row) => {
    const cells = new RowCells(row, table);
    const draft = readStaffRow(cells);
    cells.report(problems, warnings);
    return cells.isWrong || draft === null ? [] : [draft];
  });
  return { drafts, problems, warnings, openHeadings: table.openHeadings };
}

/** The columns of texts in both languages. */
const textColumns = entriesOf(staffFields).flatMap(({ name, isBoth }) => (isBoth ? [name, `${name}Ne`] : []));

/** People whom a table added, updated (or left unchanged) and removed. */
export interface StaffTableResult {
  added: StaffRecord[];
  changed: StaffRecord[];
  removed: StaffRecord[];
  /** Whether existing people are in another order now. */
  isReordered: boolean;
  /** The headings of the table if a person may choose other columns. */
  openHeadings: TableHeadings | null;
}

/**
 * Imports staff from a table, in the order of its rows; `replace` removes people who are not in it, with their seats. `portrait` finds the picture of a row. A dry run
 * shows the changes. `usesUnicode`: text in Preeti or a similar font is converted to Unicode. @throws TableError for an invalid table, NeedsConfirmationError
 */
export async function importStaffTable(
  campus: Campus,
  table: UploadedFile,
  {
    replace,
    portrait,
    usesUnicode = false,
    choices,
  }: { replace: boolean; portrait(name: string): UploadedFile; usesUnicode?: boolean; choices?: ColumnChoices },
): Promise<ChangeResult<StaffTableResult>> {
  const { drafts: parsed, problems, warnings, openHeadings } = await readDrafts(table, choices);
  const drafts = usesUnicode ? parsed.map(draftInUnicode) : parsed;
  const staff = readAllStaff(campus.database);
  const matches = matchStaff(drafts, staff, problems);
  const portraitNames = new Set(staff.map(({ profilePic }) => profilePic));
  const portraits = await readPortraits(matches, portraitNames, portrait, problems);
  refuseProblems(table.name ?? table.path, problems);
  const removed = replace ? staff.filter(({ id }) => !matches.some(({ existing }) => existing?.id === id)) : [];
  warnOfOtherNames(matches, warnings);
  warnOfLetters(matches, warnings);
  return changeCampus(campus, { action: 'import', issues: warnings, newFiles: portraits.newFiles }, () => ({
    ...change(campus, matches, portraits, removed),
    openHeadings,
  }));
}

/** The draft with text in such a font converted to Unicode. */
function draftInUnicode(draft: StaffDraft): StaffDraft {
  const texts = Object.entries(draft.form).filter(([name]) => textColumns.includes(name));
  return {
    ...draft,
    form: { ...draft.form, ...Object.fromEntries(texts.map(([name, text]) => [name, text && inUnicode(text)])) },
  };
}

/** Warns of rows whose id belongs to a person with another name: perhaps it is not an id. */
function warnOfOtherNames(matches: readonly StaffMatch[], issues: Issues): void {
  for (const { draft, existing } of matches)
    if (existing && draft.id !== null && !isSameName(draft, existing))
      issues.warn('table', 'table-other-name', { line: draft.line, id: draft.id, before: existing.fullName });
}

/** One warning for a whole table in Preeti or a similar font. */
function warnOfLetters(matches: readonly StaffMatch[], issues: Issues): void {
  const wrong = matches.flatMap(({ draft }) => {
    const { name, nameNe, department, departmentNe, designation, designationNe } = draft.form;
    const texts = [name, nameNe, department, departmentNe, designation, designationNe];
    const value = texts.find((text) => text && isLegacyFont(text));
    return value === undefined ? [] : [{ line: draft.line, value }];
  });
  const [first] = wrong;
  if (first)
    issues.warn('table', 'legacy-font-rows', { count: wrong.length, ...first, unicode: fromLegacyText(first.value) });
}

function change(
  { database }: Campus,
  matches: StaffMatch[],
  portraits: Portraits,
  removed: StaffRecord[],
): Omit<StaffTableResult, 'openHeadings'> {
  const count = matches.filter(({ existing }) => existing === null).length;
  const firstId = reserveIds(database, 'staff', count);
  const newIds = Array.from({ length: count }, (_, index) => firstId + index);
  const ids = newIds.values();
  const rows = matches.map((match) => ({
    isNew: match.existing === null,
    person: toRecord(match, match.existing?.id ?? ids.next().value ?? 0, portraits),
  }));
  const added = rows.filter(({ isNew }) => isNew).map(({ person }) => person);
  const changed = rows.filter(({ isNew }) => !isNew).map(({ person }) => person);
  for (const person of changed) staffTable.update(database, person);
  staffTable.insert(database, added);
  for (const { id } of removed) staffTable.remove(database, id);
  const isReordered = orderAsRows(
    database,
    rows.map(({ person }) => person),
    new Set(newIds),
  );
  return { added, changed, removed, isReordered };
}

/** Puts each type of staff into the order of the rows; returns whether existing people change their order. */
function orderAsRows(database: DatabaseSync, rows: readonly StaffRecord[], newIds: ReadonlySet<number>): boolean {
  const idsOf = (people: readonly StaffRecord[], type: number) =>
    people.filter((person) => person.type === type).map(({ id }) => id);
  const isExisting = (id: number) => !newIds.has(id);
  const staff = readAllStaff(database);
  const types = staffTypeIds.map((type) => {
    const before = idsOf(staff, type).filter(isExisting);
    orderRows(database, ['staff', 'display_order'], mergeOrder(before, idsOf(rows, type)));
    const after = idsOf(readAllStaff(database), type);
    return after.filter(isExisting).join() !== before.join();
  });
  return types.includes(true);
}

function toRecord({ draft, existing }: StaffMatch, id: number, { stored }: Portraits): StaffRecord {
  const { type, line, picture, form } = draft;
  const before = existing ?? { ...blankTexts(staffFields), id, type, profilePic: null };
  const entered = new Map<string, string | undefined>(Object.entries({ ...form, name: form.name || undefined }));
  const texts = bothFieldsOf(staffFields).map((field) => {
    const { name } = staffFields[field].entry;
    const both = { text: entered.get(name), nepali: entered.get(`${name}Ne`) };
    return [field, mergeTexts(bothTextsOf(before, field), both)] as const;
  });
  return {
    ...before,
    ...Object.fromEntries(texts.map(([field, { text }]) => [field, text])),
    type,
    phone: form.phone ?? before.phone,
    email: form.email ?? before.email,
    profilePic: stored.get(line) ?? (picture === null ? null : before.profilePic),
    nepali: nepaliOf(Object.fromEntries(texts)),
  };
}
