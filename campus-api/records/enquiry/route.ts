import type { Hono } from 'hono';
import { enquiriesPath } from '#campus-api/api/dto.ts';
import { readRequestJson } from '#campus-api/api/request-body.ts';
import type { Stores } from '../stores.ts';
import { enquirySchema } from './enquiry.ts';

/** Not part of the API contract: optional for a campus's own API, and the site calls it only on the embedded one. */
export function addEnquiryRoutes(app: Hono, { enquiries }: Stores): void {
  app.post(enquiriesPath, async (c) => {
    const enquiry = enquirySchema.safeParse(await readRequestJson(c.req.raw));
    if (!enquiry.success) return c.json({ message: 'The body is no enquiry as it is described.' }, 400);
    const reference = enquiries.add(enquiry.data);
    if (reference === null) return c.json({ message: 'No more enquiries are taken until some are deleted.' }, 503);
    return c.json({ body: { reference } });
  });
  app.get(`${enquiriesPath}/:reference`, (c) => {
    const progress = enquiries.readProgress(c.req.param('reference'));
    return progress ? c.json({ body: progress }) : c.json({ message: 'No enquiry has this reference.' }, 404);
  });
}
