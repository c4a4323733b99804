import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, failureProblems } from '../view/change-page.ts';
import { readDays } from '../view/fields.ts';
import { reportAddress } from '../view/results.ts';
import { addDraftRoutes } from './draft-routes.ts';
import { readMomentFields } from './entries.ts';
import { addFormRoutes } from './form.ts';
import { actionsOf, addListRoute, filtersOf, listPage } from './list-page.ts';
import { listAddress, readListQuery } from './list-parts.ts';
import { PAGE_SIZE } from './listing.ts';
import type { Editor } from './record-draft.ts';
import { recordDraftType } from './record-draft-type.ts';
import type { RecordType } from './record-type.ts';

/** Actions on several records of a list, each in one change. The address has the query of the list, and of a confirmation the action and the ids. */
function addChosenRoutes(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  const { path, section } = recordType;
  const actions = actionsOf(recordType);
  if (actions.length === 0) return;

  // The language was changed on a page that a form returned.
  app.get(`${path}/chosen`, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : c.redirect(path, 303);
  });

  app.post(`${path}/chosen`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const view = viewOf(c);
    const labels = recordType.labels(view.language);
    const address = new URL(c.req.url).searchParams;
    const sentValue = (name: string) => firstValue(fields, name) || (address.get(name) ?? '');
    const action = actions.find(({ name }) => name === sentValue('do'));
    if (action === undefined) throw new HTTPException(400);
    const sent = fields.id ?? address.getAll('id');
    const ids = [...new Set(sent.filter((id) => /^\d{1,15}$/.test(id)).map(Number))];
    if (ids.length > PAGE_SIZE) throw new HTTPException(400);
    if (ids.length === 0) return listPage(editor, c, session, [{ field: '', text: view.messages.lists.nothingChosen }]);
    const list = listAddress(readListQuery(address, filtersOf(recordType, view, services)));
    const choice = action.moment ? 'at' : (action.choice?.(view, services).name ?? '');
    const { days, problems } = readDays(view, fields, action.moment ? [action.moment.name] : [], labels);
    const entered = action.moment && readMomentFields(view, fields, action.moment, days[action.moment.name] ?? null);
    if (entered?.problem) problems.push(entered.problem);
    if (action.moment && problems.length > 0) return listPage(editor, c, session, problems, ids);
    const chosen = sentValue(choice) || (entered?.text ?? '');
    try {
      const confirmation = { confirmed: firstValue(fields, 'confirmation') || false };
      const written = await services.change(session, confirmation, (campus) => action.write(campus, ids, chosen));
      const result = typeof action.result === 'string' ? action.result : action.result(chosen);
      const report = reportAddress(path, result, written);
      return c.redirect(`${report}&count=${written.result.length}${list.replace('?', '&')}`, 303);
    } catch (error) {
      if (!(error instanceof NeedsConfirmationError))
        return listPage(editor, c, session, failureProblems(error, labels, view), ids);
      const again = new URLSearchParams(list);
      again.set('do', action.name);
      if (choice !== '') again.set(choice, chosen);
      for (const id of ids) again.append('id', String(id));
      const question = {
        error,
        action: `${path}/chosen?${again}`,
        back: `${path}${list}`,
        labels,
        section,
        yes: action.yes,
      } as const;
      return c.html(confirmationPage(view, session, question));
    }
  });
}

/** The pages of one type of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<AdminEnv>, services: AdminServices, recordType: RecordType): void {
  const editor = { services, recordType };
  addListRoute(app, editor);
  addChosenRoutes(app, editor);
  addFormRoutes(app, editor);
  addDraftRoutes(app, recordDraftType(services, recordType));
}
