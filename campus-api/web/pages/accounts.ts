import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  addAccount,
  changeAdminPassword,
  changeRole,
  findAdminAccount,
  listAccounts,
  removeAccount,
} from '#campus-api/accounts/admin-accounts.ts';
import { generatePassword } from '#campus-api/accounts/generate-password.ts';
import { hashPassword } from '#campus-api/accounts/password-hash.ts';
import { countFactors, isRuleOn } from '#campus-api/accounts/second-factors.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { isRole, roles } from '#campus-api/model/roles.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import { reopenForm, requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { factorRulePart } from './account-factors.ts';

/** Content on top of the page: a problem of the form, or a new password, which is shown only once. */
interface PageNotice {
  problem?: { field: string; text: string };
  password?: { name: string; password: string };
}

export function addAccountsRoutes(app: Hono<AdminEnv>, { database, provider }: AdminServices): void {
  const page = (c: AdminContext, session: AdminSession, { problem, password }: PageNotice = {}) => {
    const view = viewOf(c);
    const { accounts, workflow, factors } = view.messages;
    const row = (account: AdminAccount) => {
      const named = (action: string) => fillIn(accounts.of, { action, name: account.userName }, view.language);
      const isOwn = account.id === session.account.id;
      const hasFactor = countFactors(database, account.id) > 0;
      return html`<li><div><strong>${account.userName}</strong>${isOwn && html` <span class="tag">${accounts.you}</span>`}${hasFactor && html` <span class="tag">${factors.ofAccounts.tag}</span>`}</div>
<form method="post" action="/accounts/${account.id}/role" class="inline">${tokenField(session)}<label class="hidden" for="role-${account.id}">${named(view.messages.account.role)}</label>
${roleSelect(`role-${account.id}`, account.role)}<button aria-label="${named(accounts.save)}">${accounts.save}</button></form>
${account.role === 'publisher' && html`<a class="button" href="/accounts/${account.id}/areas" aria-label="${named(workflow.areasButton)}">${workflow.areasButton}</a>`}
${provider !== null && html`<a class="button" href="/accounts/${account.id}/provider" aria-label="${named(fillIn(view.messages.provider.title, { name: provider.name }, view.language))}">${provider.name}</a>`}
${
  !isOwn &&
  html`<form method="post" action="/accounts/${account.id}/password" class="inline">${tokenField(session)}<button aria-label="${named(accounts.reset)}">${accounts.reset}</button></form>
${hasFactor && html`<a class="button" href="/accounts/${account.id}/two-step" aria-label="${named(factors.ofAccounts.remove)}">${factors.ofAccounts.remove}</a>`}
<a class="button" href="/accounts/${account.id}/remove" aria-label="${named(accounts.remove)}">${accounts.remove}</a>`
}</li>`;
    };
    const roleSelect = (id: string, chosen: string): Html =>
      html`<select id="${id}" name="role">${roles.map((role) => html`<option value="${role}"${role === chosen ? html` selected` : ''}>${accounts.roles[role]}</option>`)}</select>`;
    const body = html`${problem && problemList(view.messages, [problem])}
${password && html`<section class="panel one-time" role="status"><p>${fillIn(accounts.once, { name: password.name }, view.language)}</p><p><output class="password">${password.password}</output></p></section>`}
<p>${accounts.rolesHint}</p>
<p><a href="/approvals/settings">${workflow.approval}</a></p>
<ul class="list">${listAccounts(database).map(row)}</ul>
${factorRulePart(view, session, isRuleOn(database))}
<section class="panel narrow"><h2>${accounts.add}</h2><p class="hint">${accounts.addHint}</p>
<form method="post" action="/accounts">${tokenField(session)}
${textField({ name: 'name', label: view.messages.login.user, problem: problem?.field === 'name' ? problem.text : undefined })}
<div class="field"><label for="role">${view.messages.account.role}</label>${roleSelect('role', 'publisher')}</div>
<p class="actions"><button class="main">${accounts.add}</button></p></form></section>`;
    const reports: Readonly<Record<string, string>> = {
      removed: accounts.removed,
      changed: accounts.changed,
      areas: workflow.areasSaved,
      approval: workflow.approvalSaved,
      factors: factors.ofAccounts.removed,
      rule: factors.ofAccounts.ruleSaved,
      provider: view.messages.provider.saved,
    };
    const status = reports[c.req.query('done') ?? ''] ?? '';
    return c.html(adminLayout(view, { title: accounts.title, body, section: 'accounts', status }), problem ? 422 : 200);
  };

  /** Returns the form of an administrator and the account of the address. */
  const requireAccountForm = async (
    c: AdminContext,
  ): Promise<{ session: AdminSession; fields: Fields; account: AdminAccount } | Response> => {
    const form = await requirePermittedForm(c, 'account');
    return form instanceof Response ? form : { ...form, account: accountOf(c) };
  };
  const accountOf = (c: AdminContext): AdminAccount => {
    const account = findAdminAccount(database, Number(c.req.param('id')));
    if (account === null) throw new HTTPException(404);
    return account;
  };

  app.get('/accounts', (c) => {
    const session = requirePermission(c, 'account');
    return session instanceof Response ? session : page(c, session);
  });

  app.post('/accounts', async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const { accounts } = viewOf(c).messages;
    const name = cleanLine(firstValue(form.fields, 'name'));
    const role = firstValue(form.fields, 'role');
    if (!isRole(role)) throw new HTTPException(400);
    if (name === '' || name.length > 100 || /[\p{Cc}\p{Cf}]/u.test(name)) {
      return page(c, form.session, { problem: { field: 'name', text: accounts.name } });
    }
    const password = generatePassword();
    const account = { userName: name, role, passwordHash: await hashPassword(password) };
    if (!addAccount(database, account, form.session.account.userName)) {
      return page(c, form.session, { problem: { field: 'name', text: accounts.nameTaken } });
    }
    return page(c, form.session, { password: { name, password } });
  });

  app.post('/accounts/:id{[0-9]+}/role', async (c) => {
    const form = await requireAccountForm(c);
    if (form instanceof Response) return form;
    const role = firstValue(form.fields, 'role');
    if (!isRole(role)) throw new HTTPException(400);
    if (changeRole(database, form.account, role, form.session.account.userName))
      return c.redirect('/accounts?done=changed', 303);
    return page(c, form.session, { problem: { field: '', text: viewOf(c).messages.accounts.last } });
  });

  app.get('/accounts/:id{[0-9]+}/:form{role|password}', reopenForm('/accounts', 'account'));

  app.post('/accounts/:id{[0-9]+}/password', async (c) => {
    const form = await requireAccountForm(c);
    if (form instanceof Response) return form;
    const password = generatePassword();
    changeAdminPassword(database, form.account, await hashPassword(password), form.session.account.userName);
    return page(c, form.session, { password: { name: form.account.userName, password } });
  });

  app.get('/accounts/:id{[0-9]+}/remove', (c) => {
    const session = requirePermission(c, 'account');
    if (session instanceof Response) return session;
    const account = accountOf(c);
    const view = viewOf(c);
    const { accounts } = view.messages;
    const title = fillIn(accounts.removeTitle, { name: account.userName }, view.language);
    const body = html`<form method="post" action="/accounts/${account.id}/remove" class="panel narrow">${tokenField(session)}
<p>${accounts.removeWhat}</p>
<p class="actions"><button class="main danger">${accounts.removeYes}</button> <a class="button" href="/accounts">${view.messages.cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title, body, section: 'accounts' }));
  });

  app.post('/accounts/:id{[0-9]+}/remove', async (c) => {
    const form = await requireAccountForm(c);
    if (form instanceof Response) return form;
    if (removeAccount(database, form.account, form.session.account.userName))
      return c.redirect('/accounts?done=removed', 303);
    return page(c, form.session, { problem: { field: '', text: viewOf(c).messages.accounts.last } });
  });
}
