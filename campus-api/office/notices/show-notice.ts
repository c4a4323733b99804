import { parseAdDate } from '#lib/calendar/index.ts';
import type { NoticeRecord } from '../../records.ts';
import { showDepartments } from '../departments.ts';
import { showDay } from '../read-day.ts';

/** A notice in a few lines. */
export function showNotice({ id, description, createdDate, lastDate, departmentIds, files }: NoticeRecord): string {
  const days = [showDate(createdDate), lastDate && `last date ${showDate(lastDate)}`].filter(Boolean).join(', ');
  const names = files.map(({ original }) => `\n     file: ${original}`).join('');
  return `${String(id).padStart(4)} ${days}, ${showDepartments(departmentIds)}\n     ${description}${names}`;
}

function showDate(text: string): string {
  const date = parseAdDate(text.slice(0, 10));
  return date ? showDay(date) : text;
}
