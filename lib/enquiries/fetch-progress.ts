import 'server-only';
import { z } from 'zod';
import { type EnquiryProgress, enquiryProgressSchema, referencePattern } from '#campus-api/enquiries/enquiry.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { readBody } from '#lib/http/read-body.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { toLatinDigits } from '#lib/i18n/digits.ts';
import { createEndpointLimit } from '#lib/limits/endpoint-limit.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { ask } from '#lib/upstream/call.ts';

const largestForm = 1024;

/** As many as letters: a reference is one of 2^40. */
const countAsker = createEndpointLimit({ keyPrefix: 'enquiry progress', points: 60, duration: 3600, message: 'often' });

/** What is known of a reference, or why nothing is told; `typed` goes back into the form. */
export interface ProgressAnswer {
  locale: Locale;
  status: number;
  typed: string;
  found: EnquiryProgress | 'wrong' | 'none' | 'often' | 'failed';
}

/** As it is stored: in capitals, with its hyphen; letters that no reference has are the digits that they look like. */
export function readReference(typed: string): string | null {
  const signs = toLatinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const reference = `${signs.slice(0, 4)}-${signs.slice(4)}`;
  return referencePattern.test(reference) ? reference : null;
}

/** Answers how far an enquiry has come, to whoever has its reference. @throws Refusal 403, 404, 408, 413, 415 */
export async function askProgress(request: Request): Promise<ProgressAnswer> {
  requireSameOrigin(request, environment().siteUrl);
  const fields = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', largestForm));
  if (environment().enquiryDelivery !== 'office') throw new Refusal(404, 'Nothing is known here of what was sent.');
  const language = fields.get('locale') ?? '';
  const locale = isLocale(language) ? language : 'en';
  const typed = (fields.get('reference') ?? '').toWellFormed().slice(0, 40);
  const answer = (found: ProgressAnswer['found'], status: number) => ({ locale, status, typed, found });
  const reference = readReference(typed);
  if (reference === null) return answer('wrong', 422);
  try {
    await countAsker(request);
    const progress = await readProgress(reference);
    return progress ? answer(progress, 200) : answer('none', 404);
  } catch (error) {
    if (error instanceof Refusal) return answer('often', error.status);
    log.warn({ reason: String(error) }, 'what became of an enquiry could not be asked');
    return answer('failed', 503);
  }
}

const replySchema = z.object({ body: enquiryProgressSchema.optional() });

function readProgress(reference: string): Promise<EnquiryProgress | null> {
  const answers = (status: number) => status === 200 || status === 404;
  const call = { name: 'GET /enquiry', method: 'GET', path: `/enquiry/${reference}`, answers } as const;
  return ask(call, 2, (reply, report) => {
    const read = replySchema.safeParse(reply);
    if (read.success) return read.data.body ?? null;
    throw report.refuse('no state');
  });
}
