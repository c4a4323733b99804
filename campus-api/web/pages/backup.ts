import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { failureProblems } from '../view/change-page.ts';
import { chooserText, sendingForm } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { readReport, reportText } from '../view/results.ts';
import { serverFold } from '../view/section.ts';
import { addRestoreRoutes } from './restore.ts';

/** Download and restore of back-ups. */
export function addBackupRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, settings, draftsFolder } = services;
  const page = (c: AdminContext, session: AdminSession, problems: { field: string; text: string }[]) => {
    const view = viewOf(c);
    const { backup } = view.messages;
    const body = html`${problemList(view.messages, problems)}<section class="panel"><p>${backup.what}</p><p>${backup.secret}</p>
<form method="post" action="/backup" class="actions">${tokenField(session)}<button class="main">${backup.get}</button></form></section>
<section class="panel"><h2>${backup.restoreTitle}</h2><p>${backup.restore}</p>
<form method="post" action="/backup/restore/${newId()}"${sendingForm(view)} class="narrow">${tokenField(session)}
<div class="field"><label for="archive">${backup.file}</label><input id="archive" type="file" name="files" accept=".tar,application/x-tar"${chooserText(view, false)}></div>
<p class="actions"><button>${backup.look}</button></p></form>
${serverFold(html`${backup.restoreElsewhere} <code>npm run campus-api -- restore ${backup.fileName}</code>`, view)}</section>`;
    const report = readReport(new URL(c.req.url).searchParams, view.messages);
    const status = report ? reportText(view, report) : '';
    return c.html(adminLayout(view, { title: backup.title, body, section: 'backup', status }));
  };
  addRestoreRoutes(app, services, page);

  app.get('/backup', (c) => {
    const session = requirePermission(c, 'backup');
    return session instanceof Response ? session : page(c, session, []);
  });

  app.post('/backup', async (c) => {
    const form = await requirePermittedForm(c, 'backup');
    if (form instanceof Response) return form;
    const folder = mkdtempSync(join(draftsFolder, 'backup-'));
    const clear = () => rmSync(folder, { recursive: true, force: true });
    try {
      const file = join(folder, 'campus.tar');
      await backupCommand.run(settings.campus, [file]);
      recordEvent(database, { by: form.session.account.userName, action: 'download', subject: { kind: 'backup' } });
      c.header('Content-Type', 'application/x-tar');
      c.header('Content-Length', String(statSync(file).size));
      c.header('Content-Disposition', `attachment; filename="campus-${nepalDate(new Date())}.tar"`);
      return stream(c, async (output) => {
        try {
          for await (const chunk of createReadStream(file)) await output.write(chunk);
        } finally {
          clear();
        }
      });
    } catch (error) {
      clear();
      return page(c, form.session, failureProblems(error, {}, viewOf(c)));
    }
  });
}
