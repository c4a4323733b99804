import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { changeAreas, findAdminAccount } from '#campus-api/accounts/admin-accounts.ts';
import { type AdminAccount, chosenAreas, chosenRecordAreas } from '#campus-api/model/permissions.ts';
import { documentName } from '#campus-api/records/site-document/editor/form-page.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';

const sections = {
  notice: 'notices',
  'flash-notice': 'flash',
  album: 'albums',
  publication: 'publications',
  event: 'events',
  staff: 'staff',
  committee: 'committees',
  'qaa-document': 'qaa',
  contact: 'contact',
} as const satisfies Record<(typeof chosenRecordAreas)[number], keyof View['messages']['nav']>;

/** The parts of the admin that a publisher may edit, with their names. */
function namedAreas(view: View): [string, string][] {
  const { nav } = view.messages;
  const site = siteTexts[view.language];
  const { page, programme, department } = site.groups;
  const groups: Readonly<Record<string, string>> = { page, programme, department };
  const documents = chosenAreas.filter((area) => area.startsWith('site:')).map((area) => area.slice('site:'.length));
  return [
    ...chosenRecordAreas.map((area): [string, string] => [area, nav[sections[area]]]),
    ...documents.map((type): [string, string] => [`site:${type}`, groups[type] ?? documentName(type, view)]),
  ];
}

/** Chooses what a publisher may edit. */
export function addAccountAreasRoutes(app: Hono<AdminEnv>, { database }: AdminServices): void {
  const path = '/accounts/:id{[0-9]+}/areas';
  const publisherOf = (c: AdminContext): AdminAccount => {
    const account = findAdminAccount(database, Number(c.req.param('id')));
    if (account?.role !== 'publisher') throw new HTTPException(404);
    return account;
  };
  app.get(path, (c) => {
    const session = requirePermission(c, 'account');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { workflow, accounts, cancel } = view.messages;
    const { id, userName, areas } = publisherOf(c);
    const isChosen = (area: string) => areas?.includes(area) ?? !area.startsWith('site:');
    const body = html`<form id="areas" method="post" action="/accounts/${id}/areas" class="panel narrow">${tokenField(session)}
<fieldset><legend>${workflow.areas}</legend><p class="hint">${workflow.areasHint}</p><div class="choices">${namedAreas(
      view,
    ).map(
      ([area, name]) =>
        html`<label class="choice"><input type="checkbox" name="area" value="${area}"${isChosen(area) && html` checked`}> ${name}</label>`,
    )}</div></fieldset>
<p class="actions"><button class="main">${accounts.save}</button> <a class="button quiet" href="/accounts">${cancel}</a></p></form>`;
    const title = fillIn(accounts.of, { action: workflow.areas, name: userName }, view.language);
    return c.html(adminLayout(view, { title, body, section: 'accounts' }));
  });
  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const sent = form.fields.area ?? [];
    changeAreas(
      database,
      publisherOf(c),
      chosenAreas.filter((area) => sent.includes(area)),
      form.session.account.userName,
    );
    return c.redirect('/accounts?done=areas', 303);
  });
}
