import type { DatabaseSync } from 'node:sqlite';
import { readBothTexts } from '#campus-api/validation/both-languages.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { createStaffStore } from '../staff/store.ts';
import type { StructureSeat } from './committee.ts';

/** A seat as entered: its person, and the role that replaces the designation, or `''`. */
export interface SeatForm {
  staffId: string;
  role: string;
  roleNe?: string | undefined;
}

const MAX_ROLE_LENGTH = 200;

const readRole = (issues: Issues, _: string, role: string) =>
  readLine(issues, 'seat', role, { maxLength: MAX_ROLE_LENGTH, mayBeEmpty: true });

/** Seats in the order of display; the first one is the chair. Adds unknown and repeated persons to `issues`. */
export function validateSeats(database: DatabaseSync, issues: Issues, seats: readonly SeatForm[]): StructureSeat[] {
  const seated = new Set<number>();
  return seats.flatMap(({ staffId, role, roleNe }) => {
    const id = /^\s*\d{1,15}\s*$/.test(staffId) ? Number(staffId) : null;
    const [person] = id === null ? [] : createStaffStore(database).withIds([id]);
    if (id === null || person === undefined) {
      issues.error('seat', 'not-there', { what: 'member of staff', value: staffId });
      return [];
    }
    if (seated.has(id)) issues.error('seat', 'seat-twice', { name: person.fullName });
    seated.add(id);
    const entered = { text: role, nepali: roleNe };
    const { text, nepali } = readBothTexts(issues, 'seat', entered, { text: '', nepali: '' }, { read: readRole });
    return { staffId: id, role: text, roleNe: nepali || null };
  });
}

/** `16: President`, `16: President | अध्यक्ष`, or `16` alone. */
export function parseSeat(word: string): SeatForm {
  const [staffId = '', ...roles] = word.split(':');
  const [role = '', ...roleNe] = roles.join(':').split('|');
  return { staffId: staffId.trim(), role: role.trim(), roleNe: roleNe.join('|').trim() };
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
