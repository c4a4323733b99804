import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, wrongBody } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { readRequestJson } from '#campus-api/api/request-body.ts';
import { enquiryProgressSchema, enquirySchema } from './enquiry.ts';
import type { EnquiryStore } from './store.ts';

export const enquiriesPath = '/enquiry';

/** Not part of the API contract: optional for a campus's own API, and the site calls it only on the embedded one. */
export function addEnquiryRoutes(app: Hono, { enquiries }: { enquiries: EnquiryStore }): void {
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

export const enquiryCalls: readonly ApiCall[] = [
  {
    path: enquiriesPath,
    method: 'post',
    isOptional: true,
    summary:
      'Optional, not part of the contract: stores a visitor’s enquiry, once for each id, and returns its reference. The site calls this only on its embedded API; with any other it sends mail, or has no form',
    request: enquirySchema,
    reply: inBody(z.strictObject({ reference: z.string() })),
    refusals: { ...wrongBody, 503: 'The store is full until some are deleted' },
  },
  {
    path: `${enquiriesPath}/{reference}`,
    method: 'get',
    isOptional: true,
    summary: 'Optional, not part of the contract: the progress of an enquiry, without its text',
    parameters: { reference: { in: 'path', required: true, schema: z.string() } },
    reply: inBody(enquiryProgressSchema),
    refusals: { 404: 'No enquiry has this reference' },
  },
];
