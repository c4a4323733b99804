import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, paths } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { flashNoticeReply, flashNoticeToReply } from './flash-notice.ts';
import type { FlashNoticeStore } from './store.ts';

export function addFlashNoticeRoutes(app: Hono, { flashNotices }: { flashNotices: FlashNoticeStore }): void {
  app.get(paths.flashNotices, (c) => c.json({ body: flashNotices.all().map(flashNoticeToReply) }));
}

export const flashNoticeCalls: readonly ApiCall[] = [
  {
    path: paths.flashNotices,
    method: 'get',
    summary: 'Notices shown over every page, newest first; fileName is the picture',
    reply: inBody(z.array(flashNoticeReply)),
  },
];
