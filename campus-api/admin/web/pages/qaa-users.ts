import type { Hono } from 'hono';
import { generatePassword } from '#campus-api/account/generate-password.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { NeedsConfirmationError } from '../../changes/confirmation.ts';
import { listUsers } from '../../qaa/user-records.ts';
import { addQaaUser, removeQaaUser } from '../../qaa/write-users.ts';
import type { Office } from '../admin.ts';
import { confirmationPage, type FormProblem, failureProblems } from '../change-page.ts';
import { one } from '../drafts.ts';
import { needPermission, needPermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { Session } from '../sessions.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { layout, problemList, tokenField } from '../view/layout.ts';

/** Who may read the documents of the quality assurance area. */
export function addQaaUserRoutes(app: Hono<AdminEnv>, { database, change }: Office): void {
  interface Told {
    problems?: FormProblem[];
    made?: { name: string; password: string };
  }
  const page = (c: AdminContext, session: Session, { problems = [], made }: Told = {}) => {
    const view = viewOf(c);
    const { words, language } = view;
    const { accounts, qaaUsers } = words;
    const of = (action: string, name: string) => fillIn(accounts.of, { action, name }, language);
    const body = html`${problemList(words, problems)}
${made && html`<section class="panel once" role="status"><p>${fillIn(accounts.once, { name: made.name }, language)}</p><p><output class="password">${made.password}</output></p></section>`}
<p>${qaaUsers.hint}</p>
<ul class="list">${listUsers(database).map(
      ({
        userName,
      }) => html`<li><div><strong>${userName}</strong></div><form method="post" action="/qaa-users" class="inline">${tokenField(session)}<input type="hidden" name="name" value="${userName}">
<button name="do" value="replace" aria-label="${of(accounts.reset, userName)}">${accounts.reset}</button> <button name="do" value="remove" aria-label="${of(accounts.remove, userName)}">${accounts.remove}</button></form></li>`,
    )}</ul>
<section class="panel narrow"><h2>${qaaUsers.add}</h2><p class="hint">${accounts.addHint}</p><form method="post" action="/qaa-users">${tokenField(session)}
${textField({ name: 'name', label: words.login.user, problem: problems.find(({ field }) => field === 'name')?.text })}
<p class="actions"><button class="main" name="do" value="add">${qaaUsers.add}</button></p></form></section>`;
    const said = c.req.query('done') === 'removed' ? qaaUsers.removed : '';
    return c.html(layout(view, { title: qaaUsers.title, body, section: 'qaaUsers', said }));
  };

  app.get('/qaa-users', (c) => {
    const session = needPermission(c, 'qaa-user');
    return session instanceof Response ? session : page(c, session);
  });

  app.post('/qaa-users', async (c) => {
    const form = await needPermittedForm(c, 'qaa-user');
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const [action, word] = one(fields, 'do').split(/:(.*)/s);
    const name = word ?? one(fields, 'name');
    const consent = { confirmed: one(fields, 'consent') || false };
    try {
      if (action === 'remove' || c.req.query('remove') !== undefined) {
        const gone = c.req.query('remove') ?? name;
        await change(session, consent, (campus) => removeQaaUser(campus, gone));
        return c.redirect('/qaa-users?done=removed', 303);
      }
      const password = generatePassword();
      // Another password takes the old one away, which is what was asked for.
      await change(session, { confirmed: true }, (campus) =>
        addQaaUser(campus, { name, password }, { replace: action === 'replace' }),
      );
      return page(c, session, { made: { name: name.trim().normalize('NFC'), password } });
    } catch (error) {
      const view = viewOf(c);
      const labels = { name: view.words.login.user };
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
