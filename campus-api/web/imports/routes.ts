import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { readChange } from '#campus-api/changes/change-log.ts';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { type ImportState, isRunning, noImportChoices } from '#campus-api/imports/job/import-state.ts';
import type { Imports } from '#campus-api/imports/job/imports.ts';
import { isImportId } from '#campus-api/imports/job/staging-folder.ts';
import { tableTypes, templateHeadings } from '#campus-api/imports/tables/table-columns.ts';
import { categoriesOfDatabase } from '#campus-api/records/site-document/categories.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { reopenForm, requirePermission, requirePermittedForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { adminLayout, type View } from '#campus-api/web/view/layout.ts';
import { readSiteAddress } from '#packages/site-import/network/index.ts';
import { listPage } from './list-part.ts';
import { importTexts } from './messages.ts';
import { planPart } from './plan-part.ts';
import { readChoices } from './read-choices.ts';
import { receiveImport } from './receive-import.ts';
import { startPage } from './start-page.ts';
import { donePart, endedPart, importFacts, problemPart, runningPart } from './state-parts.ts';

/** Seconds between two views of the progress. */
const REFRESH_S = 5;

/** Pages of the import of an old site: its files, its plan, its progress and its result. */
export function addImportRoutes(app: Hono<AdminEnv>, services: AdminServices, imports: Imports): void {
  const { database } = services;
  const { folders } = imports;
  const start = (c: AdminContext, session: AdminSession, problems: FormProblem[], address = '') => {
    const last = folders.list()[0] ?? null;
    return c.html(startPage(viewOf(c), session, { problems, address, last }), problems.length > 0 ? 422 : 200);
  };
  const findState = (c: AdminContext): ImportState => {
    const id = c.req.param('id') ?? '';
    const state = isImportId(id) ? folders.read(id) : null;
    if (state === null) throw new HTTPException(404);
    return state;
  };
  const back = (c: AdminContext, id: string) => c.redirect(`/imports/${id}`, 303);

  app.get('/imports', (c) => {
    const session = requirePermission(c, 'import');
    if (session instanceof Response) return session;
    const open = imports.findOpen();
    return open === null ? start(c, session, []) : back(c, open.id);
  });

  for (const type of tableTypes) {
    app.get(`/imports/${type}.csv`, (c) => {
      const session = requirePermission(c, 'import');
      if (session instanceof Response) return session;
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${type}.csv"`);
      return c.body(formatTable([templateHeadings(type, viewOf(c).language)]));
    });
  }

  app.get('/imports/:id/:form{upload|address}', reopenForm('/imports', 'import'));

  app.post('/imports/:id/upload', async (c) => {
    const session = requirePermission(c, 'import');
    if (session instanceof Response) return session;
    const id = c.req.param('id');
    if (!isImportId(id) || folders.read(id) !== null) throw new HTTPException(404);
    const problems = await receiveImport(c, session, { id, imports });
    return problems.length === 0 ? back(c, id) : start(c, session, problems);
  });

  app.post('/imports/:id/address', async (c) => {
    const form = await requirePermittedForm(c, 'import');
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const id = c.req.param('id');
    if (!isImportId(id) || folders.read(id) !== null) throw new HTTPException(404);
    const entered = firstValue(fields, 'address').trim();
    const address = readSiteAddress(entered);
    const view = viewOf(c);
    if (address === null) {
      const issue = { level: 'error', field: 'address', code: 'import-address', values: { value: entered } } as const;
      return start(c, session, [{ field: 'address', text: issueText(issue, '', view.language) }], entered);
    }
    const files = firstValue(fields, 'download') === '' ? 'none' : 'download';
    const by = session.account.userName;
    const source = firstValue(fields, 'source') === 'crawl' ? 'crawl' : 'wordpress-address';
    const isCreated = imports.create({
      ...{ id, by, source, address, files: [], archives: [] },
      choices: { ...noImportChoices, files },
    });
    const { otherOpen } = importTexts[view.language];
    return isCreated ? back(c, id) : start(c, session, [{ field: '', text: otherOpen }], entered);
  });

  app.get('/imports/:id', (c) => {
    const session = requirePermission(c, 'import');
    if (session instanceof Response) return session;
    const state = findState(c);
    const view = viewOf(c);
    const refreshes = c.req.query('refresh') !== 'off';
    if (isRunning(state) && refreshes) c.header('Refresh', String(REFRESH_S));
    const body = html`${problemPart(state, view)}${importFacts(state, view)}${bodyOf(state, session, view, refreshes)}`;
    return c.html(
      adminLayout(view, { title: importTexts[view.language].phases[state.phase], body, section: 'imports' }),
    );
  });

  const bodyOf = (state: ImportState, session: AdminSession, view: View, refreshes: boolean): Html => {
    const report = isRunning(state) ? null : folders.readReport(state.id);
    const entry = state.change === null ? null : readChange(database, state.change);
    if (isRunning(state))
      return runningPart(state, { progress: imports.progressOf(state.id), refreshes }, session, view);
    if (state.phase === 'done') return donePart({ state, report, canUndo: entry?.undoable ?? false }, session, view);
    if (state.phase !== 'planned' || report === null) return endedPart(state, session, view);
    return planPart({ state, report, departments: categoriesOfDatabase(database) }, session, view);
  };

  app.get('/imports/:id/list/:name', (c) => {
    const session = requirePermission(c, 'import');
    if (session instanceof Response) return session;
    const { id } = findState(c);
    const report = folders.readReport(id);
    const view = viewOf(c);
    const page = Number(c.req.query('page')) || 1;
    const plan = report && { id, report, departments: categoriesOfDatabase(database) };
    const list = plan && listPage(plan, { name: c.req.param('name'), page }, view);
    if (list === null) throw new HTTPException(404);
    return c.html(adminLayout(view, { ...list, section: 'imports' }));
  });

  const addAction = (action: string, run: (state: ImportState, fields: Fields) => string | Promise<string>) =>
    app.post(`/imports/:id/${action}`, async (c) => {
      const form = await requirePermittedForm(c, 'import');
      if (form instanceof Response) return form;
      return c.redirect(await run(findState(c), form.fields), 303);
    });

  addAction('plan', (state, fields) => {
    imports.plan(state.id, readChoices(state, folders.readReport(state.id), fields));
    return `/imports/${state.id}`;
  });
  addAction('start', (state) => {
    const { id, choices } = state;
    if (folders.readReport(id)?.proposal === null || choices.isConfirmed) imports.start(id);
    return `/imports/${id}`;
  });
  addAction('cancel', async ({ id }) => {
    await imports.cancel(id);
    return `/imports/${id}`;
  });
  addAction('discard', ({ id }) => {
    imports.discard(id);
    return '/imports';
  });
}
