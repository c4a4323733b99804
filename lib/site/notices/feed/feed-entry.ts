import 'server-only';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { formatBikramSambat, formatGregorian, toBikramSambat } from '#lib/platform/calendar/index.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attachmentPath, localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { noticePath } from '../addresses.ts';
import { noticeTitle } from '../notice-title.ts';
import { feedText } from './feed-text.ts';

/** A notice or a page for any format of feed. `url` is its permanent address and its id; `addresses` are those of its languages. */
export interface FeedEntry {
  url: string;
  addresses: readonly { url: string; language: 'en' | 'ne' }[];
  language: 'en' | 'ne';
  title: string;
  text: string;
  /** When it was published, and for a page when it was changed. */
  date: Date | null;
  changed?: Date;
  files: { url: string; type: string; length: number | null; title: string }[];
}

/** The description, followed by the last date in the language of the notice. */
function textOf({ description, lastDate }: Notice): string {
  if (!lastDate) return description;
  const language = languageOf(description);
  const bs = toBikramSambat(lastDate);
  const days = [...(bs ? [formatBikramSambat(bs, language)] : []), formatGregorian(lastDate, language)];
  return `${description}\n\n${messagesIn(language).notices.lastDate}: ${days.join(', ')}`;
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
