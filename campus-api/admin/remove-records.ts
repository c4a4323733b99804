import { changeCampus, type Done } from './change-campus.ts';
import { type IdName, reserveIds } from './next-id.ts';
import { refuse } from './validation/issue.ts';
import type { Campus } from './with-campus.ts';

/** The record of that id. `what` names it in the message where there is none. @throws RefusedError */
export function requireRecord<Entry extends { id: number }>(
  records: readonly Entry[],
  id: number,
  what: string,
): Entry {
  return records.find((record) => record.id === id) ?? refuse('id', 'not-there', { what, value: id });
}

/** Takes rows of `table` away, with what hangs on them; ids are not given again. @throws RefusedError where one is not there, NeedsConfirmationError */
export function removeRecords<Entry>(
  campus: Campus,
  table: IdName,
  ids: readonly number[],
  require: (campus: Campus, id: number) => Entry,
): Done<Entry[]> {
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
