import 'server-only';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { attachmentPath, localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { type AdDate, formatBikramSambat, formatGregorian, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { noticePath } from '../addresses.ts';
import { closingTimeText } from '../closing-time.ts';
import { bodyIn } from '../notice-body.ts';
import { noticeTitle } from '../notice-title.ts';
import { feedText } from './feed-text.ts';

/** A notice or a page for any format of feed. `url` is its permanent address and its id; `addresses` are those of its languages. */
export interface FeedEntry {
  url: string;
  addresses: readonly { url: string; language: 'en' | 'ne' }[];
  language: 'en' | 'ne';
  title: string;
  text: string;
  /** When it was published, and when it was changed. */
  date: Date | null;
  changed?: Date;
  files: { url: string; type: string; length: number | null; title: string }[];
}

/** The description, the update, the closing date and the body, in the language of the notice. */
function textOf(notice: Notice): string {
  const { description, lastDate, closingTime, contact, update, replacedBy } = notice;
  const language = languageOf(description);
  const { notices } = messagesIn(language);
  const daysOf = (day: AdDate) => {
    const bs = toBikramSambat(day);
    return [...(bs ? [formatBikramSambat(bs, language)] : []), formatGregorian(day, language)];
  };
  const closing = !replacedBy &&
    lastDate && [...daysOf(lastDate), ...(closingTime ? [closingTimeText(closingTime, language)] : [])];
  return [
    description,
    replacedBy && `${notices.replacedBy} ${absoluteUrl(noticePath(replacedBy))}`,
    update && `${fillIn(notices.updatedOn, { day: daysOf(update.day).join(', ') }, language)} ${update.note}`,
    closing && `${notices.lastDate}: ${closing.join(', ')}`,
    contact && `${notices.contact}: ${contact}`,
    plainWords(bodyIn(notice, language)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** When it was changed: the instant, if the campus API sends it, else the day of its update. */
function changeOf({ updatedAt, update }: Notice): Pick<FeedEntry, 'changed'> {
  if (updatedAt) return { changed: new Date(updatedAt) };
  return update ? { changed: new Date(`${update.day}T00:00:00+05:45`) } : {};
}

export async function toFeedEntry(notice: Notice): Promise<FeedEntry> {
  const path = noticePath(notice.id);
  const files = await sizeAttachments(notice.attachments);
  return {
    url: absoluteUrl(path),
    addresses: locales.map((language) => ({ url: absoluteUrl(localPath(path, language)), language })),
    language: languageOf(notice.description),
    title: feedText(noticeTitle(notice.description)),
    text: feedText(textOf(notice)),
    ...changeOf(notice),
    date: notice.createdAt === null ? null : new Date(notice.createdAt),
    files: files.map((file) => ({
      url: absoluteUrl(attachmentPath(file)),
      type: contentTypeOf(file.fileName).type,
      length: file.bytes,
      title: feedText(file.downloadName),
    })),
  };
}

/** The title of a feed in both languages, as there is one feed for all readers. */
export function feedTitle({ id, name }: NoticeCategory, campusName: string): string {
  return id === null ? campusName : `${[...new Set([name.en, name.ne])].join(' · ')} – ${campusName}`;
}
