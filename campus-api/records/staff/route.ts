import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type ApiCall, paths, wrongQuery } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { staffReply, staffToReply } from './reply.ts';
import type { StaffStore } from './store.ts';

/** `id/keyId` of the two types of staff, and their type in the records. */
const types = new Map([
  ['1/3', 1],
  ['2/4', 2],
]);

export function addStaffRoutes(app: Hono, { staff }: { staff: StaffStore }): void {
  app.get(paths.staffByType, (c) => {
    const type = types.get(`${c.req.query('id')}/${c.req.query('keyId')}`);
    if (type === undefined) throw new HTTPException(400, { message: 'id and keyId must be 1 and 3, or 2 and 4.' });
    return c.json({ body: staff.ofType(type).map(staffToReply) });
  });
}

export const staffCalls: readonly ApiCall[] = [
  {
    path: paths.staffByType,
    method: 'get',
    summary: 'Teaching staff with id=1 and keyId=3, non-teaching staff with id=2 and keyId=4',
    parameters: {
      id: { in: 'query', required: true, schema: z.literal([1, 2]) },
      keyId: { in: 'query', required: true, schema: z.literal([3, 4]) },
    },
    reply: inBody(z.array(staffReply)),
    refusals: wrongQuery,
  },
];
