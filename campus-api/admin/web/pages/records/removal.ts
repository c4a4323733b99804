import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NeedsConfirmationError } from '../../../changes/confirmation.ts';
import { confirmationPage, failureProblems } from '../../change-page.ts';
import { one } from '../../drafts.ts';
import { requireAccount, requireForm } from '../../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../../requests/context.ts';
import { reportAddress } from '../../results.ts';
import type { Session } from '../../sessions.ts';
import { layout, problemList } from '../../view/layout.ts';
import type { Editor } from './record-draft.ts';

/** Takes records away, after a page that says what goes. */
export function addRemovalRoutes(app: Hono<AdminEnv>, { office, kind }: Editor): void {
  const { path, section, remove } = kind;
  if (!remove) return;

  const removal = async (c: AdminContext, session: Session, consent: string | false | null) => {
    const id = Number(c.req.param('id'));
    if (kind.known(office, id) === null) throw new HTTPException(404);
    const view = viewOf(c);
    try {
      const asked = consent === null ? { confirmed: false, dryRun: true } : { confirmed: consent };
      const written = await office.change(session, asked, (campus) => remove(campus, id));
      if (consent === null) throw new NeedsConfirmationError(written.losses, written.warnings);
      return c.redirect(await reportAddress(path, 'removed', written), 303);
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
      const body = problemList(view.words, failureProblems(error, {}, view));
      return c.html(layout(view, { title: view.words.consent.title, body, section }));
    }
  };

  app.get(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : removal(c, session, null);
  });

  app.post(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
    const form = await requireForm(c);
    return form instanceof Response ? form : removal(c, form.session, one(form.fields, 'consent') || false);
  });
}
