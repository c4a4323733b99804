import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import type { ColumnChoices } from '#campus-api/csv/headings.ts';
import { refuseProblems } from '#campus-api/csv/problems.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { eventTypes } from '#content/event-types.ts';
import { hasControls, MAX_IDENTIFIER } from '#lib/platform/i18n/one-line.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { isSameEvent } from './changes.ts';
import { type EventRecord, eventTable, eventTextNames, eventTypeNamed } from './event.ts';
import { readEventCalendar } from './read-calendar.ts';
import { type EventForm, linkedRecords, readEvent } from './read-event.ts';
import { columnOf, type EventDraft, type EventDrafts, readEventTable } from './table.ts';

/** Events that a file added and changed. */
export interface EventImportResult {
  added: EventRecord[];
  changed: EventRecord[];
  unchanged: number;
  /** The headings of a table if a person may choose other columns. */
  openHeadings: EventDrafts['openHeadings'];
}

type Read = { before: EventRecord | null; event: Omit<EventRecord, 'id' | 'updatedAt'> };

/**
 * Imports a table (Excel or CSV) or a calendar file (ICS); none is deleted. `type`: that of events of a calendar file whose category names none. A dry run shows the
 * changes. @throws RefusedError, TableError with a sentence for each wrong line, NeedsConfirmationError
 */
export async function importEvents(
  campus: Campus,
  file: UploadedFile,
  type = 'event',
  choices?: ColumnChoices,
): Promise<ChangeResult<EventImportResult>> {
  const name = file.name ?? file.path;
  const usualType = eventTypeNamed(type);
  if (usualType === undefined)
    return refuseField('type', 'unknown-choice', { value: type, choices: eventTypes.join(', ') });
  const isCalendar = /\.(?:ics|ical|ifb)$/i.test(name);
  const issues = new Issues();
  const read = await (isCalendar ? readEventCalendar(file, usualType, issues) : readEventTable(file, issues, choices));
  const rows = readDrafts(campus.database, read, issues);
  refuseProblems(name, read.problems);
  if (read.repeated > 0) issues.warn('table', 'calendar-repeats', { count: read.repeated });
  return changeCampus(campus, { action: 'import', issues }, () => ({
    ...writeEvents(campus.database, rows),
    openHeadings: read.openHeadings,
  }));
}

/** Adds a problem of the file for each issue of a row; warnings are issues of the import. */
function readDrafts(database: DatabaseSync, { drafts, problems }: EventDrafts, warnings: Issues): Read[] {
  const linked = linkedRecords(database);
  const find = finder(eventTable.open(database).all());
  const lines = new Map<string, number>();
  return drafts.map((draft) => {
    const issues = new Issues();
    const before = find(draft);
    const fields = readEvent(issues, linked, inOwnLanguage(draft.form, before), before);
    for (const { level, field, code, values } of issues.list) {
      if (level === 'error')
        problems.push({
          line: draft.line,
          column: columnOf(field),
          code,
          values: { label: columnOf(field), ...values },
        });
      else warnings.warn(field, code, values);
    }
    const uid = before?.uid ?? draft.uid ?? randomUUID();
    const earlier = lines.get(uid);
    if (earlier !== undefined) problems.push({ line: draft.line, code: 'event-uid-twice', values: { line: earlier } });
    if (hasControls(uid)) problems.push({ line: draft.line, code: 'event-uid-control' });
    if (uid.length > MAX_IDENTIFIER)
      problems.push({ line: draft.line, code: 'event-uid-long', values: { most: MAX_IDENTIFIER } });
    lines.set(uid, draft.line);
    return { before, event: { ...fields, uid } };
  });
}

/** The form of an existing event in both languages: a Nepali text of a file in one language replaces only the Nepali one. */
function inOwnLanguage(form: EventForm, before: EventRecord | null): EventForm {
  const moved = eventTextNames.flatMap((name): [string, string | undefined][] => {
    const text = form[name];
    const isNepali = text !== undefined && form[`${name}Ne`] === undefined && languageOf(text) === 'ne';
    return isNepali && before?.nepali?.[name] !== undefined
      ? [
          [name, undefined],
          [`${name}Ne`, text],
        ]
      : [];
  });
  return { ...form, ...Object.fromEntries(moved) };
}

const keyOf = (type: string, title: string, day: string) => [type, title.normalize('NFC').trim(), day].join('\n');

/** Finds the existing event of a draft: by its uid, or without one by type, title and first day. */
function finder(events: readonly EventRecord[]) {
  const byUid = new Map(events.map((event) => [event.uid, event]));
  const byKey = new Map(events.map((event) => [keyOf(event.type, event.title, event.startDate), event]));
  return ({ uid, form }: EventDraft): EventRecord | null => {
    if (uid !== null) return byUid.get(uid) ?? null;
    const read = readEvent(new Issues(), { hasAlbum: () => true, hasNotice: () => true }, form, null);
    return byKey.get(keyOf(read.type, read.title, read.startDate)) ?? null;
  };
}

function writeEvents(database: DatabaseSync, rows: readonly Read[]): Omit<EventImportResult, 'openHeadings'> {
  const updatedAt = nepalTime(new Date());
  const missing = rows.filter(({ before }) => before === null);
  const firstId = reserveIds(database, 'events', missing.length);
  const added = missing.map(({ event }, index) => ({ id: firstId + index, ...event, updatedAt }));
  eventTable.insert(database, added);
  const existing = rows.flatMap(({ before, event }) => (before ? { before, after: { ...before, ...event } } : []));
  const changed = existing
    .filter(({ before, after }) => !isSameEvent(before, after))
    .map(({ after }) => ({ ...after, updatedAt }));
  for (const event of changed) eventTable.update(database, event);
  return { added, changed, unchanged: existing.length - changed.length };
}
