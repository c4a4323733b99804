import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readVersions } from '#campus-api/changes/past-versions.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';
import { rejectedParts } from './add-files.ts';
import { draftPath, requireEditor } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';
import { versionList, versionsPage } from './version-list.ts';

/** The versions of a record, also of a removed one, and a button for each that opens it as a draft. */
export function addVersionRoutes<State>(app: Hono<AdminEnv>, type: DraftType<State>): void {
  const { services, section } = type;
  const path = type.addressOf('versions', `:name{${type.names}}`);

  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const name = c.req.param('name') ?? '';
    requireEditor(type, session, name);
    const view = viewOf(c);
    const page = versionsPage(c);
    const subject = type.subjectOf(name);
    const load = () => type.load(name, view);
    const current = load();
    const versions = subject === null ? [] : readVersions(services.database, subject, page, load);
    const existing = current ?? versions.map(({ state }) => state).find((state) => state !== null);
    if (existing === undefined) throw new HTTPException(404);
    const own = type.addressOf('versions', name);
    const list = versionList(versions, view, {
      from: page.from,
      path: own,
      isRemoved: current === null,
      comparison: type.comparison(name, view),
      action: (change) => `${own}?${new URLSearchParams({ change: String(change) })}`,
    });
    const title = type.titleOf(name, existing, view);
    const body = html`<p>${current === null ? html`${title} <span class="tag warn">${view.messages.versions.removed}</span>` : html`<a href="${type.addressOf('edit', name)}">${title}</a>`}</p>
${list}`;
    return c.html(adminLayout(view, { title: view.messages.versions.title, body, section }));
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const name = c.req.param('name') ?? '';
    requireEditor(type, form.session, name);
    const change = Number(c.req.query('change'));
    const { draft, missing } = await type.bringBack(form.session, viewOf(c), name, change);
    const query = new URLSearchParams([
      ['version', String(change)],
      ...rejectedParts(missing.map((file) => ({ name: file, code: 'file-gone', field: undefined }))),
    ]);
    return c.redirect(`${draftPath(type, draft)}?${query}`, 303);
  });
}
