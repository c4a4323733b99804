import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { backupFolderOf } from '#campus-api/changes/leftover-files.ts';
import { fileResponse } from '#campus-api/files/file-response.ts';
import type { Draft } from '../drafts/drafts.ts';
import { requireAccount } from '../requests/access.ts';
import type { AdminContext, AdminEnv } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';

/** The file of the address, or its small picture. @throws HTTPException 404 */
export async function draftFileResponse(
  { drafts }: AdminServices,
  draft: Draft,
  { req }: Pick<AdminContext, 'req'>,
): Promise<Response> {
  const file = draft.files.find(({ key }) => key === req.param('key'));
  if (!file) throw new HTTPException(404);
  const stored = (req.query('small') !== undefined && file.preview) || (file.stored ?? file.name);
  return secureResponse(await fileResponse(dirname(drafts.pathOf(draft.id, file)), stored, req.raw));
}

/** Files of records, public or withdrawn, for logged-in accounts. */
export function addStoredFiles(app: Hono<AdminEnv>, { filesFolder }: AdminServices): void {
  app.get('/stored/:name', async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const backupFolder = backupFolderOf(filesFolder);
    const file = c.req.param('name');
    const response =
      (await fileResponse(filesFolder, file, c.req.raw)) ??
      (existsSync(backupFolder) ? await fileResponse(backupFolder, file, c.req.raw) : null);
    return secureResponse(response);
  });
}

/** Displays pictures and PDFs, and saves other files: no upload runs as a page of the admin. */
function secureResponse(response: Response | null): Response {
  if (response === null) throw new HTTPException(404);
  const isInline = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/.test(
    response.headers.get('content-type') ?? '',
  );
  response.headers.set('content-disposition', isInline ? 'inline' : 'attachment');
  response.headers.set('cache-control', 'no-store');
  return response;
}
