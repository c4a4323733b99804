import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Enquiry } from '#campus-api/records/enquiry/enquiry.ts';
import type { Locale } from '#content/locale.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { consume } from '#lib/platform/limits/backoff.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { sharedLimiter } from '#lib/platform/limits/limiter.ts';
import { localPath, WRITE } from '#lib/platform/routes/paths.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { sendPlainMail } from '#lib/platform/runtime/mail-transport.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { requestJson } from '../campus-client/call.ts';
import { type EnquiryProblem, type EnquiryValues, readEnquiryForm } from './enquiry-form.ts';
import { makeSentNote, readStamp } from './form-stamp.ts';

type Mail = NonNullable<Environment['mail']>;

const labels = { question: 'Question', suggestion: 'Suggestion', grievance: 'Grievance' } as const;

/** Sends an enquiry. The only input of the visitor in a header is the validated e-mail address, as Reply-To. @throws the error of the mail server */
function mailEnquiry(mail: Mail, enquiry: Enquiry): Promise<void> {
  return sendPlainMail(mail.server, messageOf(mail, enquiry));
}

/** The message for nodemailer. Its message id comes from the form, so that duplicates are recognised. */
export function messageOf({ to, from }: Pick<Mail, 'to' | 'from'>, enquiry: Enquiry) {
  const { id, reference, kind, name, email, phone, text, language } = enquiry;
  const facts = [
    ['Reference', reference],
    ['Kind', labels[kind]],
    ['Name', name || '–'],
    ['E-mail', email || '–'],
    ['Phone', phone || '–'],
    ['Language', language === 'ne' ? 'Nepali' : 'English'],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    from: { name: 'Campus website', address: from },
    to: { name: '', address: to },
    ...(email !== '' && { replyTo: { name: '', address: email } }),
    subject: `[${reference}] ${labels[kind]} from the website`,
    messageId: `<enquiry-${id}@${from.split('@')[1] ?? 'localhost'}>`,
    text: `${facts.join('\n')}\n\n${text}\n`,
  };
}

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
