import { refuseField } from '#campus-api/validation/issue.ts';
import type { Campus } from './campus.ts';
import { type ChangeResult, changeCampus } from './change-campus.ts';
import { type IdName, reserveIds } from './next-id.ts';

/** The record of that id. `what` is its noun for the error. @throws RefusedError */
export function requireRecord<Entry extends { id: number }>(
  records: readonly Entry[],
  id: number,
  what: string,
): Entry {
  return records.find((record) => record.id === id) ?? refuseField('id', 'not-there', { what, value: id });
}

/** Deletes rows of `table` and their dependent rows; ids are never assigned again. @throws RefusedError for an unknown id, NeedsConfirmationError */
export function removeRecords<Entry>(
  campus: Campus,
  table: IdName,
  ids: readonly number[],
  require: (campus: Campus, id: number) => Entry,
): ChangeResult<Entry[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    reserveIds(database, table, 0);
    return ids.map((id) => {
      const record = require(campus, id);
      database.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id);
      return record;
    });
  });
}
