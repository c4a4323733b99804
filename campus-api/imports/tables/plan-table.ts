import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { ImportPlan } from '#campus-api/imports/plan/import-plan.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { planNotices } from './plan-notices.ts';
import { planPublications } from './plan-publications.ts';
import type { ImportTable } from './read-import-table.ts';
import type { TableFiles } from './table-files.ts';

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
