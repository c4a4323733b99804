import { fieldCells, fieldColumns } from '#campus-api/csv/field-columns.ts';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { type ColumnChoices, type ColumnNames, columnHeadings, type TableHeadings } from '#campus-api/csv/headings.ts';
import { openTable, type Table, type TableType } from '#campus-api/csv/open-table.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import { RowCells } from '#campus-api/csv/row-cells.ts';
import { dayRange, monthFirstExample, timeBehindDay, timeRange } from '#campus-api/csv/table-days.ts';
import { tableWarnings } from '#campus-api/csv/table-warnings.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import { type EventRecord, eventFields } from './event.ts';
import type { EventForm } from './read-event.ts';

/** The columns of a table of events: those of the form, and the identifier of calendar files. */
const columns = { ...fieldColumns(eventFields), uid: ['uid', 'यूआईडी'] } as const;
type EventColumn = keyof typeof columns;
const formColumns = (Object.keys(columns) as EventColumn[]).filter((column) => column !== 'uid');

export const MAX_EVENTS = 5000;

export const eventTableType: TableType<EventColumn> = {
  columns,
  needed: [['type'], ['title', 'titleNe'], ['start']],
  choices: { type: eventFields.type.entry.options },
  maxRows: MAX_EVENTS,
};

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
  /** The headings of a table if a person may choose other columns. */
  openHeadings: TableHeadings | null;
}

export function formatEvents(events: readonly EventRecord[], language: Locale): string {
  const rows = events.map((event) => {
    const cells = fieldCells(eventFields, event);
    const row: Record<string, string> = {
      ...cells,
      end: event.endDate === event.startDate ? '' : event.endDate,
      uid: event.uid,
    };
    return Object.keys(columns).map((column) => row[column] ?? '');
  });
  return formatTable([columnHeadings<EventColumn>(columns, language), ...rows]);
}

/** Reads a table (Excel or CSV). A missing column leaves its field of existing events unchanged. @throws RefusedError, TableError */
export async function readEventTable(
  file: UploadedFile,
  warnings: Issues,
  choices?: ColumnChoices,
): Promise<EventDrafts> {
  const table = await openTable(eventTableType, file, choices);
  warnings.list.push(...tableWarnings(table).list);
  const example = monthFirstExample(daysOf(table));
  if (example !== null) warnings.warn('table', 'table-month-first', { value: example });
  const problems: Problem[] = [];
  const drafts = table.rows.map((row) => {
    const cells = new RowCells(row, table, example !== null);
    const draft = readRow(cells);
    cells.report(problems, warnings);
    return draft;
  });
  return { drafts, problems, repeated: 0, openHeadings: table.openHeadings };
}

const daysOf = ({ rows, indexes }: Table<EventColumn>) =>
  rows.flatMap(({ cells }) =>
    (['start', 'end'] as const).flatMap((column) => cells[indexes[column] ?? Number.POSITIVE_INFINITY] ?? []),
  );

function readRow(cells: RowCells<EventColumn>): EventDraft {
  const form: Partial<Record<EventColumn, string | undefined>> = Object.fromEntries(
    formColumns.map((column) => [column, cells.optional(column)]),
  );
  const [days, times] = [dayRange(form.start ?? '', cells.isMonthFirst), timeRange(form.startTime ?? '')];
  if (days && !form.end) [form.start, form.end] = days;
  if (times && !form.endTime) [form.startTime, form.endTime] = times;
  for (const [day, time] of [
    ['start', 'startTime'],
    ['end', 'endTime'],
  ] as const) {
    if (form[day] === undefined) continue;
    // A cell of a spreadsheet may have the day with its time.
    form[time] ||= timeBehindDay(form[day]) || form[time];
    form[day] = cells.formDay(form[day]);
  }
  for (const column of ['title', 'titleNe', 'place', 'placeNe', 'description', 'descriptionNe'] as const)
    cells.text(column);
  return { line: cells.line, uid: cells.value('uid') || null, form };
}

/** The names of all columns. */
export const eventColumns = (language: Locale): string[] => columnHeadings<EventColumn>(columns, language);

/** The name of the column of a field of the form, for errors. */
export const columnOf = (field: string, language: Locale = 'en'): string => {
  const names: ColumnNames<string> = columns;
  const [english, nepali] = names[field] ?? [field, field];
  return language === 'ne' ? nepali : english;
};
