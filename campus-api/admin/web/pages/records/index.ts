import type { Hono } from 'hono';
import type { Office } from '../../admin.ts';
import type { Kind } from '../../record-types/record-type.ts';
import { requireAccount } from '../../requests/access.ts';
import { type AdminEnv, viewOf } from '../../requests/context.ts';
import { readReport, reportText } from '../../results.ts';
import { moment } from '../../view/days.ts';
import { html } from '../../view/html.ts';
import { layout, type View } from '../../view/layout.ts';
import { addDraftFiles } from './files.ts';
import { addFormRoutes } from './form.ts';
import { addPublishRoutes } from './publish.ts';
import type { Editor } from './record-draft.ts';
import { addRemovalRoutes } from './removal.ts';
import { addSentDraftRoute } from './sent-draft.ts';

/** The pages of one kind of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<AdminEnv>, office: Office, kind: Kind): void {
  const desk: Editor = { office, kind };
  addListRoute(app, desk);
  addFormRoutes(app, desk);
  addSentDraftRoute(app, desk);
  addPublishRoutes(app, desk);
  addDraftFiles(app, desk);
  addRemovalRoutes(app, desk);
}

function addListRoute(app: Hono<AdminEnv>, { office, kind }: Editor): void {
  const { path, section } = kind;
  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { title, newOne } = kind.words(view.words);
    const query = new URL(c.req.url).searchParams;
    const said = reportOf(view, office, kind, query);
    const body = html`${!kind.isFixed && html`<p class="actions"><a class="button main" href="${path}/new">${newOne}</a></p>`}${kind.list(view, office, query)}`;
    return c.html(layout(view, { title, body, section, said }));
  });
}

/** The report of what was just done; for a scheduled record with the time that it has by now. */
function reportOf(view: View, office: Office, { visibility }: Kind, query: URLSearchParams): string {
  const report = readReport(query, view.words);
  if (report === null) return '';
  const record = visibility?.(office, Number(query.get('record')));
  if (record?.state === 'scheduled') return reportText(view, report, moment(record.at, view));
  return reportText(view, report.name === 'scheduled' ? { ...report, name: 'published' } : report);
}
