import 'server-only';
import { randomInt } from 'node:crypto';
import type { Locale } from '#content/locale.ts';
import { readBody } from '#lib/http/read-body.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { consume } from '#lib/limits/backoff.ts';
import { createEndpointLimit } from '#lib/limits/endpoint-limit.ts';
import { forAll } from '#lib/limits/limiter.ts';
import { localPath, WRITE } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { type EnquiryProblem, type EnquiryValues, readEnquiryForm } from './enquiry-form.ts';
import { makeSentNote, readStamp } from './form-stamp.ts';

/** Bytes of a form: 3,000 letters of Devanagari are nine each as they are sent. */
const largestForm = 48 * 1024;
const HOUR = 3600;

/** Hundreds of students share the address of one campus or provider. */
const countSender = createEndpointLimit({ keyPrefix: 'enquiries', points: 60, duration: HOUR, message: 'often' });

/** The mailbox or the disk behind it is one. */
async function countAll(): Promise<void> {
  const limiter = processSingleton('limit of all enquiries', () =>
    forAll({ keyPrefix: 'all enquiries', points: 600, duration: HOUR }),
  );
  const wait = await consume(limiter, 'all');
  if (wait > 0) throw new Refusal(429, 'often', { 'Retry-After': String(wait) });
}

/** Why a form comes back, with all that was typed in it. */
export type Again = 'incomplete' | 'early' | 'old' | 'trapped' | 'often' | 'off' | 'failed';
export interface EnquiryAgain {
  locale: Locale;
  status: number;
  again: Again;
  values: EnquiryValues;
  problems: EnquiryProblem[];
}

/** Without letters that are taken for others (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/**
 * Takes what a visitor wrote: 303 to the page that tells its number, or the form once more. The address of the visitor is counted, and kept nowhere.
 * @throws Refusal 400, 403, 408, 413, 415
 */
export async function takeEnquiry(request: Request): Promise<Response | EnquiryAgain> {
  requireSameOrigin(request, environment().siteUrl);
  const form = readEnquiryForm(await readBody(request, 'application/x-www-form-urlencoded', largestForm));
  const { locale, values, problems } = form;
  const again = (why: Again, status = 422): EnquiryAgain => ({ locale, status, again: why, values, problems });
  const { enquiryDelivery: by } = environment();
  if (by === null) return again('off', 404);
  if (problems.length > 0) return again('incomplete');
  if (form.isTrapped) return again('trapped');
  const stamp = readStamp(form.stamp);
  if (stamp.kind !== 'good') return again(stamp.kind);
  try {
    await countSender(request);
    await countAll();
    const reference = await deliverEnquiry({
      id: stamp.id,
      reference: `${four()}-${four()}`,
      ...values,
      language: locale,
    });
    const location = `${localPath(WRITE, locale)}?sent=${makeSentNote({ reference, by })}`;
    return new Response(null, { status: 303, headers: { 'Cache-Control': 'private, no-store', Location: location } });
  } catch (error) {
    if (error instanceof Refusal) return again('often', error.status);
    log.warn({ reason: String(error), by }, 'an enquiry could not be delivered');
    return again('failed', 503);
  }
}
