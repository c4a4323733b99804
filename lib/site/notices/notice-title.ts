import type { Locale, Localized } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

/** Maximum characters of a title of a window, a share or a calendar. */
const MAX_LENGTH = 110;

/** The beginning of a description, cut between words unless these are overlong. */
export const noticeTitle = (description: string): string =>
  description.length <= MAX_LENGTH ? description : `${beginningOf(description, MAX_LENGTH)} …`;

/** Maximum characters of a heading, which is a sentence. */
const MAX_HEADING = 160;

/** The heading of the page of a notice: its whole description, or the beginning of a long one or one with lines or links. */
export const noticeHeading = (description: string): string =>
  description.length <= MAX_HEADING && !/\n|:\/\/|@/.test(description) ? description : noticeTitle(description);

/** The words of a notice, and those in the other language. */
interface NoticeWords {
  description: string;
  translation?: string | undefined;
}

/** The description of a notice in a language, if the campus wrote it in this language too; else as the campus wrote it. */
export const descriptionIn = ({ description, translation }: NoticeWords, locale: Locale): string =>
  translation && languageOf(description) !== locale ? translation : description;

/** The title of a notice in a language. */
export const titleIn = (notice: NoticeWords, locale: Locale): string => noticeTitle(descriptionIn(notice, locale));

/** The title of a notice in both languages. */
export const titlesOf = (notice: NoticeWords): Localized => ({ en: titleIn(notice, 'en'), ne: titleIn(notice, 'ne') });

/** The name of a publication in both languages. */
export const publicationTitles = (publication: Publication): Localized => ({
  en: publication.description,
  ne: inLanguage(publication, 'ne').description,
});

/** A notice with its description in a language. */
export const translated = <Notice extends NoticeWords>(notice: Notice, locale: Locale): Notice => ({
  ...notice,
  description: descriptionIn(notice, locale),
});
