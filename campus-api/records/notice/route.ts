import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type ApiCall, paths, searchParameters, wrongQuery } from '#campus-api/api/call.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import { inBody, replyId } from '#campus-api/api/replies.ts';
import { fixedCategories } from '#content/routes.ts';
import { readCategories } from '../site-document/categories.ts';
import type { SiteStore } from '../site-document/store.ts';
import { noticeReply, noticeToReply, type WithdrawnNoticeRecord } from './notice.ts';
import type { NoticeStore } from './store.ts';

const usualLimit = 7;

/** Not part of the contract. */
export const withdrawnNoticesPath = '/notice/withdrawn';

export function addNoticeRoutes(app: Hono, { notices, site }: { notices: NoticeStore; site: SiteStore }): void {
  app.get(paths.noticeSearch, (c) => c.json({ body: notices.search(readSearch(c, usualLimit)).map(noticeToReply) }));
  app.get(withdrawnNoticesPath, (c) => c.json({ body: notices.withdrawn().map(withdrawnToReply) }));
  app.get(paths.notices, (c) => {
    const department = c.req.query('depId') ?? '';
    if (department === 'null') return c.json({ body: notices.all().map(noticeToReply) });
    const ids = readCategories(site).map(({ id }) => id);
    const id = ids.find((each) => String(each) === department);
    if (id === undefined) throw new HTTPException(400, { message: `depId must be null or one of ${ids.join(', ')}.` });
    return c.json({ body: notices.inDepartment(id).map(noticeToReply) });
  });
}

const withdrawnToReply = ({ reason, ...notice }: WithdrawnNoticeRecord) => ({ ...notice, ...(reason && { reason }) });

export const noticeCalls: readonly ApiCall[] = [
  {
    path: paths.noticeSearch,
    method: 'get',
    summary: 'Notices, newest first, by their text or letter number',
    parameters: searchParameters(usualLimit),
    reply: inBody(z.array(noticeReply)),
    refusals: wrongQuery,
  },
  {
    path: paths.notices,
    method: 'get',
    summary: 'A whole category of notices, newest first; null for all notices',
    parameters: {
      depId: {
        in: 'query',
        required: true,
        description: `${Object.entries(fixedCategories)
          .map(([address, id]) => `${id} ${address}`)
          .join(', ')}; a campus can add others (the document notice-categories)`,
        schema: z.string().regex(/^(?:null|[1-9]\d{0,5})$/),
      },
    },
    reply: inBody(z.array(noticeReply)),
    refusals: wrongQuery,
  },
  {
    path: withdrawnNoticesPath,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the withdrawn notices that were public. Their pages return 410 and link the notice that replaces them; if this call returns 404, withdrawn notices are Not Found',
    reply: inBody(
      z.array(
        z.strictObject({
          id: replyId,
          replacedBy: z
            .int()
            .nullable()
            .meta({ description: 'The id of a public notice that replaces it; null for none' }),
          reason: z.string().optional().meta({ description: 'Why it was withdrawn' }),
        }),
      ),
    ),
  },
];
