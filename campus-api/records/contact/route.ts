import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { contactToDto, paths } from '#campus-api/api/dto.ts';
import { readQueryNumber } from '#campus-api/api/read-request.ts';
import type { Stores } from '../stores.ts';

/** The campus's own contact record (specification, section 9). */
const campusId = 1;

export function addContactRoutes(app: Hono, { contacts }: Stores): void {
  const contactOf = (id: number) => {
    const contact = contacts.withId(id);
    if (contact === null) throw new HTTPException(404, { message: `There is no contact ${id}.` });
    return contactToDto(contact);
  };
  app.get(paths.contact, (c) => {
    if (c.req.query('id') === undefined) return c.json({ body: [contactOf(campusId)] });
    return c.json({ body: contactOf(readQueryNumber(c, 'id')) });
  });
}
