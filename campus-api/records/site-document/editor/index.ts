import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { requirePermission } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { addSiteAddressRoutes } from './address-routes.ts';
import { coloursIn } from './colour-values.ts';
import { coloursPreview } from './colours-preview.ts';
import { SITE_KIND, SITE_PATH } from './document-draft.ts';
import { addSiteEditorRoutes } from './editor-routes.ts';
import { addHistoryRoutes } from './history-routes.ts';
import { addSiteListRoute } from './list-page.ts';
import { addSiteRemovalRoutes } from './removal-routes.ts';
import { COLOURS_PREVIEW } from './render-colours.ts';
import { addReviewRoute } from './review-part.ts';
import { addVersionRoutes } from './version-routes.ts';

/** The pages that edit the site content. */
export function addSiteContentRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  addSiteListRoute(app, services);
  addSiteAddressRoutes(app, services);
  addSiteRemovalRoutes(app, services);
  addVersionRoutes(app, services);
  addHistoryRoutes(app, services);
  addReviewRoute(app, services);
  addSiteEditorRoutes(app, services);
  app.get(COLOURS_PREVIEW, (c) => {
    const session = requirePermission(c, SITE_KIND);
    if (session instanceof Response) return session;
    return c.html(coloursPreview(viewOf(c), coloursIn(c.req.queries())));
  });
  // Pictures that come with the release, such as those of the sample campus.
  app.get(`${SITE_PATH}/art/:folder{pictures}/:name`, async (c) => {
    const session = requirePermission(c, SITE_KIND);
    if (session instanceof Response) return session;
    const response = await fileResponse(join('public', c.req.param('folder')), c.req.param('name'), c.req.raw);
    if (response === null) throw new HTTPException(404);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}
