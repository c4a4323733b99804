import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { addDraftRoutes } from '#campus-api/web/records/draft-routes.ts';
import { removeConfirmed } from '#campus-api/web/records/removal.ts';
import { permitArea, requireAccount } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { createSiteStore, type DocumentVersion } from '../store.ts';
import { cancelVersion } from '../versions.ts';
import { requireDocumentForm, requireDocumentPermission } from './access.ts';
import { addSiteAddressRoutes } from './address-routes.ts';
import { coloursIn } from './colour-values.ts';
import { coloursPreview } from './colours-preview.ts';
import { newDocumentDraft } from './document-draft.ts';
import { documentDraftType } from './document-draft-type.ts';
import { documentFormPage } from './form-page.ts';
import { addSiteListRoute } from './list-page.ts';
import { menuWithPage } from './menu-pages.ts';
import { COLOURS_PREVIEW } from './render-colours.ts';
import { addReviewRoute } from './review-part.ts';
import { SITE_KIND, SITE_PATH } from './site-address.ts';
import { SCHEDULED_PATH } from './version-part.ts';

/** The form of the scheduled change of a document, and its cancellation. */
function addVersionRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
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

/** The pages that edit the site content. */
export function addSiteContentRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  app.on(['GET', 'POST'], `${SITE_PATH}/*`, permitArea(SITE_KIND));
  addSiteListRoute(app, services);
  addSiteAddressRoutes(app, services);
  addVersionRoutes(app, services);
  addReviewRoute(app, services);
  app.get(`${SITE_PATH}/edit/:key{.+}`, (c) => {
    const session = requireDocumentPermission(c, c.req.param('key'));
    if (session instanceof Response) return session;
    const key = c.req.param('key');
    const page = key === 'menu' ? c.req.query('page') : undefined;
    const content = page === undefined ? {} : { content: menuWithPage(services.database, page) };
    const draft = newDocumentDraft(services, key, viewOf(c).language, content);
    return documentFormPage(services, c, session, draft, []);
  });
  addDraftRoutes(app, documentDraftType(services));
  app.get(COLOURS_PREVIEW, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    return c.html(coloursPreview(viewOf(c), coloursIn(c.req.queries())));
  });
  // Pictures that come with the release, such as those of the sample campus.
  app.get(`${SITE_PATH}/art/:folder{pictures}/:name`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const response = await fileResponse(join('public', c.req.param('folder')), c.req.param('name'), c.req.raw);
    if (response === null) throw new HTTPException(404);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}
