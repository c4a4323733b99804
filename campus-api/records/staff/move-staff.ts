import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import type { Campus } from '#campus-api/changes/with-campus.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import type { StaffRecord } from '../records.ts';
import { orderStaff, readAllStaff } from './staff-records.ts';

export type Direction = 'up' | 'down';

/** People of one type and department, under one heading of the site. */
export interface StaffGroup {
  type: StaffRecord['type'];
  department: string;
  people: StaffRecord[];
}

/** Groups as the site shows them: departments in the order of their first people, people without one last. */
export function groupStaff(staff: readonly StaffRecord[]): StaffGroup[] {
  const groups = new Map<string, StaffGroup>();
  for (const person of staff) {
    const { type, department } = person;
    const key = `${type} ${department}`;
    const group = groups.get(key) ?? { type, department, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => a.type - b.type || Number(a.department === '') - Number(b.department === ''),
  );
}

/** Swaps a person with the previous or next one of the department. The first and the last one stay. @throws RefusedError */
export function moveStaff(campus: Campus, id: number, direction: Direction): ChangeResult<StaffRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, () => {
    const groups = groupStaff(readAllStaff(database));
    const people =
      groups.map((group) => group.people).find((group) => group.some((candidate) => candidate.id === id)) ?? [];
    const index = people.findIndex((candidate) => candidate.id === id);
    const person = people[index] ?? refuseField('id', 'not-there', { what: 'member of staff', value: id });
    const neighbour = people[index + (direction === 'up' ? -1 : 1)];
    if (neighbour) orderStaff(database, direction === 'up' ? [id, neighbour.id] : [neighbour.id, id]);
    return person;
  });
}
