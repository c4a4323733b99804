import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type ApiCall, paths, wrongQuery } from '#campus-api/api/call.ts';
import { readQueryNumber } from '#campus-api/api/read-request.ts';
import { inBody } from '#campus-api/api/replies.ts';
import type { RecordStore } from '../engine/record-table.ts';
import { type ContactRecord, contactReply, contactToReply } from './contact.ts';

/** The campus's own contact record (specification, section 9). */
const campusId = 1;

export function addContactRoutes(app: Hono, { contacts }: { contacts: RecordStore<ContactRecord> }): void {
  const contactOf = (id: number) => {
    const contact = contacts.find(id);
    if (contact === null) throw new HTTPException(404, { message: `There is no contact ${id}.` });
    return contactToReply(contact);
  };
  app.get(paths.contact, (c) => {
    if (c.req.query('id') === undefined) return c.json({ body: [contactOf(campusId)] });
    return c.json({ body: contactOf(readQueryNumber(c, 'id')) });
  });
}

export const contactCalls: readonly ApiCall[] = [
  {
    path: paths.contact,
    method: 'get',
    summary: 'The contact record of the campus: the record itself with id=1, a list of it without an id',
    parameters: { id: { in: 'query', schema: z.int() } },
    reply: inBody(z.union([z.array(contactReply), contactReply])),
    refusals: { ...wrongQuery, 404: 'There is no such record' },
  },
];
