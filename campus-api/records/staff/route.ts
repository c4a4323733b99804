import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { committeeListPath, memberToDto, paths, staffToDto, structureToDto, withRole } from '#campus-api/api/dto.ts';
import { readIdsFromBody } from '#campus-api/api/read-request.ts';
import type { StaffRecord, StructureRecord, StructureSeat } from '../records.ts';
import type { Stores } from '../stores.ts';

/** `id/keyId` of the two types of staff, and their type in the records. */
const types = new Map([
  ['1/3', 1],
  ['2/4', 2],
]);

export function addStaffRoutes(app: Hono, { committees, staff, structure }: Stores): void {
  app.get(committeeListPath, (c) => c.json({ body: committees.ofPages() }));
  app.get(paths.structure, (c) => c.json({ body: [structureToDto(structure.read())] }));
  app.post(paths.committees, async (c) => {
    const ids = await readIdsFromBody(c);
    return c.json({ body: ids.map((id) => staff.inCommittee(id).map(memberToDto)) });
  });
  app.post(paths.structureMembers, async (c) => {
    const ids = await readIdsFromBody(c);
    const groups = groupByRank(withRoles(staff.withIds(ids), seatsIn(structure.read(), ids)));
    return c.json({ body: groups.map((group) => group.map(staffToDto)) });
  });
  app.get(paths.staffByType, (c) => {
    const type = types.get(`${c.req.query('id')}/${c.req.query('keyId')}`);
    if (type === undefined) throw new HTTPException(400, { message: 'id and keyId must be 1 and 3, or 2 and 4.' });
    return c.json({ body: staff.ofType(type).map(staffToDto) });
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
