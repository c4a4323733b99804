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
  const cancellation = async (c: AdminContext, session: AdminSession, token: string | false) => {
    const name = c.req.param('key') ?? '';
    versionOf(name);
    const view = viewOf(c);
    try {
      const written = await services.change(session, { confirmed: token }, (campus) => cancelVersion(campus, name));
      return c.redirect(reportAddress(SITE_PATH, 'removed', { ...written, tags: [] }), 303);
    } catch (error) {
      if (error instanceof NeedsConfirmationError) {
        const action = `${SCHEDULED_PATH}/cancel/${name}`;
        const question = { error, action, back: SITE_PATH, labels: {}, section: 'site', yes: 'remove' } as const;
        return c.html(confirmationPage(view, session, question));
      }
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: view.messages.confirmation.title, body, section: 'site' }));
    }
  };
  app.post(`${SCHEDULED_PATH}/cancel/:key{.+}`, async (c) => {
    const form = await requireDocumentForm(c, c.req.param('key'));
    if (form instanceof Response) return form;
    return cancellation(c, form.session, firstValue(form.fields, 'confirmation') || false);
  });
  app.get(`${SCHEDULED_PATH}/edit/:key{.+}`, (c) => {
    const name = c.req.param('key');
    const session = requireDocumentPermission(c, name);
    if (session instanceof Response) return session;
    const draft = newDocumentDraft(services, name, viewOf(c).language, { version: versionOf(name) });
    return documentFormPage(services, c, session, draft, []);
  });
}
