import { HTTPException } from 'hono/http-exception';
import { PermissionError } from '#campus-api/changes/permission-error.ts';
import { isDatabaseLocked, isDiskFull } from '#campus-api/validation/setup-error.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { MAX_FIELDS, MAX_TEXT_BYTES } from './drafts/collect-fields.ts';
import { isFromScript } from './records/receive-draft.ts';
import { type AdminContext, viewOf } from './requests/context.ts';
import { refusedTexts, sentPart } from './requests/ended-page.ts';
import { ExpiredFormError } from './requests/form.ts';
import { html } from './view/html.ts';
import { adminLayout, type View } from './view/layout.ts';

/** Bytes of a Nepali letter in UTF-8. */
const LETTER_BYTES = 3;

/** The title and the reason of a rejected request by its status. `isExpired`: the form is of another session. */
function refusalOf(view: View, status: number, isExpired: boolean): { title: string; text: string } {
  const { forbidden, forbiddenText, expired, expiredText, tooLarge, tooLargeText, incomplete, incompleteText } =
    view.messages.refusal;
  const page = (title: string, text: string) => ({ title, text });
  if (status === 413) {
    const letters = Math.floor(MAX_TEXT_BYTES / LETTER_BYTES / 1000) * 1000;
    const limits = { kilobytes: MAX_TEXT_BYTES / 1024, letters, fields: MAX_FIELDS };
    return page(tooLarge, fillIn(tooLargeText, limits, view.language));
  }
  if (isExpired) return page(expired, expiredText);
  return [400, 408, 415].includes(status) ? page(incomplete, incompleteText) : page(forbidden, forbiddenText);
}

/** The page of a request that was refused or has failed. What somebody typed is there once more. */
export async function errorPage(error: Error, c: AdminContext): Promise<Response> {
  const view = viewOf(c);
  if (error instanceof HTTPException && error.status === 404) return c.notFound();
  const status = error instanceof PermissionError ? 403 : error instanceof HTTPException ? error.status : 500;
  const isRefused = status < 500;
  if (!isRefused) logFailure(error, c);
  const problem = isRefused
    ? { status, ...refusalOf(view, status, error instanceof ExpiredFormError) }
    : failureOf(view, error);
  if (isRefused && isFromScript(c)) return c.json({ problem: problem.text }, problem.status);
  if (problem.status === 503) c.header('Retry-After', '60');
  const texts = await refusedTexts(c);
  const body = html`<p>${problem.text}</p>${texts.length > 0 && sentPart(view, texts)}`;
  return c.html(adminLayout(view, { title: problem.title, body }), problem.status);
}

function failureOf({ messages: { refusal, problem } }: View, error: Error) {
  if (isDiskFull(error)) return { status: 507, title: refusal.failed, text: problem.disk } as const;
  if (isDatabaseLocked(error)) return { status: 503, title: refusal.failed, text: problem.locked } as const;
  return { status: 500, title: refusal.failed, text: refusal.failedText } as const;
}

function logFailure(error: Error, { req }: AdminContext): void {
  const request = `admin: ${req.method} ${req.path}`;
  if (isDiskFull(error)) console.error(`${request}: the disk is full`);
  else if (isDatabaseLocked(error)) console.error(`${request}: another process has locked the database`);
  else console.error(`${request} failed:`, error);
}
