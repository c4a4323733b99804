import type { Hono } from 'hono';
import { arePasskeysUsed } from '#campus-api/accounts/passkey-records.ts';
import { endAdminSession } from '#campus-api/accounts/sessions.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { createEventRecorder } from '#lib/platform/watch/event-times.ts';
import { firstValue } from '../drafts/drafts.ts';
import { type AdminContext, type AdminEnv, clientAddress, viewOf } from '../requests/context.ts';
import { adminCookie, setLanguage } from '../requests/cookies.ts';
import { readFields, requireToken } from '../requests/form.ts';
import { loginNotices, loginPath, safePath } from '../requests/login-path.ts';
import { CODE_PATH, codePath, continueLogin } from '../requests/pending-login.ts';
import { relyingPartyOf } from '../requests/relying-party.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import { passkeyLoginForm } from '../view/passkey-form.ts';

const MAX_FIELD_LENGTH = 256;
const recordLock = createEventRecorder('admin-login-locked');

export function addLoginRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, settings, logIn } = services;
  app.get('/login', (c) => {
    const next = safePath(c.req.query('next') ?? '/');
    if (c.get('session')) return c.redirect(next, 303);
    return loginPage(c, services, { next, user: '', problem: null });
  });

  app.post('/login', async (c) => {
    const fields = await readFields(c);
    const next = safePath(firstValue(fields, 'next'));
    const user = cleanLine(firstValue(fields, 'user').slice(0, MAX_FIELD_LENGTH));
    const password = firstValue(fields, 'password').slice(0, MAX_FIELD_LENGTH);
    const device = adminCookie(c, settings, 'device');
    const result = await logIn({ userName: user, password, address: clientAddress(c, settings), device });
    const { messages, language } = viewOf(c);
    if ('refused' in result) {
      if (result.refused === 'often') recordLock(settings.campus.dataDir, Date.now());
      const problem =
        result.refused === 'often' ? oftenText(result, messages, language) : messages.login[result.refused];
      c.status(result.refused === 'often' ? 429 : result.refused === 'busy' ? 503 : 401);
      if (result.refused === 'often') c.header('Retry-After', String(result.seconds));
      return loginPage(c, services, { next, user, problem });
    }
    return c.redirect(continueLogin(c, services, result.account, next), 303);
  });

  app.post('/logout', async (c) => {
    const session = c.get('session');
    if (session) {
      requireToken(session, await readFields(c));
      endAdminSession(database, session.account.id, session.key);
    }
    return c.redirect(loginPath('/', 'out'), 303);
  });

  app.post('/language', async (c) => {
    const fields = await readFields(c);
    const language = firstValue(fields, 'language');
    if (isLocale(language)) setLanguage(c, language);
    return c.redirect(pathAfterLanguage(firstValue(fields, 'next')), 303);
  });
}

/** The page whose language was changed; pages of the login continue to the same page afterwards. */
function pathAfterLanguage(path: string): string {
  if (!path.startsWith('/login')) return safePath(path);
  const url = URL.parse(path, 'http://admin.invalid');
  const next = safePath(url?.searchParams.get('next') ?? '/');
  return url?.pathname === CODE_PATH ? codePath(next) : loginPath(next, null);
}

export function oftenText({ seconds }: { seconds: number }, { login }: AdminMessages, language: Locale): string {
  return fillIn(login.often, { minutes: Math.ceil(seconds / 60) }, language);
}

/** The page of the login; `problem` is why the last attempt failed. */
export function loginPage(
  c: AdminContext,
  { database, settings, provider }: AdminServices,
  { next, user, problem }: { next: string; user: string; problem: string | null },
) {
  const view = viewOf(c);
  const { login } = view.messages;
  const note = loginNotices.find((name) => name === c.req.query('why'));
  const hasPasskeys = relyingPartyOf(c, settings) !== null && arePasskeysUsed(database);
  const body = html`<div class="narrow panel"><form method="post" action="/login">
${problem && html`<p class="problems" role="alert">${problem}</p>`}
<input type="hidden" name="next" value="${next}">
${textField({ name: 'user', label: login.user, value: user, autocomplete: 'username' })}
${textField({ name: 'password', label: login.password, type: 'password', autocomplete: 'current-password' })}
<p class="actions"><button class="main">${login.submit}</button></p>
</form>${hasPasskeys && passkeyLoginForm(view, { next, isSecondStep: false })}${
    provider !== null &&
    html`<p class="actions"><a class="button" href="/login/provider?${new URLSearchParams({ next })}">${fillIn(view.messages.provider.logIn, { name: provider.name }, view.language)}</a></p>`
  }</div>`;
  // After a failed login the address is only `/login`; the language switch needs the next page too.
  const path = loginPath(next, null);
  return c.html(
    adminLayout(
      { ...view, session: null, path },
      { title: login.title, body, status: note && !problem ? login[note] : '' },
    ),
  );
}
