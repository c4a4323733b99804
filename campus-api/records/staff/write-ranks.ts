import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { readRanks } from './ranks.ts';

/** Sets the order of designations; people of the others follow in their own order. */
export function setRanks(campus: Campus, designations: readonly string[]): ChangeResult<string[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, () => {
    database.exec('DELETE FROM ranks');
    const rows = [...new Set(designations)].map((designation, position) => ({ designation, position }));
    insertRows(database, 'ranks', rows);
    return readRanks(database);
  });
}
