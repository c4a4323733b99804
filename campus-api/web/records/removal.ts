import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { confirmationPage, failureProblems } from '../view/change-page.ts';
import { adminLayout, problemList } from '../view/layout.ts';
import { reportAddress } from '../view/results.ts';
import { requireEditor } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';

/** Removes records, after a page that lists the deletions. */
export function addRemovalRoutes(app: Hono<AdminEnv>, type: DraftType): void {
  const { remove } = type;
  if (!remove) return;
  const path = type.addressOf('remove', `:name{${type.names}}`);
  const removal = (c: AdminContext, session: AdminSession, token: string | false | null) => {
    const name = c.req.param('name') ?? '';
    requireEditor(type, session, name);
    if (type.load(name, viewOf(c)) === null) throw new HTTPException(404);
    return removeConfirmed(type, c, session, token, {
      write: (campus) => remove(campus, name),
      action: type.addressOf('remove', name),
    });
  };

  app.get(path, async (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : removal(c, session, null);
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    return form instanceof Response ? form : removal(c, form.session, firstValue(form.fields, 'confirmation') || false);
  });
}

interface Removal {
  write(campus: Campus): ChangeResult<unknown>;
  /** The address that the confirmation is sent to. */
  action: string;
}

/** Removes something; returns the list, or the confirmation. `token`: that of the confirmation, false without one; null for the confirmation alone. */
export async function removeConfirmed(
  { services, path, section }: Pick<DraftType, 'services' | 'path' | 'section'>,
  c: AdminContext,
  session: AdminSession,
  token: string | false | null,
  { write, action }: Removal,
): Promise<Response> {
  const view = viewOf(c);
  try {
    const confirmation = token === null ? { confirmed: false, dryRun: true } : { confirmed: token };
    const written = await services.change(session, confirmation, write);
    if (token === null) throw new NeedsConfirmationError(written.deletions, written.warnings);
    return c.redirect(reportAddress(path, 'removed', written), 303);
  } catch (error) {
    if (error instanceof NeedsConfirmationError) {
      const question = { error, action, back: path, labels: {}, section, yes: 'remove' } as const;
      return c.html(confirmationPage(view, session, question));
    }
    const body = problemList(view.messages, failureProblems(error, {}, view));
    return c.html(adminLayout(view, { title: view.messages.confirmation.title, body, section }));
  }
}
