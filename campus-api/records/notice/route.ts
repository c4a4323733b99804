import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { flashNoticeToDto, noticeToDto, paths, withdrawnNoticesPath } from '#campus-api/api/dto.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import type { Stores } from '../stores.ts';
import { readCategories } from './categories.ts';

const usualLimit = 7;

export function addNoticeRoutes(app: Hono, { notices, site }: Stores): void {
  app.get(paths.noticeSearch, (c) => c.json({ body: notices.search(readSearch(c, usualLimit)).map(noticeToDto) }));
  app.get(paths.flashNotices, (c) => c.json({ body: notices.flash().map(flashNoticeToDto) }));
  app.get(withdrawnNoticesPath, (c) => c.json({ body: notices.withdrawn() }));
  app.get(paths.notices, (c) => {
    const department = c.req.query('depId') ?? '';
    if (department === 'null') return c.json({ body: notices.all().map(noticeToDto) });
    const ids = readCategories(site).map(({ id }) => id);
    const id = ids.find((each) => String(each) === department);
    if (id === undefined) throw new HTTPException(400, { message: `depId must be null or one of ${ids.join(', ')}.` });
    return c.json({ body: notices.inDepartment(id).map(noticeToDto) });
  });
}
