import type { DatabaseSync } from 'node:sqlite';
import { isTimed, timedTables } from '#campus-api/model/times.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';

/** Each use of a file by a record, with whether visitors see that record. */
const uses = Object.entries(trackedTables).flatMap(([table, { kind, id, files = [] }]) =>
  files.map((column) => {
    const isVisible = isTimed(kind) && id !== null ? `${id} IN (SELECT id FROM public_${timedTables[kind]})` : 'TRUE';
    return `SELECT ${isVisible} AS visible FROM ${table} WHERE ${column} = :stored`;
  }),
);

/** Whether visitors do not get a stored file, because they see none of the records that use it. */
export function createHiddenFiles(database: DatabaseSync): { hides(stored: string): boolean } {
  const count = database.prepare(`SELECT count(*) AS uses, sum(visible) AS visible FROM (${uses.join(' UNION ALL ')})`);
  return {
    hides(stored) {
      const row = count.get({ stored });
      return row !== undefined && row.uses !== 0 && row.visible === 0;
    },
  };
}
