import { formatTable } from '#campus-api/csv/format-table.ts';
import type { TableRow } from '#campus-api/csv/parse-table.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import { readTable } from '#campus-api/csv/read-table.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { toControls } from '#campus-api/validation/both-languages.ts';
import { type EventRecord, eventTextNames } from './event.ts';
import type { EventForm } from './read-event.ts';

/** The columns of a table of events, with the fields of the form. */
const fieldsByColumn = {
  type: 'type',
  title: 'title',
  title_ne: 'titleNe',
  start: 'start',
  end: 'end',
  start_time: 'startTime',
  end_time: 'endTime',
  place: 'place',
  place_ne: 'placeNe',
  description: 'description',
  description_ne: 'descriptionNe',
  album: 'album',
  notice: 'notice',
} as const satisfies Record<string, keyof EventForm>;

export const eventColumns = [...Object.keys(fieldsByColumn), 'uid'] as const;
const required = ['type', 'title', 'start'] as const;

export const MAX_EVENTS = 5000;

/** An event of a file. `uid`: null where the file has none. */
export interface EventDraft {
  /** Counts from 1. */
  line: number;
  uid: string | null;
  form: EventForm;
}

export interface EventDrafts {
  drafts: EventDraft[];
  problems: Problem[];
  /** Number of repetitions that became events. */
  repeated: number;
}

export function eventTable(events: readonly EventRecord[]): string {
  const rows = events.map((event) => {
    const both = eventTextNames.map((name) => {
      return toControls({ text: event[name], nepali: event.nepali?.[name] ?? '' });
    });
    const [title, place, description] = both;
    const end = event.endDate === event.startDate ? '' : event.endDate;
    return [
      event.type,
      title?.text ?? '',
      title?.nepali ?? '',
      event.startDate,
      end,
      event.startTime,
      event.endTime,
      place?.text ?? '',
      place?.nepali ?? '',
      description?.text ?? '',
      description?.nepali ?? '',
      String(event.albumId ?? ''),
      String(event.noticeId ?? ''),
      event.uid,
    ];
  });
  return formatTable([eventColumns, ...rows]);
}

/** Reads a table (Excel or CSV). A missing column leaves its field of existing events unchanged. @throws RefusedError for another kind of file */
export async function readEventTable(table: UploadedFile): Promise<EventDrafts> {
  const { rows, problem } = await readTable(table, 2 * MAX_EVENTS);
  const problems: Problem[] = problem ? [problem] : [];
  const [first, ...others] = rows;
  const result = (drafts: EventDraft[]) => ({ drafts, problems, repeated: 0 });
  if (first === undefined) {
    problems.push({ line: 1, code: 'table-no-columns' });
    return result([]);
  }
  const columns = readColumns(first, problems);
  if (others.length === 0 && !problem) problems.push({ line: first.line, code: 'table-no-rows' });
  if (others.length > MAX_EVENTS)
    problems.push({ line: first.line, code: 'table-too-many-rows', values: { most: MAX_EVENTS } });
  if (problems.length > 0) return result([]);
  return result(others.map((row) => readRow(row, columns, problems)));
}

function readColumns({ line, cells }: TableRow, problems: Problem[]): string[] {
  const columns = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  for (const [index, column] of columns.entries()) {
    if (column === '') continue;
    if (!eventColumns.includes(column))
      problems.push({ line, column, code: 'table-column-unknown', values: { columns: eventColumns.join(', ') } });
    else if (columns.indexOf(column) !== index) problems.push({ line, column, code: 'table-column-twice' });
  }
  for (const column of required)
    if (!columns.includes(column)) problems.push({ line, column, code: 'table-column-missing' });
  return columns;
}

function readRow({ line, cells }: TableRow, columns: readonly string[], problems: Problem[]): EventDraft {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    problems.push({ line, code: 'table-too-many-cells', values: { cells: cells.length, columns: columns.length } });
  const byColumn = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  const form = Object.entries(fieldsByColumn).map(([column, field]) => [field, byColumn.get(column)]);
  return { line, uid: byColumn.get('uid')?.trim() || null, form: Object.fromEntries(form) };
}

/** The column of a field of the form, for errors. */
export const columnOf = (field: string): string =>
  Object.entries(fieldsByColumn).find(([, name]) => name === field)?.[0] ?? field;
