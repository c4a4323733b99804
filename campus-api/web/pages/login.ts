import type { Hono } from 'hono';
import { endAdminSession, hashId, newId, renewDevice, startAdminSession } from '#campus-api/accounts/sessions.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import { type AdminContext, type AdminEnv, clientAddress, viewOf } from '../requests/context.ts';
import { adminCookie, setAdminCookie, setLanguage } from '../requests/cookies.ts';
import { readFields, requireToken } from '../requests/form.ts';
import { loginPath, safePath } from '../requests/login-path.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';

const notes = ['ended', 'saved', 'textSaved', 'out', 'changed'] as const;
const MAX_FIELD_LENGTH = 256;

export function addLoginRoutes(app: Hono<AdminEnv>, { database, settings, logIn }: AdminServices): void {
  app.get('/login', (c) => {
    const next = safePath(c.req.query('next') ?? '/');
    if (c.get('session')) return c.redirect(next, 303);
    return loginPage(c, { next, user: '', problem: null });
  });

  app.post('/login', async (c) => {
    const fields = await readFields(c);
    const next = safePath(firstValue(fields, 'next'));
    const user = firstValue(fields, 'user').trim().slice(0, MAX_FIELD_LENGTH);
    const password = firstValue(fields, 'password').slice(0, MAX_FIELD_LENGTH);
    const device = adminCookie(c, settings, 'device');
    const result = await logIn({ userName: user, password, address: clientAddress(c, settings), device });
    const { messages, language } = viewOf(c);
    if ('refused' in result) {
      const problem =
        result.refused === 'often' ? oftenText(result, messages, language) : messages.login[result.refused];
      c.status(result.refused === 'often' ? 429 : result.refused === 'busy' ? 503 : 401);
      if (result.refused === 'often') c.header('Retry-After', String(result.seconds));
      return loginPage(c, { next, user, problem });
    }
    // A device id that this account did not get here may be known to others.
    const newDevice = device !== null && result.isKnownDevice ? device : newId();
    const agent = c.req.header('user-agent') ?? '';
    const before = c.get('session');
    if (before) endAdminSession(database, before.account.id, before.key);
    if (device !== null && newDevice !== device) renewDevice(database, hashId(device), hashId(newDevice));
    const id = startAdminSession(database, {
      accountId: result.account.id,
      agent,
      device: hashId(newDevice),
      now: Date.now(),
    });
    setAdminCookie(c, settings, 'session', id);
    setAdminCookie(c, settings, 'device', newDevice);
    return c.redirect(next, 303);
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
    const next = firstValue(fields, 'next');
    return c.redirect(
      next.startsWith('/login')
        ? loginPath(safePath(URL.parse(next, 'http://x')?.searchParams.get('next') ?? '/'), null)
        : safePath(next),
      303,
    );
  });
}

export function oftenText({ seconds }: { seconds: number }, { login }: AdminMessages, language: Locale): string {
  return fillIn(login.often, { minutes: Math.ceil(seconds / 60) }, language);
}

function loginPage(c: AdminContext, { next, user, problem }: { next: string; user: string; problem: string | null }) {
  const view = viewOf(c);
  const { login } = view.messages;
  const note = notes.find((name) => name === c.req.query('why'));
  const body = html`<form method="post" action="/login" class="narrow panel">
${problem && html`<p class="problems" role="alert">${problem}</p>`}
<input type="hidden" name="next" value="${next}">
${textField({ name: 'user', label: login.user, value: user, autocomplete: 'username' })}
${textField({ name: 'password', label: login.password, type: 'password', autocomplete: 'current-password' })}
<p class="actions"><button class="main">${login.submit}</button></p>
</form>`;
  // After a failed login the address is only `/login`; the language switch needs the next page too.
  const path = loginPath(next, null);
  return c.html(
    adminLayout(
      { ...view, session: null, path },
      { title: login.title, body, status: note && !problem ? login[note] : '' },
    ),
  );
}
