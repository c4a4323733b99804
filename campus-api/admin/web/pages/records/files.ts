import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { backupFolderOf } from '#campus-api/files/leftover-files.ts';
import type { Office } from '../../admin.ts';
import { requireAccount } from '../../requests/access.ts';
import type { AdminEnv } from '../../requests/context.ts';
import { type Editor, findDraft } from './record-draft.ts';

/** Files that were sent with a draft, for whose it is. */
export function addDraftFiles(app: Hono<AdminEnv>, desk: Editor): void {
  app.get(`${desk.kind.path}/drafts/:draft/files/:key`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(desk, session, c.req.param('draft'));
    const file = draft.files.find(({ key }) => key === c.req.param('key'));
    if (!file) throw new HTTPException(404);
    const stored = (c.req.query('small') !== undefined && file.preview) || (file.stored ?? file.name);
    return sentFile(await fileResponse(dirname(desk.office.drafts.pathOf(draft.id, file)), stored, c.req.raw));
  });
}

/** Files of records, public or withdrawn, for who is logged in. */
export function addStoredFiles(app: Hono<AdminEnv>, { filesFolder }: Office): void {
  app.get('/stored/:name', async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const kept = backupFolderOf(filesFolder);
    const file = c.req.param('name');
    const found =
      (await fileResponse(filesFolder, file, c.req.raw)) ??
      (existsSync(kept) ? await fileResponse(kept, file, c.req.raw) : null);
    return sentFile(found);
  });
}

/** To look at where it is a picture or a PDF, else to save: nothing that was uploaded runs as a page of the office. */
function sentFile(response: Response | null): Response {
  if (response === null) throw new HTTPException(404);
  const isShown = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/.test(
    response.headers.get('content-type') ?? '',
  );
  response.headers.set('content-disposition', isShown ? 'inline' : 'attachment');
  response.headers.set('cache-control', 'no-store');
  return response;
}
