import 'server-only';
import { splitList } from './api-list.ts';
import { apiStaffSchema, apiStructureSchema } from './api-schema.ts';
import { ask } from './call.ts';
import { bodyOf, readOne, readRecords, readSome } from './records.ts';
import type { Report } from './report.ts';
import { toStaff } from './to-staff.ts';
import type { Committee, Staff, StaffStructure, StaffType } from './types.ts';

/** Committees of the specification, section 7. */
export const committeeIds = {
  chief: ['1'],
  employeeAssociation: ['12', '13', '18', '19', '20', '21'],
  teachersAssociation: ['9', '14', '15', '16', '17', '22', '25'],
} as const;

const typeQueries = { teaching: 'id=1&keyId=3', 'non-teaching': 'id=2&keyId=4' } as const;

/** @throws CampusApiError */
export function fetchCommittees(ids: readonly string[]): Promise<Committee[]> {
  return ask(postIds('/staffs/searchCommittee', ids), 2, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const membersOf = (id: string, index: number) =>
      flat ? flat.filter(({ committeeId }) => committeeId === id) : (groups[index] ?? []);
    return ids.map((id, index) => ({ id, members: membersOf(id, index) }));
  });
}

/** The first member of committee 1; `empty` where it has no members; null where there is no such committee. @throws CampusApiError */
export function fetchChief(): Promise<Staff | 'empty' | null> {
  return ask(postIds('/staffs/searchCommittee', ['1']), 2, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const [members] = flat ? [flat.filter(({ committeeId }) => committeeId === '1')] : groups;
    return members ? (members[0] ?? 'empty') : null;
  });
}

/** @throws CampusApiError */
export async function fetchStaffGroups(ids: readonly string[]): Promise<Staff[][]> {
  if (ids.length === 0) return [];
  return ask(postIds('/staffs/getStricture', ids), 2, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const place = ({ id }: Staff) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const first = ([staff]: Staff[]) => (staff ? place(staff) : ids.length);
    return (flat ? [flat] : groups)
      .filter((group) => group.length > 0)
      .map((group) => group.toSorted((a, b) => place(a) - place(b)))
      .sort((a, b) => first(a) - first(b));
  });
}

/** The record of the seats of the structure; null where there is none. @throws CampusApiError */
export function fetchStructure(): Promise<StaffStructure | null> {
  const path = '/staffsStricture/';
  return ask({ name: `GET ${path}`, method: 'GET', path }, 2, (reply, report) => {
    const body = bodyOf(reply, report);
    if (!Array.isArray(body)) throw report.refuse('body is no list');
    if (body.length === 0) return null;
    const wire = readOne(body[0], apiStructureSchema, 'structure record', report);
    return {
      executiveCommittee: splitList(wire.exeCommitteeIds),
      managementCommittee: splitList(wire.mgmtCommitteeIds),
      campusAuthorities: splitList(wire.campusAuthoritiesIds),
    };
  });
}

/** @throws CampusApiError */
export function fetchStaffByType(type: StaffType): Promise<Staff[]> {
  const name = 'GET /staffs/searchEmpByType';
  const path = `/staffs/searchEmpByType?${typeQueries[type]}`;
  return ask({ name, method: 'GET', path }, 2, (reply, report) =>
    readRecords(bodyOf(reply, report), apiStaffSchema, toStaff, report),
  );
}

/** Ids go out as numbers where they are. */
function postIds(path: string, ids: readonly string[]) {
  const json = ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id));
  return { name: `POST ${path}`, method: 'POST', path, json } as const;
}

/** Staff comes as a list of lists or as one flat list. */
function readGroups(body: unknown, report: Report): { groups: Staff[][]; flat: Staff[] | null } {
  if (!Array.isArray(body)) throw report.refuse('body is no list');
  if (body.length > 0 && !body.some(Array.isArray)) {
    const flat = readRecords(body, apiStaffSchema, toStaff, report);
    if (flat.length === 0) throw report.refuse('nothing in body is a record');
    return { groups: [], flat };
  }
  const groups = body.map((group: unknown, index) => {
    if (Array.isArray(group)) return readSome(group, apiStaffSchema, toStaff, report, `body[${index}]`);
    report.complain(`body[${index}]`, 'no list');
    return [];
  });
  if (groups.flat().length === 0 && body.flat().length > 0) throw report.refuse('nothing in body is a record');
  return { groups, flat: null };
}
