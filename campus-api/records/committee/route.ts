import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, idList, paths, wrongBody } from '#campus-api/api/call.ts';
import { readIdsFromBody } from '#campus-api/api/read-request.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { memberToReply, staffReply, staffToReply, withMessage, withRole } from '../staff/reply.ts';
import { chiefCommittee, type StaffRecord } from '../staff/staff.ts';
import type { StaffStore } from '../staff/store.ts';
import {
  listedCommitteeReply,
  type StructureRecord,
  type StructureSeat,
  structureReply,
  structureToReply,
} from './committee.ts';
import type { CommitteeStore } from './read-committees.ts';
import type { StructureStore } from './structure-store.ts';

/** Not part of the contract. */
const committeeListPath = '/staffs/committees';

interface Stores {
  committees: CommitteeStore;
  staff: StaffStore;
  structure: StructureStore;
}

export function addCommitteeRoutes(app: Hono, { committees, staff, structure }: Stores): void {
  /** The first of the committee of the campus chief has the message. */
  const membersOf = (id: number) => {
    const [first, ...others] = staff.inCommittee(id);
    if (first === undefined) return [];
    return [id === chiefCommittee ? withMessage(first) : first, ...others];
  };
  app.get(committeeListPath, (c) => c.json({ body: committees.ofPages() }));
  app.get(paths.structure, (c) => c.json({ body: [structureToReply(structure.read())] }));
  app.post(paths.committees, async (c) => {
    const ids = await readIdsFromBody(c);
    return c.json({ body: ids.map((id) => membersOf(id).map(memberToReply)) });
  });
  app.post(paths.structureMembers, async (c) => {
    const ids = await readIdsFromBody(c);
    const groups = groupByRank(withRoles(staff.withIds(ids), seatsIn(structure.read(), ids)));
    return c.json({ body: groups.map((group) => group.map(staffToReply)) });
  });
}

/** Seats in the list of the structure with exactly these ids in this order: the contract requests ids, not a list. */
function seatsIn(structure: StructureRecord, ids: number[]): ReadonlyMap<number, StructureSeat> {
  const list = Object.values(structure).find(
    (seats: StructureSeat[]) => seats.length === ids.length && seats.every(({ staffId }, i) => staffId === ids[i]),
  );
  return new Map(list?.map((seat: StructureSeat) => [seat.staffId, seat]));
}

/** Replaces designations by roles. */
function withRoles(staff: StaffRecord[], seats: ReadonlyMap<number, StructureSeat>): StaffRecord[] {
  return staff.map((person) => withRole(person, seats.get(person.id) ?? { role: '' }));
}

/** The chair forms the first group, the others the second; concatenated, they are in the order of display. */
function groupByRank(staff: StaffRecord[]): StaffRecord[][] {
  return [staff.slice(0, 1), staff.slice(1)].filter((group) => group.length > 0);
}

export const committeeCalls: readonly ApiCall[] = [
  {
    path: paths.committees,
    method: 'post',
    summary: 'Members of these committees: one list for each id, in the order of the request',
    request: idList,
    reply: inBody(z.array(z.array(staffReply))),
    refusals: wrongBody,
  },
  {
    path: paths.structure,
    method: 'get',
    summary: 'The record of the structure',
    reply: inBody(z.array(structureReply)),
  },
  {
    path: paths.structureMembers,
    method: 'post',
    summary: 'Staff by their ids, in groups: the chair, then the others; unknown ids are omitted',
    request: idList,
    reply: inBody(z.array(z.array(staffReply))),
    refusals: wrongBody,
  },
  {
    path: committeeListPath,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the committees of each page of the site in their order. If this call returns 404, the pages show the committees that the specification names',
    reply: inBody(z.array(listedCommitteeReply)),
  },
];
