import type { Hono } from 'hono';
import { isLocale, type Locale } from '#content/locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { Office } from '../admin.ts';
import { one } from '../drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import { type AdminContext, type AdminEnv, placeOf, viewOf } from '../requests/context.ts';
import { adminCookie, setAdminCookie, setLanguage } from '../requests/cookies.ts';
import { readFields, requireToken } from '../requests/form.ts';
import { loginPath, ownPath } from '../requests/login-path.ts';
import { endSession, hashId, newId, renewDevice, startSession } from '../sessions.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { layout } from '../view/layout.ts';

const notes = ['ended', 'kept', 'textKept', 'out', 'changed'] as const;
const longestField = 256;

export function addLoginRoutes(app: Hono<AdminEnv>, { database, settings, logIn }: Office): void {
  app.get('/login', (c) => {
    const next = ownPath(c.req.query('next') ?? '/');
    if (c.get('session')) return c.redirect(next, 303);
    return loginPage(c, { next, user: '', problem: null });
  });

  app.post('/login', async (c) => {
    const fields = await readFields(c);
    const next = ownPath(one(fields, 'next'));
    const user = one(fields, 'user').trim().slice(0, longestField);
    const password = one(fields, 'password').slice(0, longestField);
    const device = adminCookie(c, settings, 'device');
    const found = await logIn({ userName: user, password, place: placeOf(c, settings), device });
    const { words, language } = viewOf(c);
    if ('refused' in found) {
      const problem = found.refused === 'often' ? oftenText(found, words, language) : words.login[found.refused];
      c.status(found.refused === 'often' ? 429 : found.refused === 'busy' ? 503 : 401);
      if (found.refused === 'often') c.header('Retry-After', String(found.seconds));
      return loginPage(c, { next, user, problem });
    }
    // A mark that this account did not get here may be one that somebody else knows.
    const mark = device !== null && found.isKnownDevice ? device : newId();
    const agent = c.req.header('user-agent') ?? '';
    const before = c.get('session');
    if (before) endSession(database, before.account.id, before.key);
    if (device !== null && mark !== device) renewDevice(database, hashId(device), hashId(mark));
    const id = startSession(database, { accountId: found.account.id, agent, device: hashId(mark), now: Date.now() });
    setAdminCookie(c, settings, 'session', id);
    setAdminCookie(c, settings, 'device', mark);
    return c.redirect(next, 303);
  });

  app.post('/logout', async (c) => {
    const session = c.get('session');
    if (session) {
      requireToken(session, await readFields(c));
      endSession(database, session.account.id, session.key);
    }
    return c.redirect(loginPath('/', 'out'), 303);
  });

  app.post('/language', async (c) => {
    const fields = await readFields(c);
    const language = one(fields, 'language');
    if (isLocale(language)) setLanguage(c, language);
    const next = one(fields, 'next');
    return c.redirect(
      next.startsWith('/login')
        ? loginPath(ownPath(URL.parse(next, 'http://x')?.searchParams.get('next') ?? '/'), null)
        : ownPath(next),
      303,
    );
  });
}

export function oftenText({ seconds }: { seconds: number }, { login }: AdminMessages, language: Locale): string {
  return fillIn(login.often, { minutes: Math.ceil(seconds / 60) }, language);
}

function loginPage(c: AdminContext, { next, user, problem }: { next: string; user: string; problem: string | null }) {
  const view = viewOf(c);
  const { login } = view.words;
  const note = notes.find((name) => name === c.req.query('why'));
  const body = html`<form method="post" action="/login" class="narrow panel">
${problem && html`<p class="problems" role="alert">${problem}</p>`}
<input type="hidden" name="next" value="${next}">
${textField({ name: 'user', label: login.user, value: user, autocomplete: 'username' })}
${textField({ name: 'password', label: login.password, type: 'password', autocomplete: 'current-password' })}
<p class="actions"><button class="main">${login.submit}</button></p>
</form>`;
  // After a refused login the address is `/login` alone; the switch of the language then still knows the way on.
  const path = loginPath(next, null);
  return c.html(
    layout({ ...view, session: null, path }, { title: login.title, body, said: note && !problem ? login[note] : '' }),
  );
}
