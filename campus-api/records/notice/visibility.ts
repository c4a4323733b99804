import { type Visibility, visibilityOf } from '#campus-api/model/times.ts';
import type { NoticeRecord } from './notice.ts';

export const visibilityOfNotice = (
  { withdrawnAt, ...times }: Pick<NoticeRecord, 'withdrawnAt' | 'publishAt' | 'withdrawAt'>,
  now = new Date(),
): Visibility => (withdrawnAt ? { state: 'withdrawn' } : visibilityOf(times, now));

export const isWithdrawn = (notice: NoticeRecord): boolean => visibilityOfNotice(notice).state === 'withdrawn';
