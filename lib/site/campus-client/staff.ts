import 'server-only';
import { z } from 'zod';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { splitList } from './api-list.ts';
import { id, type Nepali, nepaliTexts, optionalText, text } from './api-schema.ts';
import { requestJson } from './call.ts';
import { bodyOf, readOne, readRecords, readSome } from './records.ts';
import type { Report } from './report.ts';

type StaffText =
  | 'fullName'
  | 'department'
  | 'designation'
  | 'committee'
  | 'about'
  | 'subjects'
  | 'officeHours'
  | 'publications';

/** `picture`: file name of a profile picture. Optional fields are missing where the campus publishes none. */
export interface Staff {
  id: string;
  fullName: string;
  department: string;
  designation: string;
  committee: string;
  committeeId: string;
  picture: string | null;
  about: string;
  phone?: string;
  email?: string;
  /** Separated by commas. */
  subjects?: string;
  officeHours?: string;
  /** Each in a line. */
  publications?: string;
  nepali?: Nepali<StaffText>;
}

export type StaffType = 'teaching' | 'non-teaching';

export interface Committee {
  id: string;
  members: Staff[];
}

/** Ids of staff in the order of display. */
export interface StaffStructure {
  executiveCommittee: string[];
  managementCommittee: string[];
  campusAuthorities: string[];
}

const apiStaffSchema = z.object({
  id,
  fullName: text,
  department: text,
  designation: text,
  committee: text,
  committeeId: text,
  profilePic: text,
  about: text,
  /** Only in replies of the embedded campus API. */
  phone: text,
  email: text,
  subjects: optionalText,
  officeHours: optionalText,
  publications: optionalText,
  nepali: nepaliTexts(
    'fullName',
    'department',
    'designation',
    'committee',
    'about',
    'subjects',
    'officeHours',
    'publications',
  ),
});

const apiStructureSchema = z.object({
  exeCommitteeIds: text,
  mgmtCommitteeIds: text,
  campusAuthoritiesIds: text,
});

type ApiStaff = z.infer<typeof apiStaffSchema>;

/** Converts a staff record. `N/A`, in any case, means no picture (specification section 3). */
function toStaff(
  { profilePic, phone, email, subjects, officeHours, publications, ...staff }: ApiStaff,
  path: string,
  report: Report,
): Staff | null {
  if (!staff.fullName) {
    report.addProblem(`${path}.fullName`, 'no name');
    return null;
  }
  const named = profilePic !== '' && profilePic.toUpperCase() !== 'N/A';
  const picture = named && isStoredFileName(profilePic) ? profilePic : null;
  if (named && !picture) report.addProblem(`${path}.profilePic`, 'not the name of a stored file');
  return {
    ...staff,
    picture,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(subjects && { subjects }),
    ...(officeHours && { officeHours }),
    ...(publications && { publications }),
  };
}

/** The committee whose first member is the campus chief (specification section 7). */
export const CHIEF_COMMITTEE = '1';

export const typeQueries = { teaching: 'id=1&keyId=3', 'non-teaching': 'id=2&keyId=4' } as const;

/** @throws CampusApiError */
export function fetchCommittees(ids: readonly string[]): Promise<Committee[]> {
  return requestJson(postIds('/staffs/searchCommittee', ids), { attempts: 2 }, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const membersOf = (id: string, index: number) =>
      flat ? flat.filter(({ committeeId }) => committeeId === id) : (groups[index] ?? []);
    return ids.map((id, index) => ({ id, members: membersOf(id, index) }));
  });
}

/** Fetches the first member of committee 1; `empty` where it has no members; null where there is no such committee. @throws CampusApiError */
export function fetchChief(): Promise<Staff | 'empty' | null> {
  return requestJson(postIds('/staffs/searchCommittee', [CHIEF_COMMITTEE]), { attempts: 2 }, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const [members] = flat ? [flat.filter(({ committeeId }) => committeeId === CHIEF_COMMITTEE)] : groups;
    return members ? (members[0] ?? 'empty') : null;
  });
}

/** @throws CampusApiError */
export async function fetchStaffGroups(ids: readonly string[]): Promise<Staff[][]> {
  if (ids.length === 0) return [];
  return requestJson(postIds('/staffs/getStricture', ids), { attempts: 2 }, (reply, report) => {
    const { groups, flat } = readGroups(bodyOf(reply, report), report);
    const rank = ({ id }: Staff) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const firstRank = ([staff]: Staff[]) => (staff ? rank(staff) : ids.length);
    return (flat ? [flat] : groups)
      .filter((group) => group.length > 0)
      .map((group) => group.toSorted((a, b) => rank(a) - rank(b)))
      .sort((a, b) => firstRank(a) - firstRank(b));
  });
}

/** Fetches the structure record with its seats; null where there is none. @throws CampusApiError */
export function fetchStructure(): Promise<StaffStructure | null> {
  const path = '/staffsStricture/';
  return requestJson({ name: `GET ${path}`, method: 'GET', path }, { attempts: 2 }, (reply, report) => {
    const body = bodyOf(reply, report);
    if (!Array.isArray(body)) throw report.createError('body is no list');
    if (body.length === 0) return null;
    const record = readOne(body[0], apiStructureSchema, 'structure record', report);
    return {
      executiveCommittee: splitList(record.exeCommitteeIds),
      managementCommittee: splitList(record.mgmtCommitteeIds),
      campusAuthorities: splitList(record.campusAuthoritiesIds),
    };
  });
}

/** @throws CampusApiError */
export function fetchStaffByType(type: StaffType): Promise<Staff[]> {
  const name = 'GET /staffs/searchEmpByType';
  const path = `/staffs/searchEmpByType?${typeQueries[type]}`;
  return requestJson({ name, method: 'GET', path }, { attempts: 2 }, (reply, report) =>
    readRecords(bodyOf(reply, report), apiStaffSchema, toStaff, report),
  );
}

/** Numeric ids are sent as numbers. */
function postIds(path: string, ids: readonly string[]) {
  const json = ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id));
  return { name: `POST ${path}`, method: 'POST', path, json } as const;
}

/** Reads staff, which are a list of lists or one flat list. */
function readGroups(body: unknown, report: Report): { groups: Staff[][]; flat: Staff[] | null } {
  if (!Array.isArray(body)) throw report.createError('body is no list');
  if (body.length > 0 && !body.some(Array.isArray)) {
    const flat = readRecords(body, apiStaffSchema, toStaff, report);
    if (flat.length === 0) throw report.createError('nothing in body is a record');
    return { groups: [], flat };
  }
  const groups = body.map((group: unknown, index) => {
    if (Array.isArray(group)) return readSome(group, apiStaffSchema, toStaff, report, `body[${index}]`);
    report.addProblem(`body[${index}]`, 'no list');
    return [];
  });
  if (groups.flat().length === 0 && body.flat().length > 0) throw report.createError('nothing in body is a record');
  return { groups, flat: null };
}
