import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { paths } from '#campus-api/api/dto.ts';
import type { Stores } from '#campus-api/records/stores.ts';
import { fileResponse } from './file-response.ts';

export function addFileRoutes(app: Hono, { notices }: Stores, folder: string): void {
  app.get(`${paths.files}/:fileName`, async (c) => {
    const name = c.req.param('fileName');
    const response = notices.hidesFile(name) ? null : await fileResponse(folder, name, c.req.raw);
    if (response === null) throw new HTTPException(404, { message: 'There is no such file.' });
    return response;
  });
}
