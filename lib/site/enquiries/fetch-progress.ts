import 'server-only';
import { z } from 'zod';
import { type EnquiryProgress, enquiryProgressSchema, referencePattern } from '#campus-api/records/enquiry/enquiry.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { requestJson } from '#lib/site/campus-client/call.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

const MAX_FORM_BYTES = 1024;

/** The same limit as for messages: there are 2^40 references. */
const countSender = createEndpointLimit({
  keyPrefix: 'enquiry progress',
  points: 60,
  duration: 3600,
  message: 'often',
});

/** The state of an enquiry, or the reason why there is none; `typed` is shown again in the form. */
export interface ProgressResult {
  locale: Locale;
  status: number;
  typed: string;
  progress: EnquiryProgress | 'wrong' | 'none' | 'often' | 'failed';
}

/** Normalizes a reference: capitals, with hyphen; letters that no reference has become the digits that they resemble. */
export function readReference(typed: string): string | null {
  const characters = toLatinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const reference = `${characters.slice(0, 4)}-${characters.slice(4)}`;
  return referencePattern.test(reference) ? reference : null;
}

/** Returns the state of an enquiry for its reference. @throws Refusal 403, 404, 408, 413, 415 */
export async function fetchProgress(request: Request): Promise<ProgressResult> {
  requireSameOrigin(request, environment().siteUrl);
  const fields = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES));
  if (environment().enquiryDelivery !== 'admin') throw new Refusal(404, 'Messages are not stored here.');
  const language = fields.get('locale') ?? '';
  const locale = isLocale(language) ? language : 'en';
  const typed = (fields.get('reference') ?? '').toWellFormed().slice(0, 40);
  const createResult = (progress: ProgressResult['progress'], status: number) => ({ locale, status, typed, progress });
  const reference = readReference(typed);
  if (reference === null) return createResult('wrong', 422);
  try {
    await countSender(request);
    const progress = await readProgress(reference);
    return progress ? createResult(progress, 200) : createResult('none', 404);
  } catch (error) {
    if (error instanceof Refusal) return createResult('often', error.status);
    log.warn({ reason: String(error) }, 'the state of an enquiry could not be fetched');
    return createResult('failed', 503);
  }
}

const replySchema = z.object({ body: enquiryProgressSchema.optional() });

function readProgress(reference: string): Promise<EnquiryProgress | null> {
  const accepts = (status: number) => status === 200 || status === 404;
  const call = { name: 'GET /enquiry', method: 'GET', path: `/enquiry/${reference}`, accepts } as const;
  return requestJson(call, { attempts: 2 }, (reply, report) => {
    const read = replySchema.safeParse(reply);
    if (read.success) return read.data.body ?? null;
    throw report.createError('no state');
  });
}
