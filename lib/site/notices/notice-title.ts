import type { Locale } from '#content/locale.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

/** Maximum characters of a title of a window, a share or a calendar. */
const MAX_LENGTH = 110;

/** The beginning of a description, cut between words unless these are overlong. */
export const noticeTitle = (description: string): string =>
  description.length <= MAX_LENGTH ? description : `${beginningOf(description, MAX_LENGTH)} …`;

/** A notice with its description in a language, if the campus wrote it in this language too. */
export const translated = <Notice extends { description: string; translation?: string | undefined }>(
  notice: Notice,
  locale: Locale,
): Notice =>
  notice.translation && languageOf(notice.description) !== locale
    ? { ...notice, description: notice.translation }
    : notice;
