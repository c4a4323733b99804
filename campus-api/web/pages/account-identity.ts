import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findAdminAccount } from '#campus-api/accounts/admin-accounts.ts';
import { findIdentityEmail, linkIdentity, readEmail } from '#campus-api/accounts/identities.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';

/** Administrators link an account with a person at the provider of the university. */
export function addAccountIdentityRoutes(app: Hono<AdminEnv>, { database, provider }: AdminServices): void {
  if (provider === null) return;
  const path = '/accounts/:id{[0-9]+}/provider';
  const accountOf = (c: AdminContext): AdminAccount => {
    const account = findAdminAccount(database, Number(c.req.param('id')));
    if (account === null) throw new HTTPException(404);
    return account;
  };
  const page = (c: AdminContext, session: AdminSession, account: AdminAccount, value: string, problem?: string) => {
    const view = viewOf(c);
    const { messages, language } = view;
    const { title, hint, email } = messages.provider;
    const named = { name: provider.name };
    const body = html`${problem && problemList(messages, [{ field: 'email', text: problem }])}
<form method="post" action="/accounts/${account.id}/provider" class="panel narrow">${tokenField(session)}
${textField({ name: 'email', label: fillIn(email, named, language), hint: fillIn(hint, named, language), value, problem })}
<p class="actions"><button class="main">${messages.accounts.save}</button> <a class="button quiet" href="/accounts">${messages.cancel}</a></p></form>`;
    const heading = fillIn(
      messages.accounts.of,
      { action: fillIn(title, named, language), name: account.userName },
      language,
    );
    return c.html(adminLayout(view, { title: heading, body, section: 'accounts' }), problem ? 422 : 200);
  };

  app.get(path, (c) => {
    const session = requirePermission(c, 'account');
    if (session instanceof Response) return session;
    const account = accountOf(c);
    return page(c, session, account, findIdentityEmail(database, account.id) ?? '');
  });
  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const account = accountOf(c);
    const { noEmail, inUse } = viewOf(c).messages.provider;
    const text = cleanLine(firstValue(form.fields, 'email'));
    const email = readEmail(text);
    if (email === null && text !== '') return page(c, form.session, account, text, noEmail);
    if (!linkIdentity(database, account, email, form.session.account.userName))
      return page(c, form.session, account, text, inUse);
    return c.redirect('/accounts?done=provider', 303);
  });
}
