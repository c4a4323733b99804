import type { Fields } from '../drafts/drafts.ts';
import { receiveForm } from '../drafts/uploads.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, type View } from '../view/layout.ts';
import { type AdminContext, viewOf } from './context.ts';
import { endNotice, loginPath, returnPath } from './login-path.ts';

/** Bytes of a form from a browser that may not change anything; it is read only to show its texts once more. */
export const MAX_ENDED_BYTES = 5 * 1024 * 1024;
/** Fields that nobody types, and secrets. */
const UNSHOWN =
  /^(?:token|do|confirmation|record|revision|next|order|upload|keep|dropFile|fileKey|textFile|textPage)$|pass|code|secret/i;
/** More than a name of a record or a number: text of people has spaces, lines or Nepali letters. */
const PROSE = /\s|[^\p{ASCII}]/u;

/** The values of a sent form that somebody typed, each with its label, `''` where it has none. `labelOf` returns null for hidden fields. */
export function sentTexts(
  fields: Fields,
  labelOf: (name: string) => string | null = () => '',
): { label: string; text: string }[] {
  return Object.entries(fields).flatMap(([name, values]) => {
    const label = UNSHOWN.test(name) ? null : labelOf(name);
    if (label === null) return [];
    return values
      .filter((text) => (label === '' ? PROSE.test(text.trim()) : /[\p{L}\p{N}]/u.test(text)))
      .map((text) => ({ label, text }));
  });
}

/** The sent texts, for copying. */
export function sentPart({ messages }: View, texts: readonly { label: string; text: string }[]): Html {
  return html`<p>${messages.login.sentHint}</p>
${texts.map(
  ({
    label,
    text,
  }) => html`<div class="field"><label><span>${label}</span><textarea readonly rows="${Math.min(text.split('\n').length + Math.ceil(text.length / 60), 12)}">
${text}</textarea></label></div>`,
)}`;
}

/** The texts of a refused form, as far as it was not larger than a form without files. */
export async function refusedTexts(c: AdminContext): Promise<{ label: string; text: string }[]> {
  const read = c.get('sentFields');
  if (read !== undefined) return sentTexts(read);
  const isSmall = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= MAX_ENDED_BYTES;
  if (c.req.method !== 'POST' || c.req.raw.bodyUsed || !isSmall) return [];
  let fields: Fields = {};
  const admit = (sent: Fields) => {
    fields = sent;
  };
  // Of an incomplete form, what has arrived.
  await receiveForm(c.req.raw, '', admit, { takesFiles: false }).catch(() => undefined);
  return sentTexts(fields);
}

/** The sent texts of a form whose session had ended, once: they are not stored. The login page if there are none. */
export function endedPage(
  c: AdminContext,
  texts: readonly { label: string; text: string }[],
): Response | Promise<Response> {
  if (texts.length === 0) return c.redirect(loginPath(returnPath(c), endNotice(c)), 303);
  const view = { ...viewOf(c), session: null };
  const { login } = view.messages;
  const body = html`<p class="problems" role="alert">${login[endNotice(c) ?? 'notLoggedIn']}</p>${sentPart(view, texts)}
<p class="actions"><a class="button main" href="/login">${login.submit}</a></p>`;
  return c.html(adminLayout({ ...view, path: '/login' }, { title: login.sentTitle, body }), 401);
}
