import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { formatBothCalendars } from '#packages/nepali/calendar/index.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

export const noticeUrl = (id: string, language: Locale): string => absoluteUrl(localPath(noticePath(id), language));

const cutText = (text: string, limit: number) => (text.length <= limit ? text : `${beginningOf(text, limit - 2)} …`);

/** A notice as a message of at most `limit` UTF-16 code units: its text, its closing date in both calendars, and its address. */
export function writeNotice(notice: Notice, limit: number): string {
  const language = languageOf(notice.description);
  const { notices } = messagesIn(language);
  const end = [
    ...(notice.lastDate === null ? [] : [`${notices.lastDate}: ${formatBothCalendars(notice.lastDate, language)}`]),
    noticeUrl(notice.id, language),
  ].join('\n');
  const text = notice.description.replaceAll(/\r\n?/g, '\n').trim();
  return `${cutText(text, limit - end.length - 2)}\n\n${end}`;
}
