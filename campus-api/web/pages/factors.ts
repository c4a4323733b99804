import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { hasApp } from '#campus-api/accounts/app-codes.ts';
import { listPasskeys, type Passkey } from '#campus-api/accounts/passkey-records.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '#campus-api/accounts/recovery-codes.ts';
import { countFactors, lacksRequiredFactor, logFactorChange } from '#campus-api/accounts/second-factors.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { FACTORS_PATH, safePath } from '../requests/login-path.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { textField } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import { passwordProblemOf } from './check-password.ts';

const CODES_PATH = `${FACTORS_PATH}/codes`;
const CODE = /^[0-9a-z]{4}(?:-[0-9a-z]{4}){3}$/;

/** The second factors of one's own account, and its recovery codes. */
export function addFactorRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database } = services;
  app.get(FACTORS_PATH, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : overview(c, services, session);
  });

  const codesForm = (c: AdminContext, session: AdminSession, problem?: string) => {
    const view = viewOf(c);
    const { factors, cancel } = view.messages;
    const { renew, renewHint } = factors.recovery;
    const body = html`${problem && problemList(view.messages, [{ field: 'password', text: problem }])}
<form method="post" action="${CODES_PATH}" class="panel narrow">${tokenField(session)}<p>${renewHint}</p>
${textField({ name: 'password', label: factors.password, type: 'password', autocomplete: 'current-password', problem })}
<p class="actions"><button class="main">${renew}</button> <a class="button quiet" href="${FACTORS_PATH}">${cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: renew, body, section: 'account' }), problem ? 422 : 200);
  };
  app.get(CODES_PATH, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : codesForm(c, session);
  });
  app.post(CODES_PATH, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    if (countFactors(database, session.account.id) === 0) throw new HTTPException(404);
    const problem = await passwordProblemOf(c, services, session, firstValue(fields, 'password'));
    if (problem !== null) return codesForm(c, session, problem);
    const { id, userName } = session.account;
    const codes = renewRecoveryCodes(database, id);
    logFactorChange(database, userName, userName, 'recovery-codes');
    return codesPage(c, session, codes);
  });

  app.post(`${CODES_PATH}/file`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const codes = firstValue(form.fields, 'codes').split(' ');
    if (!codes.every((code) => CODE.test(code))) throw new HTTPException(400);
    const { messages, language } = viewOf(c);
    const title = fillIn(messages.factors.recovery.fileTitle, { name: form.session.account.userName }, language);
    c.header('Content-Disposition', 'attachment; filename="recovery-codes.txt"');
    return c.text([title, '', ...codes, ''].join('\r\n'));
  });
}

/** New recovery codes, which are displayed once; `status` reports what was set up with them. */
export function codesPage(c: AdminContext, session: AdminSession, codes: readonly string[], status = '') {
  const view = viewOf(c);
  const { recovery } = view.messages.factors;
  const body = html`<section class="panel narrow"><p>${recovery.once}</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="${CODES_PATH}/file" class="actions">${tokenField(session)}<input type="hidden" name="codes" value="${codes.join(' ')}">
<button>${recovery.download}</button> <button type="button" data-print hidden>${recovery.print}</button> <a class="button main" href="${FACTORS_PATH}">${recovery.done}</a></form></section>`;
  return c.html(adminLayout(view, { title: recovery.title, body, section: 'account', status }));
}

function overview(c: AdminContext, { database }: AdminServices, { account }: AdminSession) {
  const view = viewOf(c);
  const { factors } = view.messages;
  const passkeys = listPasskeys(database, account.id);
  const isOn = countFactors(database, account.id) > 0;
  const left = countRecoveryCodes(database, account.id);
  const done = c.req.query('done') ?? '';
  const next = safePath(c.req.query('next') ?? '/');
  const body = html`${lacksRequiredFactor(database, account) && html`<p class="problems" role="alert">${factors.required}</p>`}
${done === 'recovered' && html`<p class="actions"><a class="button main" href="${next}">${factors.recovery.continue}</a></p>`}
<p>${factors.intro} ${isOn ? factors.isOn : factors.isOff}</p>
${appPart(view, hasApp(database, account.id))}${passkeysPart(view, passkeys)}
${
  isOn &&
  html`<section class="panel"><h2>${factors.recovery.title}</h2><p>${factors.recovery.what} ${fillIn(factors.recovery.left, { count: left }, view.language)}</p>
<p class="actions"><a class="button" href="${CODES_PATH}">${factors.recovery.renew}</a></p></section>`
}`;
  const reports: Readonly<Record<string, string>> = {
    ...factors.done,
    recovered: fillIn(factors.recovery.used, { count: left }, view.language),
  };
  const status = Object.hasOwn(reports, done) ? reports[done] : undefined;
  return c.html(adminLayout(view, { title: factors.title, body, section: 'account', ...(status && { status }) }));
}

function appPart({ messages }: View, isSetUp: boolean): Html {
  const { app } = messages.factors;
  return html`<section class="panel"><h2>${app.title}</h2><p>${isSetUp ? app.isSetUp : app.what}</p>
<p class="actions"><a class="button${isSetUp ? '' : ' main'}" href="${FACTORS_PATH}/app">${isSetUp ? app.remove : app.add}</a></p></section>`;
}

function passkeysPart(view: View, passkeys: readonly Passkey[]): Html {
  const { title, what, add, added, used, remove } = view.messages.factors.passkeys;
  const row = (passkey: Passkey) => {
    const times = [fillIn(added, { added: moment(passkey.added, view) }, view.language)];
    if (passkey.used !== null) times.push(fillIn(used, { used: moment(passkey.used, view) }, view.language));
    return html`<li><div><strong>${passkey.name}</strong><p class="soft">${times.join(', ')}</p></div>
<a class="button" href="${FACTORS_PATH}/passkeys/${passkey.id}/remove" aria-label="${remove}: ${passkey.name}">${remove}</a></li>`;
  };
  return html`<section class="panel"><h2>${title}</h2><p>${what}</p>
${passkeys.length > 0 && html`<ul class="list">${passkeys.map(row)}</ul>`}
<p class="actions"><a class="button" href="${FACTORS_PATH}/passkeys/new">${add}</a></p></section>`;
}
