import type { Hono } from 'hono';
import { requireAccount } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, type View } from '../view/layout.ts';
import { readReport } from '../view/results.ts';
import { waitingList } from './approvals.ts';
import { addDraftFiles } from './files.ts';
import { addFormRoutes } from './form.ts';
import { addPublishRoutes } from './publish.ts';
import type { Editor } from './record-draft.ts';
import type { RecordType } from './record-type.ts';
import { addRemovalRoutes } from './removal.ts';
import { addSentDraftRoute } from './sent-draft.ts';
import { recordSiteLink } from './site-link.ts';
import { reportPart } from './undo-form.ts';
import { addVersionRoutes } from './versions.ts';

/** The pages of one type of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<AdminEnv>, services: AdminServices, recordType: RecordType): void {
  const editor: Editor = { services, recordType };
  addListRoute(app, editor);
  addFormRoutes(app, editor);
  addSentDraftRoute(app, editor);
  addPublishRoutes(app, editor);
  addDraftFiles(app, editor);
  addRemovalRoutes(app, editor);
  addVersionRoutes(app, editor);
}

function addListRoute(app: Hono<AdminEnv>, { services, recordType }: Editor): void {
  const { path, section } = recordType;
  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { title, newOne } = recordType.headings(view.language);
    const query = new URL(c.req.url).searchParams;
    const status = reportOf(view, services, recordType, query);
    const action = !recordType.isFixed && html`<a class="button main" href="${path}/new">${newOne}</a>`;
    // After a publication the record itself, if visitors see it.
    const record = Number(query.get('record'));
    const link = (status !== '' && record > 0 && recordSiteLink(services, recordType, view, record)) || null;
    const body = html`${link ?? recordSiteLink(services, recordType, view, null)}${waitingList(services, session, view, recordType.name)}${recordType.list(view, services, query)}`;
    return c.html(adminLayout(view, { title, action, body, section, status }));
  });
}

/** The report of the last change; for a scheduled record with its current time. */
function reportOf(
  view: View,
  services: AdminServices,
  { visibility }: RecordType,
  query: URLSearchParams,
): Html | string {
  const report = readReport(query, view.messages);
  if (report === null) return '';
  const record = visibility?.(services, Number(query.get('record')));
  if (record?.state === 'scheduled') return reportPart(services.database, view, report, moment(record.at, view));
  return reportPart(services.database, view, report.name === 'scheduled' ? { ...report, name: 'published' } : report);
}
