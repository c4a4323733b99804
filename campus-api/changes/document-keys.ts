import type { DatabaseSync } from 'node:sqlite';
import { recordOfRow, trackedTable } from '#campus-api/model/tracked-tables.ts';
import type { ChangedRow } from './row-log.ts';

/** Keys of the documents of the site content that a change touches, before and after it. */
export function documentKeys(database: DatabaseSync, rows: readonly ChangedRow[]): string[] {
  const find = database.prepare('SELECT key FROM site_documents WHERE id = ?');
  const keys = rows
    .filter(({ table }) => trackedTable(table).kind === 'site-document')
    .flatMap(({ table, before, after }) => {
      const { id } = recordOfRow(table, after ?? before ?? {});
      return [before?.key, after?.key, find.get(id)?.key];
    });
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}
