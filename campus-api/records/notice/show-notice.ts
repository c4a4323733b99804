import { optionalLines } from '#campus-api/model/field-options.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';

/** A notice as lines of text; `categories`: addresses by id. */
export function showNotice(notice: NoticeRecord, categories: ReadonlyMap<number, string>): string {
  const {
    id,
    description,
    createdDate,
    lastDate,
    departmentIds,
    files,
    publishAt,
    withdrawnAt,
    replacedBy,
    withdrawalReason,
  } = notice;
  const states = [
    showDate(createdDate),
    ...optionalLines(noticeFields, notice, 'en').map(([label, text]) => `${label.toLowerCase()} ${text}`),
    lastDate && `last date ${showDate(lastDate)}`,
    withdrawnAt && 'withdrawn',
    withdrawalReason && `reason: ${withdrawalReason}`,
    replacedBy && `replaced by notice ${replacedBy}`,
    publishAt && publishAt > nepalTime(new Date()) && `not public before ${publishAt.slice(11, 16)}`,
  ];
  const days = states.filter(Boolean).join(', ');
  const names = files.map(({ original }) => `\n     file: ${original}`).join('');
  return `${String(id).padStart(4)} ${days}, ${departmentIds.map((each) => categories.get(each) ?? each).join(', ')}\n     ${description}${names}`;
}

function showDate(text: string): string {
  const date = parseAdDate(text.slice(0, 10));
  return date ? showDay(date) : text;
}
