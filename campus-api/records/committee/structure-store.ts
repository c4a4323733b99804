import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StructureRecord } from './committee.ts';

const seatRows = z.array(
  z.object({
    list: z.enum(['executiveCommittee', 'managementCommittee', 'campusAuthorities']),
    staffId: z.number(),
    role: z.string(),
    roleNe: z.string().nullable(),
  }),
);

export type StructureStore = ReturnType<typeof createStructureStore>;

export function createStructureStore(database: DatabaseSync): { read(): StructureRecord } {
  const seats = database.prepare(
    'SELECT list, staff_id AS staffId, role, role_ne AS roleNe FROM structure_seats ORDER BY list, position',
  );
  return {
    read() {
      const structure: StructureRecord = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };
      for (const { list, ...seat } of seatRows.parse(seats.all())) structure[list].push(seat);
      return structure;
    },
  };
}
