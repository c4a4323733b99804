import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const positionRows = z.array(z.object({ id: z.number(), position: z.number() }));

/** Puts these records into this order within the positions that they have among all others; updates only moved ones. Runs inside a transaction. */
export function orderRows(
  database: DatabaseSync,
  [table, column]: readonly ['staff', 'display_order'] | readonly ['committees', 'position'],
  ids: readonly number[],
): void {
  const rows = positionRows.parse(
    database.prepare(`SELECT id, coalesce(${column}, id) AS position FROM ${table}`).all(),
  );
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  const free = ids.map((id) => positions.get(id) ?? id).sort((a, b) => a - b);
  const update = database.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`);
  for (const [index, id] of ids.entries()) if (free[index] !== positions.get(id)) update.run(free[index] ?? null, id);
}

/** Swaps a record with the previous or next one of its list; the first and the last one stay. */
export function swapWithNeighbour(
  database: DatabaseSync,
  table: Parameters<typeof orderRows>[1],
  ids: readonly number[],
  id: number,
  direction: Direction,
): void {
  const neighbour = ids[ids.indexOf(id) + (direction === 'up' ? -1 : 1)];
  if (neighbour !== undefined) orderRows(database, table, direction === 'up' ? [id, neighbour] : [neighbour, id]);
}

export type Direction = 'up' | 'down';
