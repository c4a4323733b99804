import type { DatabaseSync } from 'node:sqlite';
import type { StaffRecord } from '#campus-api/records.ts';
import { fromLegacyText, isLegacyFont } from '#lib/legacy-fonts/recognize.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { refuseProblems } from '../csv/problems.ts';
import type { UploadedFile } from '../files/check-file.ts';
import { reserveIds } from '../next-id.ts';
import { Issues } from '../validation/issue.ts';
import { inUnicode } from '../validation/to-unicode.ts';
import type { Campus } from '../with-campus.ts';
import { type Match, matchStaff } from './match-staff.ts';
import { mergeOrder } from './merge-order.ts';
import { readDrafts } from './read-drafts.ts';
import { type Portraits, readPortraits } from './read-portraits.ts';
import type { StaffDraft } from './staff-draft.ts';
import { deleteStaff, insertStaff, orderStaff, readAllStaff, updateStaff } from './staff-records.ts';

/** Whom a table added, changed (or left as they were) and took away. */
export interface StaffTableResult {
  added: StaffRecord[];
  changed: StaffRecord[];
  gone: StaffRecord[];
  /** Whether people who were there before are shown in another order now. */
  isReordered: boolean;
}

/**
 * Takes staff from a table, in the order of its rows; with `replace` those who are not in it go, with their seats. `portrait` finds the picture that a row names. Try it first
 * with a dry run to show what would change. `usesUnicode`: what was typed in Preeti or a font of its kind is taken in Unicode. @throws TableError for a table that is wrong, NeedsConfirmationError
 */
export async function importStaffTable(
  campus: Campus,
  table: UploadedFile,
  {
    replace,
    portrait,
    usesUnicode = false,
  }: { replace: boolean; portrait(name: string): UploadedFile; usesUnicode?: boolean },
): Promise<Done<StaffTableResult>> {
  const { drafts: typed, problems } = await readDrafts(table);
  const drafts = usesUnicode ? typed.map(draftInUnicode) : typed;
  const staff = readAllStaff(campus.database);
  const matches = matchStaff(drafts, staff, problems);
  const there = new Set(staff.map(({ profilePic }) => profilePic));
  const portraits = await readPortraits(matches, there, portrait, problems);
  refuseProblems(table.name ?? table.path, problems);
  const gone = replace ? staff.filter(({ id }) => !matches.some(({ known }) => known?.id === id)) : [];
  const issues = checkLetters(matches);
  return changeCampus(campus, { action: 'import', issues, newFiles: portraits.newFiles }, () =>
    change(campus, matches, portraits, gone),
  );
}

/** Cells that were typed in such a font in Unicode, all others as they are. */
function draftInUnicode(draft: StaffDraft): StaffDraft {
  const convert = (text: string | undefined) => (text === undefined ? undefined : inUnicode(text));
  return {
    ...draft,
    fullName: inUnicode(draft.fullName),
    department: convert(draft.department),
    designation: convert(draft.designation),
    about: convert(draft.about),
  };
}

/** One warning for the whole of a table that was typed in Preeti or a font of its kind. */
function checkLetters(matches: Match[]): Issues {
  const issues = new Issues();
  const wrong = matches.flatMap(({ draft }) => {
    const value = [draft.fullName, draft.department, draft.designation].find((text) => text && isLegacyFont(text));
    return value === undefined ? [] : [{ line: draft.line, value }];
  });
  const [first] = wrong;
  if (first)
    issues.warn('table', 'legacy-font-rows', { count: wrong.length, ...first, unicode: fromLegacyText(first.value) });
  return issues;
}

function change({ database }: Campus, matches: Match[], portraits: Portraits, gone: StaffRecord[]): StaffTableResult {
  const count = matches.filter(({ known }) => known === null).length;
  const firstId = reserveIds(database, 'staff', count);
  const newIds = Array.from({ length: count }, (_, index) => firstId + index);
  const ids = newIds.values();
  const rows = matches.map((match) => ({
    isNew: match.known === null,
    person: toRecord(match, match.known?.id ?? ids.next().value ?? 0, portraits),
  }));
  const added = rows.filter(({ isNew }) => isNew).map(({ person }) => person);
  const changed = rows.filter(({ isNew }) => !isNew).map(({ person }) => person);
  updateStaff(database, changed);
  insertStaff(database, added);
  deleteStaff(database, gone);
  const isReordered = orderAsRows(
    database,
    rows.map(({ person }) => person),
    new Set(newIds),
  );
  return { added, changed, gone, isReordered };
}

/** Puts each type of staff into the order of the rows; answers whether those who were there before change their order. */
function orderAsRows(database: DatabaseSync, rows: readonly StaffRecord[], newIds: ReadonlySet<number>): boolean {
  const idsOf = (people: readonly StaffRecord[], type: number) =>
    people.filter((person) => person.type === type).map(({ id }) => id);
  const isKnown = (id: number) => !newIds.has(id);
  const staff = readAllStaff(database);
  const types = ([1, 2] as const).map((type) => {
    const before = idsOf(staff, type).filter(isKnown);
    const after = mergeOrder(before, idsOf(rows, type));
    orderStaff(database, after);
    return after.filter(isKnown).join() !== before.join();
  });
  return types.includes(true);
}

function toRecord({ draft, known }: Match, id: number, { stored }: Portraits): StaffRecord {
  const { fullName, type, line, picture } = draft;
  const asBefore = picture === null ? null : (known?.profilePic ?? null);
  return {
    id,
    fullName,
    type,
    department: draft.department ?? known?.department ?? '',
    designation: draft.designation ?? known?.designation ?? '',
    profilePic: stored.get(line) ?? asBefore,
    about: (draft.about ?? known?.about) || null,
  };
}
