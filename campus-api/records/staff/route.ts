import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { memberToDto, paths, staffToDto, structureToDto } from '#campus-api/api/dto.ts';
import { readIdsFromBody } from '#campus-api/api/read-request.ts';
import type { StaffRecord, StructureRecord, StructureSeat } from '../records.ts';
import type { Stores } from '../stores.ts';

/** `id/keyId` of the two types of staff, and their type in the records. */
const types = new Map([
  ['1/3', 1],
  ['2/4', 2],
]);

export function addStaffRoutes(app: Hono, { staff, structure }: Stores): void {
  app.get(paths.structure, (c) => c.json({ body: [structureToDto(structure.read())] }));
  app.post(paths.committees, async (c) => {
    const ids = await readIdsFromBody(c);
    return c.json({ body: ids.map((id) => staff.inCommittee(id).map(memberToDto)) });
  });
  app.post(paths.structureMembers, async (c) => {
    const ids = await readIdsFromBody(c);
    const groups = groupByRank(withRoles(staff.withIds(ids), rolesIn(structure.read(), ids)));
    return c.json({ body: groups.map((group) => group.map(staffToDto)) });
  });
  app.get(paths.staffByType, (c) => {
    const type = types.get(`${c.req.query('id')}/${c.req.query('keyId')}`);
    if (type === undefined) throw new HTTPException(400, { message: 'id and keyId must be 1 and 3, or 2 and 4.' });
    return c.json({ body: staff.ofType(type).map(staffToDto) });
  });
}

/** Roles in the list of the structure with exactly these ids in this order: the contract requests ids, not a list. */
function rolesIn(structure: StructureRecord, ids: number[]): ReadonlyMap<number, string> {
  const list = Object.values(structure).find(
    (seats: StructureSeat[]) => seats.length === ids.length && seats.every(({ staffId }, i) => staffId === ids[i]),
  );
  return new Map(list?.map(({ staffId, role }: StructureSeat) => [staffId, role]));
}

/** Replaces designations by roles. */
function withRoles(staff: StaffRecord[], roles: ReadonlyMap<number, string>): StaffRecord[] {
  return staff.map((person) => ({ ...person, designation: roles.get(person.id) || person.designation }));
}

/** The chair forms the first group, the others the second; concatenated, they are in the order of display. */
function groupByRank(staff: StaffRecord[]): StaffRecord[][] {
  return [staff.slice(0, 1), staff.slice(1)].filter((group) => group.length > 0);
}
