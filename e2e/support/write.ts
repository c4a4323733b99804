import { setTimeout as wait } from 'node:timers/promises';
import { WRITE, WRITE_FORM } from '#lib/platform/routes/paths.ts';
import { type RawResponse, rawRequest } from './raw-request.ts';
import { attributes } from './site-pages.ts';

/** More than the minimum age of a form that is accepted, in ms. */
const FORM_AGE_MS = 3200;

export const formHeaders = (base: string): Record<string, string> => ({
  origin: base,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
});

/** The stamp of the form, old enough to be accepted. */
export async function openForm(base: string): Promise<string> {
  const html = await (await fetch(`${base}${WRITE}`)).text();
  await wait(FORM_AGE_MS);
  return attributes(html, 'input', 'value', 'name="stamp"')[0] ?? '';
}

export function sendForm(
  base: string,
  fields: Record<string, string>,
  headers = formHeaders(base),
): Promise<RawResponse> {
  const body = new URLSearchParams({ locale: 'ne', kind: 'question', ...fields }).toString();
  return rawRequest(base, WRITE_FORM, { method: 'POST', headers, body });
}

/** Sends an enquiry, and returns its number. */
export async function writeEnquiry(base: string, fields: Record<string, string>): Promise<string> {
  const { headers } = await sendForm(base, { stamp: await openForm(base), ...fields });
  const { searchParams } = new URL(headers.location ?? '', base);
  return /^\w{4}-\w{4}/.exec(searchParams.get('sent') ?? '')?.[0] ?? '';
}
