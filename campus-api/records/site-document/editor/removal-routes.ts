import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { confirmationPage, failureProblems } from '#campus-api/web/view/change-page.ts';
import { adminLayout, problemList } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { parseKey } from '#content/site/index.ts';
import { createSiteStore } from '../store.ts';
import { removeDocuments } from '../write.ts';
import { requireDocumentForm, requireDocumentPermission } from './access.ts';
import { SITE_PATH } from './document-draft.ts';

/** Removes documents, after a page that names the links that break. */
export function addSiteRemovalRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database } = services;
  const removal = async (c: AdminContext, session: AdminSession, token: string | false | null) => {
    const name = c.req.param('key') ?? '';
    if (parseKey(name) === null || createSiteStore(database).find(name) === null) throw new HTTPException(404);
    const view = viewOf(c);
    try {
      const confirmation = token === null ? { confirmed: false, dryRun: true } : { confirmed: token };
      const written = await services.change(session, confirmation, (campus) => removeDocuments(campus, [name]));
      if (token === null) throw new NeedsConfirmationError(written.deletions, written.warnings);
      return c.redirect(reportAddress(SITE_PATH, 'removed', written), 303);
    } catch (error) {
      if (error instanceof NeedsConfirmationError) {
        const action = `${SITE_PATH}/remove/${name}`;
        const question = { error, action, back: SITE_PATH, labels: {}, section: 'site', yes: 'remove' } as const;
        return c.html(confirmationPage(view, session, question));
      }
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: view.messages.confirmation.title, body, section: 'site' }));
    }
  };
  app.get(`${SITE_PATH}/remove/:key{.+}`, async (c) => {
    const session = requireDocumentPermission(c, c.req.param('key'));
    return session instanceof Response ? session : removal(c, session, null);
  });
  app.post(`${SITE_PATH}/remove/:key{.+}`, async (c) => {
    const form = await requireDocumentForm(c, c.req.param('key'));
    return form instanceof Response ? form : removal(c, form.session, firstValue(form.fields, 'confirmation') || false);
  });
}
