import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { type Direction, swapWithNeighbour } from '#campus-api/changes/order-rows.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { readRanks } from './ranks.ts';
import type { StaffRecord } from './staff.ts';
import { readAllStaff } from './store.ts';

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

/** People of the same rank within a group, who can change places: all of a group without ranks. */
export function sameRank({ people }: StaffGroup, person: StaffRecord, ranks: readonly string[]): StaffRecord[] {
  const rankOf = ({ designation }: StaffRecord) => ranks.indexOf(designation);
  return people.filter((candidate) => rankOf(candidate) === rankOf(person));
}

/** Swaps a person with the previous or next one of the department and rank. The first and the last one stay. @throws RefusedError */
export function moveStaff(campus: Campus, id: number, direction: Direction): ChangeResult<StaffRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, () => {
    const group = groupStaff(readAllStaff(database)).find(({ people }) => people.some((other) => other.id === id));
    const person =
      group?.people.find((other) => other.id === id) ??
      refuseField('id', 'not-there', { what: 'member of staff', value: id });
    const ids = group ? sameRank(group, person, readRanks(database)).map((other) => other.id) : [];
    swapWithNeighbour(database, ['staff', 'display_order'], ids, id, direction);
    return person;
  });
}
