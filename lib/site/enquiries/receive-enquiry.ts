import 'server-only';
import { randomInt } from 'node:crypto';
import type { Locale } from '#content/locale.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { consume } from '#lib/platform/limits/backoff.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { sharedLimiter } from '#lib/platform/limits/limiter.ts';
import { localPath, WRITE } from '#lib/platform/routes/paths.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { type EnquiryProblem, type EnquiryValues, readEnquiryForm } from './enquiry-form.ts';
import { makeSentNote, readStamp } from './form-stamp.ts';

/** Maximum bytes of a form: 3,000 letters of Devanagari take nine bytes each, URL-encoded. */
const MAX_FORM_BYTES = 48 * 1024;
const HOUR = 3600;

/** Hundreds of students share the address of one campus or provider. */
const countSender = createEndpointLimit({ keyPrefix: 'enquiries', points: 60, duration: HOUR, message: 'often' });

/** Total limit, as all messages go to one mailbox or disk. */
async function countAll(): Promise<void> {
  const limiter = sharedLimiter({ keyPrefix: 'all enquiries', points: 600, duration: HOUR });
  const wait = await consume(limiter, 'all');
  if (wait > 0) throw new Refusal(429, 'often', { 'Retry-After': String(wait) });
}

/** Reason why a form is shown again. */
export type UnsentReason = 'incomplete' | 'early' | 'old' | 'trapped' | 'often' | 'off' | 'failed';
export interface UnsentEnquiry {
  locale: Locale;
  status: number;
  reason: UnsentReason;
  values: EnquiryValues;
  problems: EnquiryProblem[];
}

/** Crockford's base 32, without letters that can be mistaken for others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomFour = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Receives an enquiry: 303 to the page with its reference, or the form again. The visitor's address is rate-limited and not stored.
 * @throws Refusal 400, 403, 408, 413, 415
 */
export async function receiveEnquiry(request: Request): Promise<Response | UnsentEnquiry> {
  requireSameOrigin(request, environment().siteUrl);
  const form = readEnquiryForm(await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES));
  const { locale, values, problems } = form;
  const reject = (reason: UnsentReason, status = 422): UnsentEnquiry => ({ locale, status, reason, values, problems });
  const { enquiryDelivery: by } = environment();
  if (by === null) return reject('off', 404);
  if (problems.length > 0) return reject('incomplete');
  if (form.isTrapped) return reject('trapped');
  const stamp = readStamp(form.stamp);
  if (stamp.kind !== 'good') return reject(stamp.kind);
  try {
    await countSender(request);
    await countAll();
    const reference = await deliverEnquiry({
      id: stamp.id,
      reference: `${randomFour()}-${randomFour()}`,
      ...values,
      language: locale,
    });
    const location = `${localPath(WRITE, locale)}?sent=${makeSentNote({ reference, by })}`;
    return new Response(null, { status: 303, headers: { 'Cache-Control': 'private, no-store', Location: location } });
  } catch (error) {
    if (error instanceof Refusal) return reject('often', error.status);
    log.warn({ reason: String(error), by }, 'an enquiry could not be delivered');
    return reject('failed', 503);
  }
}
