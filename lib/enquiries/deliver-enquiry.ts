import 'server-only';
import { z } from 'zod';
import type { Enquiry } from '#campus-api/enquiries/enquiry.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { ask } from '#lib/upstream/call.ts';
import { mailEnquiry } from './mail-enquiry.ts';

const replySchema = z.object({ body: z.object({ reference: z.string() }) });

/** Enquiries mailed by this process, so that one that comes twice is mailed once. */
const mailed = () => processSingleton('mailed enquiries', () => new BoundedMap<string, Promise<string>>(1000));

/** Delivers an enquiry and answers its reference, of the first time where it comes twice. @throws where it could not */
export async function deliverEnquiry(enquiry: Enquiry): Promise<string> {
  const { mail } = environment();
  if (mail === null) return store(enquiry);
  const known = mailed().get(enquiry.id);
  if (known) return known;
  const sending = mailEnquiry(mail, enquiry).then(() => enquiry.reference);
  mailed().set(enquiry.id, sending);
  sending.catch(() => mailed().delete(enquiry.id));
  return sending;
}

function store(enquiry: Enquiry): Promise<string> {
  const call = { name: 'POST /enquiry', method: 'POST', path: '/enquiry', json: enquiry } as const;
  return ask(call, 1, (reply, report) => {
    const stored = replySchema.safeParse(reply);
    if (stored.success) return stored.data.body.reference;
    throw report.refuse('no reference');
  });
}
