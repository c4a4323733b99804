import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nextId } from '#campus-api/changes/next-id.ts';
import { timeBehindDay } from '#campus-api/csv/table-days.ts';
import { DEFAULT_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { type ImportPlan, noPlan, type PlannedNotice } from '#campus-api/imports/plan/import-plan.ts';
import { readOrigins } from '#campus-api/imports/plan/origins.ts';
import { PlannedFiles } from '#campus-api/imports/plan/plan-files.ts';
import { MAX_DESCRIPTION, sentence } from '#campus-api/imports/plan/plan-notice.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { blankTexts, mergeEntries } from '#campus-api/model/fields.ts';
import { MAX_BODY_LENGTH } from '#campus-api/records/notice/details.ts';
import { noticeFields } from '#campus-api/records/notice/notice.ts';
import { readCreatedDate, readLastDate } from '#campus-api/records/notice/notice-form.ts';
import { bareText } from '#campus-api/records/notice/notice-records.ts';
import { categoriesOfDatabase, type NamedCategory } from '#campus-api/records/site-document/categories.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readClock } from '#campus-api/validation/read-clock.ts';
import { fromPreeti } from '#packages/nepali/legacy-fonts/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { planRows, type RowRecord, rowTitle } from './plan-rows.ts';
import type { ImportTable } from './read-import-table.ts';
import type { ImportCells } from './row-cells.ts';
import type { TableFiles } from './table-files.ts';

/** The ids of the departments of a cell, by their addresses or their names in either language; the usual one for an empty cell. */
function findDepartments(issues: Issues, departments: readonly NamedCategory[], cell: string): number[] {
  const find = (text: string) => {
    const [name, unicode] = [text, fromPreeti(text)].map((each) => normalize(each).trim());
    return departments.find(({ address, name: { en, ne } }) =>
      [address, en, ne].map(normalize).some((accepted) => accepted === name || accepted === unicode),
    )?.id;
  };
  const whole = find(cell || DEFAULT_DEPARTMENT);
  if (whole !== undefined) return [whole];
  const ids = cell
    .split(/[,;|/\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const id = find(part);
      if (id !== undefined) return id;
      const choices = departments.map(({ address }) => address).join(', ');
      issues.error('department', 'unknown-choice', { what: 'department', value: part.slice(0, 60), choices });
      return [];
    });
  return [...new Set(ids)];
}

type NoticeValues = Omit<PlannedNotice, 'id' | 'origins' | 'title' | 'files'> & {
  /** The text, if it is longer than the body of a notice may be. */
  whole: string | null;
};

/** Length of the beginning of a text that becomes the body or a file. */
const SHORT_LENGTH = 300;
const existingRows = z.array(z.object({ description: z.string(), createdDate: z.string() }));

/** Plans the notices of a table, oldest first. */
export function planNotices(database: DatabaseSync, table: ImportTable, source: TableFiles): ImportPlan {
  const departments = categoriesOfDatabase(database);
  const now = new Date();
  const { rows, existing, remarks } = planRows(
    table,
    { origins: readOrigins(database), identities: identitiesOf(database) },
    (cells) => readNotice(cells, departments, now),
  );
  const files = new PlannedFiles(source);
  const first = nextId(database, 'notices');
  const ordered = (isNewestFirst(rows) ? rows.toReversed() : rows).toSorted((a, b) =>
    a.value.createdDate < b.value.createdDate ? -1 : Number(a.value.createdDate > b.value.createdDate),
  );
  const fallback = departments.find(({ address }) => address === DEFAULT_DEPARTMENT)?.name ?? DEFAULT_DEPARTMENT;
  const withoutDepartment = ordered.filter(({ cells }) => cells.value('department') === '');
  const notices = ordered.map(({ title, origin, line, cells, value: { whole, ...notice } }, index): PlannedNotice => {
    const attached = source
      .find(cells.typed('file'))
      .flatMap((file) => files.plan(file, rowTitle({ line, title })) ?? [])
      .map(({ stored, original }) => ({ stored, original }));
    const text = whole === null ? [] : [files.addText(clip(title, 80), whole)];
    return { id: first + index, title, ...notice, files: [...text, ...attached], origins: [origin] };
  });
  const long = ordered.filter(({ value }) => value.whole !== null);
  return {
    ...noPlan(files),
    site: table.name,
    notices,
    existing,
    remarks: [
      ...remarks,
      ...withoutDepartment.map(
        ({ line, title }): Remark => ({
          code: 'department-missing',
          values: { row: line, title: clip(title, 80), department: fallback },
        }),
      ),
      ...long.map(({ title }): Remark => ({ code: 'text-as-file', values: { title: clip(title, 80) } })),
      ...files.remarks,
    ],
  };
}

/** Whether a table begins with its newest notice: notices of one day are in its reverse order, too. */
function isNewestFirst(rows: readonly { value: Pick<NoticeValues, 'createdDate'> }[]): boolean {
  const [first, last] = [rows[0]?.value.createdDate ?? '', rows.at(-1)?.value.createdDate ?? ''];
  return first > last;
}

function readNotice(cells: ImportCells, departments: readonly NamedCategory[], now: Date): RowRecord<NoticeValues> {
  const { issues } = cells;
  const [title, text, nepali] = [cells.text('title'), cells.text('text'), cells.text('textNe')].map(oneLine);
  const own = sentence(title ?? '', text ?? '');
  const description = own === nepali ? own : [own, nepali].filter(Boolean).join(' / ');
  const isLong = description.length > MAX_DESCRIPTION;
  const entered = isLong ? clip(title || nepali || description, SHORT_LENGTH) : description;
  const bodies = isLong ? bodiesOf([cells.text('text'), cells.text('textNe')]) : {};
  const closingTime = cells.value('closingTime') || timeBehindDay(cells.value('lastDate'));
  const form = {
    text: entered,
    letterNumber: cells.code('letterNumber') ?? '',
    closingTime: readClock(closingTime) ?? closingTime,
    ...bodies,
  };
  const fields = mergeEntries(noticeFields, issues, form, blankTexts(noticeFields), { isNew: true });
  const day = cells.day('date');
  if (cells.value('date') === '') issues.error('date', 'missing');
  const createdDate = readCreatedDate(issues, day === null ? undefined : `${day} AD`, now);
  const lastDay = cells.day('lastDate');
  return {
    title: title || description,
    identity: identityOf(createdDate, fields.description),
    value: {
      description: fields.description,
      letterNumber: fields.letterNumber,
      closingTime: lastDay ? fields.closingTime : '',
      bodyEn: fields.bodyEn,
      bodyNe: fields.bodyNe,
      createdDate,
      lastDate: lastDay && day && readLastDate(issues, `${lastDay} AD`, createdDate),
      departmentIds: findDepartments(issues, departments, cells.text('department')),
      whole: bodies === null ? [title, text, nepali].filter(Boolean).join('\n\n') : null,
    },
  };
}

/** Long texts as the body in their languages; null if one is too long for it. */
function bodiesOf(texts: readonly string[]): { bodyEn?: string; bodyNe?: string } | null {
  const byLanguage = Map.groupBy(new Set(texts.filter((text) => text !== '')), languageOf);
  const [bodyEn = '', bodyNe = ''] = (['en', 'ne'] as const).map((language) => byLanguage.get(language)?.join('\n\n'));
  return Math.max(bodyEn.length, bodyNe.length) > MAX_BODY_LENGTH ? null : { bodyEn, bodyNe };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const identityOf = (createdDate: string, description: string) => `${createdDate.slice(0, 10)} ${bareText(description)}`;

function identitiesOf(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT description, created_date AS createdDate FROM notices').all();
  return new Set(existingRows.parse(rows).map(({ createdDate, description }) => identityOf(createdDate, description)));
}
