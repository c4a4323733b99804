import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findAdminAccount } from '#campus-api/accounts/admin-accounts.ts';
import { chooseRule, countFactors, removeFactors } from '#campus-api/accounts/second-factors.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';

const RULE_PATH = '/accounts/two-step';

/** The choice whether administrators must have a second factor. */
export function factorRulePart({ messages }: View, session: AdminSession, isOn: boolean): Html {
  const { rule } = messages.factors.ofAccounts;
  return html`<section class="panel narrow"><h2>${messages.factors.title}</h2><form method="post" action="${RULE_PATH}">${tokenField(session)}<p><label class="choice"><input type="checkbox" name="rule" value="on"${isOn && html` checked`}> ${rule}</label></p>
<p class="actions"><button aria-label="${messages.accounts.save}: ${rule}">${messages.accounts.save}</button></p></form></section>`;
}

/** Administrators remove the second factors of another account, and require them of administrators. */
export function addAccountFactorRoutes(app: Hono<AdminEnv>, { database }: AdminServices): void {
  const path = '/accounts/:id{[0-9]+}/two-step';
  const otherAccount = (c: AdminContext, session: AdminSession): AdminAccount => {
    const account = findAdminAccount(database, Number(c.req.param('id')));
    // One's own factors are removed with the password and a code.
    if (account === null || account.id === session.account.id || countFactors(database, account.id) === 0)
      throw new HTTPException(404);
    return account;
  };

  app.get(path, (c) => {
    const session = requirePermission(c, 'account');
    if (session instanceof Response) return session;
    const { id, userName } = otherAccount(c, session);
    const view = viewOf(c);
    const { removeTitle, removeWhat, removeYes } = view.messages.factors.ofAccounts;
    const body = html`<form method="post" action="/accounts/${id}/two-step" class="panel narrow">${tokenField(session)}
<p>${fillIn(removeWhat, { name: userName }, view.language)}</p>
<p class="actions"><button class="main danger">${removeYes}</button> <a class="button" href="/accounts">${view.messages.cancel}</a></p></form>`;
    const title = fillIn(removeTitle, { name: userName }, view.language);
    return c.html(adminLayout(view, { title, body, section: 'accounts' }));
  });

  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    removeFactors(database, otherAccount(c, form.session), form.session.account.userName);
    return c.redirect('/accounts?done=factors', 303);
  });

  app.post(RULE_PATH, async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const { account } = form.session;
    if (chooseRule(database, firstValue(form.fields, 'rule') === 'on', account))
      return c.redirect('/accounts?done=rule', 303);
    const view = viewOf(c);
    const { rule, ownFirst } = view.messages.factors.ofAccounts;
    const body = html`${problemList(view.messages, [{ field: '', text: ownFirst }])}
<p><a href="/accounts">${view.messages.back}</a></p>`;
    return c.html(adminLayout(view, { title: rule, body, section: 'accounts' }), 422);
  });
}
