import type { DatabaseSync } from 'node:sqlite';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import type { StructureSeat } from '../records.ts';
import { createStaffStore } from '../staff/store.ts';

/** A seat as entered: its person, and the role that replaces the designation, or `''`. */
export interface SeatForm {
  staffId: string;
  role: string;
}

const MAX_ROLE_LENGTH = 200;

/** Seats in the order of display; the first one is the chair. Adds unknown and repeated persons to `issues`. */
export function validateSeats(database: DatabaseSync, issues: Issues, seats: readonly SeatForm[]): StructureSeat[] {
  const seated = new Set<number>();
  return seats.flatMap(({ staffId, role }) => {
    const id = /^\s*\d{1,15}\s*$/.test(staffId) ? Number(staffId) : null;
    const [person] = id === null ? [] : createStaffStore(database).withIds([id]);
    if (id === null || person === undefined) {
      issues.error('seat', 'not-there', { what: 'member of staff', value: staffId });
      return [];
    }
    if (seated.has(id)) issues.error('seat', 'seat-twice', { name: person.fullName });
    seated.add(id);
    return { staffId: id, role: readLine(issues, 'seat', role, { maxLength: MAX_ROLE_LENGTH, mayBeEmpty: true }) };
  });
}

/** `16: President`, or `16` alone. */
export function parseSeat(word: string): SeatForm {
  const [staffId = '', ...role] = word.split(':');
  return { staffId: staffId.trim(), role: role.join(':').trim() };
}

/** `    16 Sita Adhikari, President` for each seat. */
export function showSeats(database: DatabaseSync, seats: readonly StructureSeat[]): string {
  const { withIds } = createStaffStore(database);
  const lines = seats.map(({ staffId, role }) => {
    const [person] = withIds([staffId]);
    return `  ${String(staffId).padStart(6)} ${person?.fullName ?? ''}, ${role || person?.designation}`;
  });
  return lines.join('\n') || '         nobody';
}
