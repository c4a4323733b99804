import type { Visibility } from '#campus-api/web/records/record-type.ts';
import type { NoticeRecord } from './notice.ts';
import { isPublic } from './notice-form.ts';

export function visibilityOfNotice(
  { withdrawnAt, publishAt }: Pick<NoticeRecord, 'withdrawnAt' | 'publishAt'>,
  now = new Date(),
): Visibility {
  if (withdrawnAt) return { state: 'withdrawn' };
  return publishAt && !isPublic({ publishAt }, now) ? { state: 'scheduled', at: publishAt } : { state: 'public' };
}
