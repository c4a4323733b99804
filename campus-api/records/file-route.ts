import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type ApiCall, paths } from '#campus-api/api/call.ts';
import { fileResponse } from '#campus-api/files/file-response.ts';
import type { createHiddenFiles } from './hidden-files.ts';

export function addFileRoutes(
  app: Hono,
  { hiddenFiles }: { hiddenFiles: ReturnType<typeof createHiddenFiles> },
  folder: string,
): void {
  app.get(`${paths.files}/:fileName`, async (c) => {
    const name = c.req.param('fileName');
    const response = hiddenFiles.hides(name) ? null : await fileResponse(folder, name, c.req.raw);
    if (response === null) throw new HTTPException(404, { message: 'There is no such file.' });
    return response;
  });
}

export const fileCalls: readonly ApiCall[] = [
  {
    path: `${paths.files}/{fileName}`,
    method: 'get',
    summary: 'A stored file, or the part of it that Range requests',
    parameters: { fileName: { in: 'path', required: true, schema: z.string() } },
    reply: null,
    refusals: { 404: 'There is no such file', 416: 'The file is shorter than the range' },
  },
];
