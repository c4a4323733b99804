import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fileResponse } from '../files/file-response.ts';
import { paths } from '../wire.ts';

export function addFileRoutes(app: Hono, folder: string): void {
  app.get(`${paths.files}/:fileName`, async (c) => {
    const response = await fileResponse(folder, c.req.param('fileName'), c.req.raw);
    if (response === null) throw new HTTPException(404, { message: 'There is no such file.' });
    return response;
  });
}
