import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type FormProblem, failureProblems } from '#campus-api/web/view/change-page.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField } from '#campus-api/web/view/layout.ts';
import { readReport, reportAddress, reportText } from '#campus-api/web/view/results.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { redirectChanges } from './changes.ts';
import { redirectTexts } from './messages.ts';
import { dismissAddress, listDismissed, proposeRedirects } from './unknown.ts';

const path = '/redirects/unknown';

/** Addresses shown at once; the next ones follow when these have a redirect. */
const MAX_LISTED = 50;

/** Lists the addresses that visitors request and the site does not have, each with a proposal and the button that redirects it. */
export function addUnknownAddressRoutes(app: Hono<AdminEnv>, { database, settings, change }: AdminServices): void {
  const page = (c: AdminContext, session: AdminSession, problems: FormProblem[], entered = { from: '', to: '' }) => {
    const view = viewOf(c);
    const { language, messages } = view;
    const texts = redirectTexts[language];
    const proposals = proposeRedirects(database, settings.campus.dataDir, MAX_LISTED);
    const body = html`${problemList(messages, problems)}<p class="hint">${texts.unknownHint}</p>
${proposals.length === 0 && html`<p>${texts.noUnknown}</p>`}
<ul class="list">${proposals.map(({ address, count, day, target, title }, index) => {
      const date = parseAdDate(day);
      const last = date ? formatDay(date, language) : day;
      const value = entered.from === address ? entered.to : target;
      const id = `to-${index}`;
      return html`<li><form method="post" action="${path}">${tokenField(session)}<input type="hidden" name="from" value="${address}"><p class="name">${address}</p>
<p class="soft">${fillIn(texts.requests, { count, day: last }, language)}${title !== null && html` · <span lang="${languageOf(title)}">${title}</span>`}</p>
<div class="field"><label for="${id}">${texts.to}</label><input id="${id}" name="to" value="${value}" autocomplete="off"></div>
<p class="actions"><button aria-label="${texts.redirectTo}: ${address}">${texts.redirectTo}</button> <button formaction="${path}/dismiss" aria-label="${texts.dismiss}: ${address}">${texts.dismiss}</button></p></form></li>`;
    })}</ul>${dismissedPart(session, language)}`;
    const report = readReport(new URL(c.req.url).searchParams, messages);
    const status = report ? reportText(view, report) : '';
    const response = adminLayout(view, { title: texts.unknown, body, section: 'redirects', status });
    return c.html(response, problems.length > 0 ? 422 : 200);
  };

  const dismissedPart = (session: AdminSession, language: Locale) => {
    const texts = redirectTexts[language];
    const dismissed = listDismissed(settings.campus.dataDir);
    const rows = dismissed.map(
      ({ address }) =>
        html`<li><p class="name">${address}</p><form method="post" action="${path}/restore" class="inline">${tokenField(session)}<input type="hidden" name="from" value="${address}"><button aria-label="${texts.listAgain}: ${address}">${texts.listAgain}</button></form></li>`,
    );
    return dismissed.length === 0
      ? ''
      : html`<details class="others"><summary>${fillIn(texts.dismissed, { count: dismissed.length }, language)}</summary><ul class="list">${rows}</ul></details>`;
  };

  const addDismissal = (name: 'dismiss' | 'restore') =>
    app.post(`${path}/${name}`, async (c) => {
      const form = await requireForm(c);
      if (form instanceof Response) return form;
      dismissAddress(settings.campus.dataDir, firstValue(form.fields, 'from'), name === 'dismiss');
      return c.redirect(path, 303);
    });
  addDismissal('dismiss');
  addDismissal('restore');

  app.get(path, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : page(c, session, []);
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const row = { from: firstValue(form.fields, 'from'), to: firstValue(form.fields, 'to') };
    try {
      const written = await change(form.session, { confirmed: false }, (campus) => redirectChanges.add(campus, row));
      return c.redirect(reportAddress(path, 'published', written), 303);
    } catch (error) {
      const view = viewOf(c);
      return page(c, form.session, failureProblems(error, {}, view), row);
    }
  });
}
