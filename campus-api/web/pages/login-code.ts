import type { Hono } from 'hono';
import { hasApp } from '#campus-api/accounts/app-codes.ts';
import type { CodeResult } from '#campus-api/accounts/factor-services.ts';
import { countPasskeys } from '#campus-api/accounts/passkey-records.ts';
import { logFactorChange } from '#campus-api/accounts/second-factors.ts';
import { hashId } from '#campus-api/accounts/sessions.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { createEventRecorder } from '#lib/platform/watch/event-times.ts';
import { firstValue } from '../drafts/drafts.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { adminCookie } from '../requests/cookies.ts';
import { readFields } from '../requests/form.ts';
import { FACTORS_PATH, loginPath, safePath } from '../requests/login-path.ts';
import { CODE_PATH, codePath, findPendingLogin, startSession } from '../requests/pending-login.ts';
import { relyingPartyOf } from '../requests/relying-party.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, type View } from '../view/layout.ts';
import { passkeyLoginForm } from '../view/passkey-form.ts';

const MAX_CODE_LENGTH = 64;
const recordLock = createEventRecorder('admin-login-locked');

type Refused = Exclude<CodeResult, 'accepted'>;
interface Problem {
  kind: 'app' | 'recovery';
  text: string;
}

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function addLoginCodeRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, settings, factors } = services;
  app.get(CODE_PATH, (c) => {
    const next = safePath(c.req.query('next') ?? '/');
    const account = findPendingLogin(c, services);
    return account === null ? c.redirect(loginPath(next, 'late'), 303) : codePage(c, services, account, next, null);
  });

  app.post(CODE_PATH, async (c) => {
    const fields = await readFields(c);
    const next = safePath(firstValue(fields, 'next'));
    const account = findPendingLogin(c, services);
    if (account === null) return c.redirect(loginPath(next, 'late'), 303);
    const kind = firstValue(fields, 'recovery') === '' ? 'app' : 'recovery';
    const code = firstValue(fields, kind === 'app' ? 'code' : 'recovery').slice(0, MAX_CODE_LENGTH);
    const device = hashId(adminCookie(c, settings, 'device') ?? '');
    const result = await factors.checkCode({ accountId: account.id, device, kind, code });
    if (result !== 'accepted') {
      const view = viewOf(c);
      c.status(result.refused === 'often' ? 429 : 401);
      if (result.refused === 'often') {
        recordLock(settings.campus.dataDir, Date.now());
        c.header('Retry-After', String(result.seconds));
      }
      return codePage(c, services, account, next, { kind, text: codeProblemText(result, view, kind) });
    }
    startSession(c, services, account.id, { isTrusted: firstValue(fields, 'trust') === 'yes' });
    if (kind === 'app') return c.redirect(next, 303);
    logFactorChange(database, account.userName, account.userName, 'recovery-code-used');
    return c.redirect(`${FACTORS_PATH}?${new URLSearchParams({ done: 'recovered', next })}`, 303);
  });
}

/** Why a code is refused. */
export function codeProblemText(result: Refused, { messages, language }: View, kind: Problem['kind'] = 'app'): string {
  const { often, wrongCode, recovery } = messages.factors;
  if (result.refused === 'often') return fillIn(often, { minutes: Math.ceil(result.seconds / 60) }, language);
  return kind === 'app' ? wrongCode : recovery.wrong;
}

function codePage(
  c: AdminContext,
  { database, settings }: AdminServices,
  account: AdminAccount,
  next: string,
  problem: Problem | null,
) {
  const view = viewOf(c);
  const { factors } = view.messages;
  const problemOf = (kind: Problem['kind']) => (problem?.kind === kind ? problem.text : undefined);
  const hasPasskeys = countPasskeys(database, account.id) > 0;
  const form = (fields: Html, label: string, isMain: boolean) => html`<form method="post" action="${CODE_PATH}">
<input type="hidden" name="next" value="${next}">${fields}
<p class="actions"><button${isMain && html` class="main"`}>${label}</button></p></form>`;
  const trust = html`<p><label class="choice"><input type="checkbox" name="trust" value="yes"> ${factors.login.trust}</label></p>`;
  const body = html`<div class="narrow panel"><p>${fillIn(factors.login.of, { name: account.userName }, view.language)}</p>
${
  hasApp(database, account.id) &&
  form(
    html`${textField({ name: 'code', label: factors.code, hint: factors.codeHint, autocomplete: 'one-time-code', inputmode: 'numeric', problem: problemOf('app') })}${trust}`,
    view.messages.login.submit,
    true,
  )
}
${hasPasskeys && relyingPartyOf(c, settings) !== null && passkeyLoginForm(view, { next, isSecondStep: true })}
${hasPasskeys && html`<p class="hint" data-without-passkeys>${factors.passkeys.unsupported}</p>`}
<details${problem?.kind === 'recovery' && html` open`}><summary>${factors.recovery.use}</summary>
${form(textField({ name: 'recovery', label: factors.recovery.code, problem: problemOf('recovery') }), view.messages.login.submit, false)}
<p class="hint">${factors.recovery.noneHelp}</p></details>
<p><a href="${loginPath(next, null)}">${factors.login.back}</a></p></div>`;
  return c.html(adminLayout({ ...view, session: null, path: codePath(next) }, { title: factors.login.title, body }));
}
