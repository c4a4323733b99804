import { nepalDate } from '#lib/platform/calendar/index.ts';
import type { FlashNoticeRecord } from '../flash-notice/flash-notice.ts';
import type { NoticeRecord } from './notice.ts';
import { isPublic } from './notice-form.ts';

/** Whether visitors see a record: not if it is withdrawn or over, and not before `at`. */
export type Visibility = { state: 'public' | 'withdrawn' | 'over' } | { state: 'scheduled'; at: string };

export function visibilityOfNotice(
  { withdrawnAt, publishAt }: Pick<NoticeRecord, 'withdrawnAt' | 'publishAt'>,
  now = new Date(),
): Visibility {
  if (withdrawnAt) return { state: 'withdrawn' };
  return publishAt && !isPublic({ publishAt }, now) ? { state: 'scheduled', at: publishAt } : { state: 'public' };
}

export function visibilityOfFlashNotice(
  { lastDate }: Pick<FlashNoticeRecord, 'lastDate'>,
  now = new Date(),
): Visibility {
  return { state: lastDate !== null && lastDate < nepalDate(now) ? 'over' : 'public' };
}
