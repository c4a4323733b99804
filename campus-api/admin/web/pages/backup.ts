import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { backupCampus } from '../../backup/backup-campus.ts';
import { recordEvent } from '../../changes/record-event.ts';
import type { Office } from '../admin.ts';
import { failureProblems } from '../change-page.ts';
import { needPermission, needPermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { readReport, reportText } from '../results.ts';
import { newId, type Session } from '../sessions.ts';
import { html } from '../view/html.ts';
import { layout, problemList, tokenField } from '../view/layout.ts';
import { addRestoreRoutes } from './restore.ts';

/** The campus as one file to keep elsewhere, and such a file in its place. */
export function addBackupRoutes(app: Hono<AdminEnv>, office: Office): void {
  const { database, settings, draftsFolder } = office;
  const page = (c: AdminContext, session: Session, problems: { field: string; text: string }[]) => {
    const view = viewOf(c);
    const { backup } = view.words;
    const body = html`${problemList(view.words, problems)}<section class="panel"><p>${backup.what}</p><p>${backup.secret}</p>
<form method="post" action="/backup" class="actions">${tokenField(session)}<button class="main">${backup.get}</button></form></section>
<section class="panel"><h2>${backup.restoreTitle}</h2><p>${backup.restore}</p>
<form method="post" action="/backup/restore/${newId()}" enctype="multipart/form-data" class="narrow">${tokenField(session)}
<div class="field"><label for="archive">${backup.file}</label><input id="archive" type="file" name="files" accept=".tar,application/x-tar"></div>
<p class="actions"><button>${backup.look}</button></p></form>
<p class="soft">${backup.restoreElsewhere} <code>npm run campus-api -- restore ${backup.fileName}</code></p></section>`;
    const report = readReport(new URL(c.req.url).searchParams, view.words);
    const said = report ? reportText(view, report) : '';
    return c.html(layout(view, { title: backup.title, body, section: 'backup', said }));
  };
  addRestoreRoutes(app, office, page);

  app.get('/backup', (c) => {
    const session = needPermission(c, 'backup');
    return session instanceof Response ? session : page(c, session, []);
  });

  app.post('/backup', async (c) => {
    const form = await needPermittedForm(c, 'backup');
    if (form instanceof Response) return form;
    const folder = mkdtempSync(join(draftsFolder, 'backup-'));
    const clear = () => rmSync(folder, { recursive: true, force: true });
    try {
      const file = join(folder, 'campus.tar');
      await backupCampus.run({ port: 0, host: '', options: settings.campus }, [file]);
      recordEvent(database, { by: form.session.account.userName, action: 'download', subject: { kind: 'backup' } });
      c.header('Content-Type', 'application/x-tar');
      c.header('Content-Length', String(statSync(file).size));
      c.header('Content-Disposition', `attachment; filename="campus-${new Date().toISOString().slice(0, 10)}.tar"`);
      return stream(c, async (output) => {
        try {
          for await (const piece of createReadStream(file)) await output.write(piece);
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
