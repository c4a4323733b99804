import type { Hono } from 'hono';
import { generatePassword } from '#campus-api/accounts/generate-password.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { listUsers } from '#campus-api/accounts/user-records.ts';
import { addQaaUser, removeQaaUser } from '#campus-api/accounts/write-users.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, type FormProblem, failureProblems } from '../view/change-page.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';

/** Users who may read the documents of the quality assurance area. */
export function addQaaUserRoutes(app: Hono<AdminEnv>, { database, change }: AdminServices): void {
  interface PageNotice {
    problems?: FormProblem[];
    generated?: { name: string; password: string };
  }
  const page = (c: AdminContext, session: AdminSession, { problems = [], generated }: PageNotice = {}) => {
    const view = viewOf(c);
    const { messages, language } = view;
    const { accounts, qaaUsers } = messages;
    const of = (action: string, name: string) => fillIn(accounts.of, { action, name }, language);
    const body = html`${problemList(messages, problems)}
${generated && html`<section class="panel one-time" role="status"><p>${fillIn(accounts.once, { name: generated.name }, language)}</p><p><output class="password">${generated.password}</output></p></section>`}
<p>${qaaUsers.hint}</p>
<ul class="list">${listUsers(database).map(
      ({
        userName,
      }) => html`<li><div><strong>${userName}</strong></div><form method="post" action="/qaa-users" class="inline">${tokenField(session)}<input type="hidden" name="name" value="${userName}">
<button name="do" value="replace" aria-label="${of(accounts.reset, userName)}">${accounts.reset}</button> <button name="do" value="remove" aria-label="${of(accounts.remove, userName)}">${accounts.remove}</button></form></li>`,
    )}</ul>
<section class="panel narrow"><h2>${qaaUsers.add}</h2><p class="hint">${accounts.addHint}</p><form method="post" action="/qaa-users">${tokenField(session)}
${textField({ name: 'name', label: messages.login.user, problem: problems.find(({ field }) => field === 'name')?.text })}
<p class="actions"><button class="main" name="do" value="add">${qaaUsers.add}</button></p></form></section>`;
    const status = c.req.query('done') === 'removed' ? qaaUsers.removed : '';
    return c.html(adminLayout(view, { title: qaaUsers.title, body, section: 'qaaUsers', status }));
  };

  app.get('/qaa-users', (c) => {
    const session = requirePermission(c, 'qaa-user');
    return session instanceof Response ? session : page(c, session);
  });

  app.post('/qaa-users', async (c) => {
    const form = await requirePermittedForm(c, 'qaa-user');
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const [action, argument] = firstValue(fields, 'do').split(/:(.*)/s);
    const name = argument ?? cleanLine(firstValue(fields, 'name'));
    const confirmation = { confirmed: firstValue(fields, 'confirmation') || false };
    try {
      if (action === 'remove' || c.req.query('remove') !== undefined) {
        const removed = c.req.query('remove') ?? name;
        await change(session, confirmation, (campus) => removeQaaUser(campus, removed));
        return c.redirect('/qaa-users?done=removed', 303);
      }
      const password = generatePassword();
      // Replacing the password needs no further confirmation.
      await change(session, { confirmed: true }, (campus) =>
        addQaaUser(campus, { name, password }, { replace: action === 'replace' }),
      );
      return page(c, session, { generated: { name, password } });
    } catch (error) {
      const view = viewOf(c);
      const labels = { name: view.messages.login.user };
      if (error instanceof NeedsConfirmationError) {
        const action = `/qaa-users?remove=${encodeURIComponent(c.req.query('remove') ?? name)}`;
        return c.html(
          confirmationPage(view, session, {
            error,
            action,
            back: '/qaa-users',
            labels,
            section: 'qaaUsers',
            yes: 'removeUser',
          }),
        );
      }
      return page(c, session, { problems: failureProblems(error, labels, view) });
    }
  });
}
