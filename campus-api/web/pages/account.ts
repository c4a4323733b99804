import type { Hono } from 'hono';
import { changeAdminPassword } from '#campus-api/accounts/admin-accounts.ts';
import { hashPassword } from '#campus-api/accounts/password-hash.ts';
import { passwordProblem } from '#campus-api/accounts/passwords.ts';
import { countFactors } from '#campus-api/accounts/second-factors.ts';
import {
  type AdminSession,
  countTrustedDevices,
  distrustDevices,
  endSessionElsewhere,
  endSessionsOf,
  listSessions,
} from '#campus-api/accounts/sessions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { reopenForm, requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { FACTORS_PATH, loginPath } from '../requests/login-path.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { passwordProblemOf } from './check-password.ts';

export function addAccountRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database } = services;
  const page = (c: AdminContext, session: AdminSession, problems: { field: string; text: string }[]) => {
    const view = viewOf(c);
    const { account, accounts, factors } = view.messages;
    const trusted = countTrustedDevices(database, session.account.id, Date.now());
    const sessions = listSessions(database, session.account.id, Date.now());
    const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
    const body = html`${problemList(view.messages, problems)}
<p>${fillIn(account.ownRole, { role: accounts.roles[session.account.role] }, view.language)} ${accounts.rolesHint}</p>
<section class="panel narrow"><h2>${factors.title}</h2>
<p>${countFactors(database, session.account.id) > 0 ? factors.isOn : factors.isOff}</p>
<p class="actions"><a class="button" href="${FACTORS_PATH}">${factors.manage}</a></p>
${
  trusted > 0 &&
  html`<form method="post" action="/account/devices">${tokenField(session)}<p class="soft">${fillIn(factors.trusted, { count: trusted }, view.language)}</p>
<p class="actions"><button>${factors.distrust}</button></p></form>`
}</section>
<section class="panel narrow"><h2>${account.password}</h2>
<form method="post" action="/account/password">${tokenField(session)}
<input type="text" name="username" value="${session.account.userName}" autocomplete="username" hidden>
${textField({ name: 'current', label: account.current, type: 'password', autocomplete: 'current-password', problem: problemOf('current') })}
${textField({ name: 'fresh', label: account.fresh, type: 'password', autocomplete: 'new-password', hint: account.passwordHint, problem: problemOf('fresh') })}
${textField({ name: 'again', label: account.again, type: 'password', autocomplete: 'new-password', problem: problemOf('again') })}
<p class="hint">${account.passwordEnds}</p>
<p class="actions"><button class="main">${account.password}</button></p></form></section>
<section class="panel"><h2>${account.sessions}</h2><ul class="list">${sessions.map(
      ({
        key,
        started,
        seen,
        agent,
      }) => html`<li><div><strong>${deviceName(agent)}</strong>${key === session.key && html` <span class="tag">${account.thisOne}</span>`}
<p class="soft">${fillIn(account.since, { start: moment(started, view), seen: moment(seen, view) }, view.language)}</p></div>
${key !== session.key && html`<form method="post" action="/account/sessions">${tokenField(session)}<button name="key" value="${key}" aria-label="${account.end}: ${deviceName(agent)}">${account.end}</button></form>`}</li>`,
    )}</ul>
${sessions.length > 1 && html`<form method="post" action="/account/sessions" class="actions">${tokenField(session)}<button name="key" value="others">${account.endOthers}</button></form>`}
</section>`;
    const reports: Readonly<Record<string, string>> = { ended: account.ended, distrusted: factors.distrusted };
    const status = reports[c.req.query('done') ?? ''] ?? '';
    return c.html(
      adminLayout(view, { title: account.title, body, section: 'account', status }),
      problems.length > 0 ? 422 : 200,
    );
  };

  app.get('/account', (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : page(c, session, []);
  });

  app.get('/account/password', reopenForm('/account'));

  app.post('/account/password', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const { userName } = session.account;
    const view = viewOf(c);
    const { account } = view.messages;
    const problems: { field: string; text: string }[] = [];
    const fresh = firstValue(fields, 'fresh');
    const problem = passwordProblem(fresh, userName);
    if (problem) problems.push({ field: 'fresh', text: account.problem[problem] });
    else if (fresh !== firstValue(fields, 'again')) problems.push({ field: 'again', text: account.differ });
    const wrong = await passwordProblemOf(c, services, session, firstValue(fields, 'current'));
    if (wrong !== null) problems.unshift({ field: 'current', text: wrong });
    if (problems.length > 0) return page(c, session, problems);
    changeAdminPassword(database, session.account, await hashPassword(fresh), userName);
    return c.redirect(loginPath('/', 'changed'), 303);
  });

  app.post('/account/devices', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    distrustDevices(database, form.session.account.id);
    return c.redirect('/account?done=distrusted', 303);
  });

  app.post('/account/sessions', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const key = firstValue(fields, 'key');
    if (key === 'others') endSessionsOf(database, session.account.id, 'elsewhere', session.key);
    else endSessionElsewhere(database, session.account.id, key);
    return c.redirect('/account?done=ended', 303);
  });
}

/** Browser and operating system by the user agent, to recognize a device. */
function deviceName(agent: string): string {
  const browser = [/Edg\//, /OPR\//, /Firefox\//, /Chrome\//, /Safari\//].findIndex((pattern) => pattern.test(agent));
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? '';
  return [['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'][browser] ?? '?', system].filter(Boolean).join(', ');
}
