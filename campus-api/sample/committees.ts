import type { CommitteeRecord, CommitteeSeat, StructureRecord, StructureSeat } from '../records.ts';

/** Committee ids are the wire's: 1 the chief's seat; 9, 14 to 17, 22, 25 teachers; 12, 13, 18 to 21 employees. */
export const committees: CommitteeRecord[] = [
  { id: 1, name: 'Campus Chief' },
  { id: 2, name: 'Campus Management Committee' },
  { id: 9, name: 'Teachers’ Association – Executive Committee' },
  { id: 14, name: 'Teachers’ Association – Advisory Committee' },
  { id: 15, name: 'Teachers’ Association – Unit of Management' },
  { id: 16, name: 'Teachers’ Association – Unit of Humanities and Social Sciences' },
  { id: 17, name: 'Teachers’ Association – Unit of Science and Technology' },
  { id: 22, name: 'Teachers’ Association – Unit of Education' },
  { id: 25, name: 'Teachers’ Association – Welfare Fund Committee' },
  { id: 12, name: 'Employees’ Association – Executive Committee' },
  { id: 13, name: 'Employees’ Association – Advisory Committee' },
  { id: 18, name: 'Employees’ Association – Unit of Administration and Accounts' },
  { id: 19, name: 'Employees’ Association – Unit of Library and Laboratories' },
  { id: 20, name: 'Employees’ Association – Women’s Committee' },
  { id: 21, name: 'Employees’ Association – Savings and Credit Committee' },
];

const officers = ['President', 'Vice President', 'Secretary', 'Treasurer'] as const;

/** Seats in the order of the ids: the officers first, members after them. */
const seated = (committeeId: number, staffIds: number[], roles: readonly string[] = officers): CommitteeSeat[] =>
  staffIds.map((staffId, i) => ({ committeeId, staffId, role: roles[i] ?? 'Member', order: i + 1 }));

export const seats: CommitteeSeat[] = [
  ...seated(1, [1], ['Campus Chief']),
  ...seated(2, [47, 1, 2, 39, 50, 29, 15, 201, 208, 51, 16], ['Chairperson', 'Member Secretary']),
  ...seated(9, [16, 43, 34, 6, 11, 21, 30, 44, 52, 59, 48]),
  ...seated(14, [15, 3, 47, 51, 20], ['Coordinator']),
  ...seated(15, [5, 4, 7, 6, 8]),
  ...seated(16, [41, 10, 45, 18, 14, 49, 40]),
  ...seated(17, [23, 26, 28, 31, 37, 58, 35]),
  ...seated(22, [54, 53, 56, 55]),
  ...seated(25, [25, 33, 17], ['Coordinator', 'Secretary', 'Treasurer']),
  ...seated(12, [203, 213, 204, 209, 212, 216, 219, 222, 223]),
  ...seated(13, [201, 202, 211], ['Coordinator']),
  ...seated(18, [206, 205, 210, 207]),
  ...seated(19, [214, 218, 215, 217]),
  ...seated(20, [202, 207, 220, 205, 224]),
  ...seated(21, [208, 221, 209], ['Coordinator', 'Secretary', 'Treasurer']),
];

const inOrder = (...seats: [staffId: number, role: string][]): StructureSeat[] =>
  seats.map(([staffId, role]) => ({ staffId, role }));

export const structure: StructureRecord = {
  executiveCommittee: inOrder(
    [1, 'Chairperson'],
    [2, 'Vice Chairperson'],
    [201, 'Member Secretary'],
    [208, 'Treasurer'],
    [39, 'Member'],
    [50, 'Member'],
    [29, 'Member'],
    [57, 'Member'],
    [20, 'Member'],
  ),
  managementCommittee: inOrder(
    [47, 'Chairperson'],
    [1, 'Member Secretary'],
    [2, 'Member'],
    [39, 'Member'],
    [50, 'Member'],
    [29, 'Member'],
    [15, 'Member'],
    [201, 'Member'],
    [208, 'Member'],
    [51, 'Member'],
    [16, 'Member'],
  ),
  campusAuthorities: inOrder(
    [1, 'Campus Chief'],
    [2, 'Assistant Campus Chief'],
    [39, 'Assistant Campus Chief'],
    [50, 'Assistant Campus Chief'],
    [15, 'Head of Department'],
    [9, 'Head of Department'],
    [29, 'Coordinator, Research Management Cell'],
    [57, 'Programme Coordinator'],
    [201, 'Administrative Officer'],
    [208, 'Head of Accounts'],
  ),
};
