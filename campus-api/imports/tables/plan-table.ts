import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type ImportPlan, noPlan, type PlannedPublication } from '#campus-api/imports/plan/import-plan.ts';
import { readRecordOrigins } from '#campus-api/imports/plan/origins.ts';
import { PlannedFiles } from '#campus-api/imports/plan/plan-files.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { blankTexts, mergeEntries } from '#campus-api/model/fields.ts';
import { bareText } from '#campus-api/records/notice/notice-records.ts';
import { publicationFields, publicationTable } from '#campus-api/records/publication/publication.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { planNotices } from './plan-notices.ts';
import { planRows, type RowRecord, rowTitle } from './plan-rows.ts';
import type { ImportTable } from './read-import-table.ts';
import type { ImportCells } from './row-cells.ts';
import { publicationTextColumns } from './table-columns.ts';
import type { TableFiles } from './table-files.ts';

type PublicationValues = Omit<PlannedPublication, 'origins' | 'files'>;

/** Plans the publications of a table, in its order. */
function planPublications(database: DatabaseSync, table: ImportTable, source: TableFiles): ImportPlan {
  const origins = readRecordOrigins(database, 'publication_origins');
  const identities = new Set(publicationTable.open(database).all().map(identityOf));
  const { rows, existing, remarks } = planRows(table, { origins, identities }, readPublication);
  const files = new PlannedFiles(source);
  const publications = rows.map(({ title, origin, line, cells, value }): PlannedPublication => {
    const attached = source
      .find(cells.typed('file'))
      .flatMap((file) => files.plan(file, rowTitle({ line, title })) ?? [])
      .map(({ stored, original }) => ({ stored, original }));
    return { ...value, files: attached, origins: [origin] };
  });
  return { ...noPlan(files), site: table.name, publications, existing, remarks: [...remarks, ...files.remarks] };
}

function readPublication(cells: ImportCells): RowRecord<PublicationValues> {
  const { issues } = cells;
  const day = cells.day('date', { mayBeYear: true });
  const today = nepalDate(new Date());
  if (cells.value('date') === '') issues.error('date', 'missing');
  else if (day !== null && day > today) issues.error('date', 'day-to-come', { day });
  const form = Object.fromEntries(publicationTextColumns.map((column) => [column, cells.text(column)]));
  const blank = { ...blankTexts(publicationFields), publishDate: day ?? today };
  const value = mergeEntries(publicationFields, issues, form, blank);
  return { title: value.description, identity: identityOf(value), value };
}

const identityOf = ({ publishDate, description }: Pick<PublicationValues, 'publishDate' | 'description'>) =>
  `${publishDate.slice(0, 10)} ${bareText(description)}`;

/**
 * Plans the import of a table that `readImportTable` has read; `files` has the files that its rows name (`noFiles` for none). It prints and changes
 * nothing, and is repeated under the lock of the change that `writeImport` makes of it.
 */
export function planTable(database: DatabaseSync, table: ImportTable, files: TableFiles): ImportPlan {
  const plan =
    table.kind === 'notices' ? planNotices(database, table, files) : planPublications(database, table, files);
  const unused = unusedFiles(table, files).map(
    (path): Remark => ({ code: 'file-unused', values: { title: basename(path), address: path } }),
  );
  return { ...plan, remarks: [...plan.remarks, ...unused] };
}

/** Files that no row names. */
function unusedFiles({ rows, indexes: { file } }: ImportTable, files: TableFiles): string[] {
  const cells = file === undefined ? [] : rows.map(({ cells, typed }) => typed?.[file] ?? cells[file] ?? '');
  const named = new Set(cells.flatMap((cell) => files.find(cell)).map(({ path }) => path));
  return [...files.paths.difference(named)];
}
