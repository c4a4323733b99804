import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { flashNoticeToDto, noticeToDto, paths, withdrawnNoticesPath } from '#campus-api/dto.ts';
import type { Stores } from '../stores/index.ts';
import { readSearch } from '../validation.ts';

/** Exam, Administration, Admission, Downloads (specification, section 9). */
const departments = new Set(['10', '11', '12', '13']);
const usualLimit = 7;

export function addNoticeRoutes(app: Hono, { notices }: Stores): void {
  app.get(paths.noticeSearch, (c) => c.json({ body: notices.search(readSearch(c, usualLimit)).map(noticeToDto) }));
  app.get(paths.flashNotices, (c) => c.json({ body: notices.flash().map(flashNoticeToDto) }));
  app.get(withdrawnNoticesPath, (c) => c.json({ body: notices.withdrawn() }));
  app.get(paths.notices, (c) => {
    const department = c.req.query('depId') ?? '';
    if (department === 'null') return c.json({ body: notices.all().map(noticeToDto) });
    if (!departments.has(department)) {
      throw new HTTPException(400, { message: `depId must be null or one of ${[...departments].join(', ')}.` });
    }
    return c.json({ body: notices.inDepartment(Number(department)).map(noticeToDto) });
  });
}
