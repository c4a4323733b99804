import type { Locale } from '#content/locale.ts';
import { mailSubscription, noticeMails as mailTexts } from '#content/messages/follow.ts';
import { categoryAt, type NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';

/** The names of what a reader follows, for a sentence. */
export function describeChoices(
  { departments, words, hasNumber }: { departments: readonly string[]; words: readonly string[]; hasNumber: boolean },
  categories: readonly NoticeCategory[],
  language: Locale,
): string[] {
  return [
    ...departments.map((address) =>
      address === 'all'
        ? mailSubscription.allNotices[language]
        : oneLine(categoryAt(categories, currentCategory(address)).heading[language]),
    ),
    ...words.map((phrase) => fillIn(mailTexts.phrase[language], { phrase }, language)),
    ...(hasNumber ? [mailTexts.number[language]] : []),
  ];
}
