import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readVersion, readVersions } from '#campus-api/changes/past-versions.ts';
import { DRAFT_FILE, type Draft, type DraftFile } from '#campus-api/web/drafts/drafts.ts';
import { copyStored } from '#campus-api/web/records/copy-stored.ts';
import { versionList, versionsPage } from '#campus-api/web/records/version-list.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout } from '#campus-api/web/view/layout.ts';
import { createSiteStore, type SiteDocument } from '../store.ts';
import { requireDocumentForm, requireDocumentPermission } from './access.ts';
import { changesPart } from './compare-texts.ts';
import { documentDraft, draftUrlOf, HISTORY_PATH, newDocumentDraft, SITE_KIND, SITE_PATH } from './document-draft.ts';
import { documentName } from './form-page.ts';

/** The versions of a document, and a button for each that opens it as a draft. */
export function addHistoryRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, drafts } = services;
  const path = `${HISTORY_PATH}/:key{.+}`;
  const requireStored = (name: string): SiteDocument => {
    const stored = createSiteStore(database).find(name);
    if (stored === null) throw new HTTPException(404);
    return stored;
  };

  const subjectOf = ({ id }: SiteDocument) => ({ kind: SITE_KIND, id }) as const;
  const contentOf =
    ({ key }: SiteDocument) =>
    () =>
      createSiteStore(database).find(key)?.content ?? null;

  app.get(path, (c) => {
    const name = c.req.param('key');
    const session = requireDocumentPermission(c, name);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const stored = requireStored(name);
    const document = documentDraft(services, view, newDocumentDraft(services, name, view.language));
    const page = versionsPage(c);
    const versions = readVersions(database, subjectOf(stored), page, contentOf(stored));
    const list = versionList(versions, view, {
      from: page.from,
      path: `${HISTORY_PATH}/${name}`,
      differences: (before, after) => after !== null && changesPart(view, document, before, after),
      action: (change) => `${HISTORY_PATH}/${name}?${new URLSearchParams({ change: String(change) })}`,
    });
    const title = documentName(name, view, stored.content);
    const body = html`<p><a href="${SITE_PATH}/edit/${name}">${title}</a></p>
${list}`;
    return c.html(adminLayout(view, { title: view.messages.versions.title, body, section: 'site' }));
  });

  app.post(path, async (c) => {
    const name = c.req.param('key');
    const form = await requireDocumentForm(c, name);
    if (form instanceof Response) return form;
    const change = Number(c.req.query('change'));
    const stored = requireStored(name);
    const content = readVersion(database, subjectOf(stored), (each) => each === change, contentOf(stored));
    if (content === null) throw new HTTPException(404);
    const draft = newDocumentDraft(services, name, viewOf(c).language, { content });
    drafts.save(form.session.account.id, draft);
    const { complete, missing } = withStoredFiles(services, draft);
    drafts.save(form.session.account.id, complete);
    const query = new URLSearchParams([
      ['version', String(change)],
      ...missing.map((file): [string, string] => ['odd', `file-gone:${file}`]),
    ]);
    return c.redirect(`${draftUrlOf(draft)}?${query}`, 303);
  });
}

/** The draft with copies of the files that it refers to and the website does not serve any more. `missing`: names of deleted ones. */
function withStoredFiles(services: AdminServices, draft: Draft): { complete: Draft; missing: string[] } {
  const files: DraftFile[] = [];
  const missing: string[] = [];
  const addressOf = (address: string, mark: string, encoded: string) => {
    const stored = decodeURIComponent(encoded);
    if (existsSync(join(services.filesFolder, stored))) return address;
    const file = copyStored(services, draft.id, { stored, original: stored });
    if (file === null) {
      missing.push(stored);
      return address;
    }
    files.push({ ...file, stored: file.name });
    return mark + DRAFT_FILE + file.key;
  };
  const fields = Object.fromEntries(
    Object.entries(draft.fields).map(([name, values]) => [
      name,
      values.map((value) => value.replaceAll(/(^|\]\()\/files\/([^\s/)"]+)/g, addressOf)),
    ]),
  );
  return { complete: { ...draft, fields, files }, missing: [...new Set(missing)] };
}
