import 'server-only';
import { z } from 'zod';
import type { Enquiry } from '#campus-api/records/enquiry/enquiry.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { requestJson } from '#lib/site/campus-client/call.ts';
import { mailEnquiry } from './mail-enquiry.ts';

const replySchema = z.object({ body: z.object({ reference: z.string() }) });

/** Enquiries mailed by this process, so that a repeated one is mailed once. */
const mailed = () => processSingleton('mailed-enquiries', () => new BoundedMap<string, Promise<string>>(1000));

/** Delivers an enquiry and returns its reference, for a repeated enquiry the first one. @throws if the delivery fails */
export async function deliverEnquiry(enquiry: Enquiry): Promise<string> {
  const { mail } = environment();
  if (mail === null) return store(enquiry);
  const existing = mailed().get(enquiry.id);
  if (existing) return existing;
  const sending = mailEnquiry(mail, enquiry).then(() => enquiry.reference);
  mailed().set(enquiry.id, sending);
  sending.catch(() => mailed().delete(enquiry.id));
  return sending;
}

function store(enquiry: Enquiry): Promise<string> {
  const call = { name: 'POST /enquiry', method: 'POST', path: '/enquiry', json: enquiry } as const;
  return requestJson(call, { attempts: 1 }, (reply, report) => {
    const parsed = replySchema.safeParse(reply);
    if (parsed.success) return parsed.data.body.reference;
    throw report.createError('no reference');
  });
}
