import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { removeConfirmed } from '#campus-api/web/records/removal.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { DocumentVersion } from '../store.ts';
import { createSiteStore } from '../store.ts';
import { cancelVersion } from '../versions.ts';
import { requireDocumentForm, requireDocumentPermission } from './access.ts';
import { newDocumentDraft, SITE_PATH } from './document-draft.ts';
import { documentFormPage } from './form-page.ts';
import { SCHEDULED_PATH } from './version-part.ts';

/** The form of the scheduled change of a document, and its cancellation. */
export function addVersionRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const versionOf = (key: string): DocumentVersion => {
    const version = createSiteStore(services.database).versions().get(key);
    if (version === undefined) throw new HTTPException(404);
    return version;
  };
  app.post(`${SCHEDULED_PATH}/cancel/:key{.+}`, async (c) => {
    const form = await requireDocumentForm(c, c.req.param('key'));
    if (form instanceof Response) return form;
    const name = c.req.param('key');
    versionOf(name);
    const type = { services, path: SITE_PATH, section: 'site' } as const;
    return removeConfirmed(type, c, form.session, firstValue(form.fields, 'confirmation') || false, {
      // Visitors have not seen it.
      write: (campus) => ({ ...cancelVersion(campus, name), tags: [] }),
      action: `${SCHEDULED_PATH}/cancel/${name}`,
    });
  });
  app.get(`${SCHEDULED_PATH}/edit/:key{.+}`, (c) => {
    const name = c.req.param('key');
    const session = requireDocumentPermission(c, name);
    if (session instanceof Response) return session;
    const draft = newDocumentDraft(services, name, viewOf(c).language, { version: versionOf(name) });
    return documentFormPage(services, c, session, draft, []);
  });
}
