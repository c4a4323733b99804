import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { confirmationPage, failureProblems } from '../view/change-page.ts';
import { adminLayout, problemList } from '../view/layout.ts';
import { reportAddress } from '../view/results.ts';
import type { Editor } from './record-draft.ts';

/** Removes records, after a page that lists the deletions. */
export function addRemovalRoutes(app: Hono<AdminEnv>, { services, recordType }: Editor): void {
  const { path, section, remove } = recordType;
  if (!remove) return;

  const removal = async (c: AdminContext, session: AdminSession, token: string | false | null) => {
    const id = Number(c.req.param('id'));
    if (recordType.load(services, id) === null) throw new HTTPException(404);
    const view = viewOf(c);
    try {
      const confirmation = token === null ? { confirmed: false, dryRun: true } : { confirmed: token };
      const written = await services.change(session, confirmation, (campus) => remove(campus, [id]));
      if (token === null) throw new NeedsConfirmationError(written.deletions, written.warnings);
      return c.redirect(reportAddress(path, 'removed', written), 303);
    } catch (error) {
      if (error instanceof NeedsConfirmationError) {
        const question = {
          error,
          action: `${path}/${id}/remove`,
          back: path,
          labels: {},
          section,
          yes: 'remove',
        } as const;
        return c.html(confirmationPage(view, session, question));
      }
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: view.messages.confirmation.title, body, section }));
    }
  };

  app.get(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : removal(c, session, null);
  });

  app.post(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
    const form = await requireForm(c);
    return form instanceof Response ? form : removal(c, form.session, firstValue(form.fields, 'confirmation') || false);
  });
}
