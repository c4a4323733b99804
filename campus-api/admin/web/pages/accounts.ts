import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { generatePassword } from '#campus-api/account/generate-password.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { addAccount, changePassword, changeRole, findAccount, listAccounts, removeAccount } from '../accounts.ts';
import type { Office } from '../admin.ts';
import { type Fields, one } from '../drafts.ts';
import { needPermission, needPermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { type AdminAccount, isRole, roles } from '../roles.ts';
import type { Session } from '../sessions.ts';
import { textField } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { layout, problemList, tokenField } from '../view/layout.ts';

/** What a page shows on top: what was done, what is wrong, or a password that is shown this once. */
interface Told {
  problem?: { field: string; text: string };
  password?: { name: string; password: string };
}

export function addAccountsRoutes(app: Hono<AdminEnv>, { database }: Office): void {
  const page = (c: AdminContext, session: Session, { problem, password }: Told = {}) => {
    const view = viewOf(c);
    const { accounts } = view.words;
    const row = (account: AdminAccount) => {
      const named = (action: string) => fillIn(accounts.of, { action, name: account.userName }, view.language);
      const isOwn = account.id === session.account.id;
      return html`<li><div><strong>${account.userName}</strong>${isOwn && html` <span class="tag">${accounts.you}</span>`}</div>
<form method="post" action="/accounts/${account.id}/role" class="inline">${tokenField(session)}<label class="hidden" for="role-${account.id}">${named(view.words.account.role)}</label>
${roleSelect(`role-${account.id}`, account.role)}<button aria-label="${named(accounts.save)}">${accounts.save}</button></form>
${
  !isOwn &&
  html`<form method="post" action="/accounts/${account.id}/password" class="inline">${tokenField(session)}<button aria-label="${named(accounts.reset)}">${accounts.reset}</button></form>
<a class="button" href="/accounts/${account.id}/remove" aria-label="${named(accounts.remove)}">${accounts.remove}</a>`
}</li>`;
    };
    const roleSelect = (id: string, chosen: string): Html =>
      html`<select id="${id}" name="role">${roles.map((role) => html`<option value="${role}"${role === chosen ? html` selected` : ''}>${accounts.roles[role]}</option>`)}</select>`;
    const body = html`${problem && problemList(view.words, [problem])}
${password && html`<section class="panel once" role="status"><p>${fillIn(accounts.once, { name: password.name }, view.language)}</p><p><output class="password">${password.password}</output></p></section>`}
<p>${accounts.rolesHint}</p>
<ul class="list">${listAccounts(database).map(row)}</ul>
<section class="panel narrow"><h2>${accounts.add}</h2><p class="hint">${accounts.addHint}</p>
<form method="post" action="/accounts">${tokenField(session)}
${textField({ name: 'name', label: view.words.login.user, problem: problem?.field === 'name' ? problem.text : undefined })}
<div class="field"><label for="role">${view.words.account.role}</label>${roleSelect('role', 'publisher')}</div>
<p class="actions"><button class="main">${accounts.add}</button></p></form></section>`;
    const done = c.req.query('done');
    const said = done === 'removed' ? accounts.removed : done === 'changed' ? accounts.changed : '';
    return c.html(layout(view, { title: accounts.title, body, section: 'accounts', said }), problem ? 422 : 200);
  };

  /** The form of an administrator, and the account that its address names. */
  const needForAccount = async (
    c: AdminContext,
  ): Promise<{ session: Session; fields: Fields; account: AdminAccount } | Response> => {
    const form = await needPermittedForm(c, 'account');
    return form instanceof Response ? form : { ...form, account: namedAccount(c) };
  };
  const namedAccount = (c: AdminContext): AdminAccount => {
    const account = findAccount(database, Number(c.req.param('id')));
    if (account === null) throw new HTTPException(404);
    return account;
  };

  app.get('/accounts', (c) => {
    const session = needPermission(c, 'account');
    return session instanceof Response ? session : page(c, session);
  });

  app.post('/accounts', async (c) => {
    const form = await needPermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const { accounts } = viewOf(c).words;
    const name = one(form.fields, 'name').normalize('NFC').trim();
    const role = one(form.fields, 'role');
    if (!isRole(role)) throw new HTTPException(400);
    if (name === '' || name.length > 100 || /[\p{Cc}\p{Cf}]/u.test(name)) {
      return page(c, form.session, { problem: { field: 'name', text: accounts.name } });
    }
    const password = generatePassword();
    const account = { userName: name, role, passwordHash: await hashPassword(password) };
    if (!addAccount(database, account, form.session.account.userName)) {
      return page(c, form.session, { problem: { field: 'name', text: accounts.taken } });
    }
    return page(c, form.session, { password: { name, password } });
  });

  app.post('/accounts/:id{[0-9]+}/role', async (c) => {
    const form = await needForAccount(c);
    if (form instanceof Response) return form;
    const role = one(form.fields, 'role');
    if (!isRole(role)) throw new HTTPException(400);
    if (changeRole(database, form.account, role, form.session.account.userName))
      return c.redirect('/accounts?done=changed', 303);
    return page(c, form.session, { problem: { field: '', text: viewOf(c).words.accounts.last } });
  });

  app.post('/accounts/:id{[0-9]+}/password', async (c) => {
    const form = await needForAccount(c);
    if (form instanceof Response) return form;
    const password = generatePassword();
    changePassword(database, form.account, await hashPassword(password), form.session.account.userName);
    return page(c, form.session, { password: { name: form.account.userName, password } });
  });

  app.get('/accounts/:id{[0-9]+}/remove', (c) => {
    const session = needPermission(c, 'account');
    if (session instanceof Response) return session;
    const account = namedAccount(c);
    const view = viewOf(c);
    const { accounts } = view.words;
    const title = fillIn(accounts.removeTitle, { name: account.userName }, view.language);
    const body = html`<form method="post" action="/accounts/${account.id}/remove" class="panel narrow">${tokenField(session)}
<p>${accounts.removeWhat}</p>
<p class="actions"><button class="main danger">${accounts.removeYes}</button> <a class="button" href="/accounts">${view.words.cancel}</a></p></form>`;
    return c.html(layout(view, { title, body, section: 'accounts' }));
  });

  app.post('/accounts/:id{[0-9]+}/remove', async (c) => {
    const form = await needForAccount(c);
    if (form instanceof Response) return form;
    if (removeAccount(database, form.account, form.session.account.userName))
      return c.redirect('/accounts?done=removed', 303);
    return page(c, form.session, { problem: { field: '', text: viewOf(c).words.accounts.last } });
  });
}
