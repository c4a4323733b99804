import type { Hono } from 'hono';
import { z } from 'zod';
import { findAdminAccount } from '#campus-api/accounts/admin-accounts.ts';
import { findAccountOf } from '#campus-api/accounts/identities.ts';
import { loginSecrets, ProviderUnavailableError } from '#campus-api/accounts/identity-provider.ts';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { adminCookie, deleteAdminCookie, setAdminCookie } from '../requests/cookies.ts';
import { loginPath, safePath } from '../requests/login-path.ts';
import { continueLogin } from '../requests/pending-login.ts';
import type { AdminServices } from '../requests/services.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';
import { loginPage } from './login.ts';

const PATH = '/login/provider';
const PURPOSE = 'login by the provider';
const startedLogin = z.object({ secrets: loginSecrets, next: z.string() });

const logRefusal = (reason: string) => console.error(`admin: a login by the provider was refused: ${reason}`);

/** Logs in by the provider of the university. Only accounts that an administrator has linked can be opened; none are created. */
export function addProviderLoginRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { settings, factors, provider, database } = services;
  if (provider === null) return;
  const redirectUri = (c: AdminContext) => `${settings.origin ?? `http://${c.req.header('host')}`}${PATH}/callback`;
  const unavailable = (c: AdminContext, error: unknown, next: string) => {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    const { messages, language } = viewOf(c);
    c.status(503);
    const problem = fillIn(messages.provider.unavailable, { name: provider.name }, language);
    return loginPage(c, services, { next, user: '', problem });
  };

  app.get(PATH, async (c) => {
    const next = safePath(c.req.query('next') ?? '/');
    try {
      const { address, secrets } = await provider.start(redirectUri(c));
      setAdminCookie(c, settings, 'provider', factors.tokens.issue(PURPOSE, JSON.stringify({ secrets, next })));
      return c.redirect(address, 303);
    } catch (error) {
      return unavailable(c, error, next);
    }
  });

  // The browser comes from another site, without the cookies of this one: its next request is from a page of the admin, and has them.
  app.get(`${PATH}/callback`, (c) => {
    const view = viewOf(c);
    const path = `${PATH}/finish${new URL(c.req.url).search}`;
    c.header('Refresh', `0; url=${path}`);
    const body = html`<p><a class="button main" href="${path}">${view.messages.factors.recovery.continue}</a></p>`;
    return c.html(
      adminLayout({ ...view, session: null, path: loginPath('/', null) }, { title: view.messages.login.title, body }),
    );
  });

  app.get(`${PATH}/finish`, async (c) => {
    const { search, searchParams } = new URL(c.req.url);
    const value = factors.tokens.use(adminCookie(c, settings, 'provider') ?? '', PURPOSE);
    deleteAdminCookie(c, settings, 'provider');
    if (value === null) return c.redirect(loginPath('/', 'late'), 303);
    const { secrets, next } = startedLogin.parse(JSON.parse(value));
    // Checked here too: a forged reply causes no request to the provider.
    if (!isSameSecret(searchParams.get('state') ?? '', secrets.state)) {
      logRefusal('the reply is not of this login');
      return refusal(c, null);
    }
    try {
      const person = await provider.finish(new URL(`${redirectUri(c)}${search}`), secrets);
      // The provider has logged the reason.
      if (person === null) return refusal(c, null);
      const id = findAccountOf(database, person);
      const account = id === null ? null : findAdminAccount(database, id);
      if (account === null) {
        logRefusal(person.refusal ?? 'the address belongs to no account, or to another person at the provider');
        return refusal(c, person.email);
      }
      return c.redirect(continueLogin(c, services, account, next), 303);
    } catch (error) {
      return unavailable(c, error, next);
    }
  });

  const refusal = (c: AdminContext, email: string | null) => {
    const view = viewOf(c);
    const { refused, notLinked, refusedTitle, usePassword } = view.messages.provider;
    const text = fillIn(
      email === null ? refused : notLinked,
      { name: provider.name, email: email ?? '' },
      view.language,
    );
    const body = html`<p class="problems" role="alert">${text}</p><p><a class="button" href="${loginPath('/', null)}">${usePassword}</a></p>`;
    return c.html(
      adminLayout({ ...view, session: null, path: loginPath('/', null) }, { title: refusedTitle, body }),
      403,
    );
  };
}
