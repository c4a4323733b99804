import { Fragment } from 'react';
import type { Locale, Localized } from '#content/locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import type { Mark } from '#lib/site/search/highlights.ts';
import { LanguageChip } from '../../text/language-chip.tsx';
import { MarkedText } from '../../text/marked-text.tsx';
import { ReplacedChip } from '../../text/replaced-chip.tsx';
import chip from '../../ui/chip.module.css';
import { LocalizedLink } from '../../ui/localized-link.tsx';
import styles from './notice-title.module.css';

interface NoticeTitleProps {
  id: string;
  description: string;
  translation?: string | undefined;
  marks?: readonly Mark[];
  /** The names of its categories, in lists of several. */
  categories?: readonly Localized[] | undefined;
  /** The id of the notice that replaces it. */
  replacedBy?: string | undefined;
  locale: Locale;
}

const NO_MARKS: readonly Mark[] = [];

/** The title of a notice, whose link covers the row (`notice-title.module.css`), and its chips: whether it is replaced, the categories, and the language of a foreign title. */
export function NoticeTitle({
  id,
  description,
  translation,
  marks = NO_MARKS,
  categories = [],
  replacedBy,
  locale,
}: NoticeTitleProps) {
  // A search result shows the words with the matches.
  const words = marks.length > 0 ? description : descriptionIn({ description, translation }, locale);
  return (
    <>
      <LocalizedLink path={noticePath(id)} locale={locale} className={styles.link}>
        <MarkedText text={words} marks={marks} />
      </LocalizedLink>{' '}
      <ReplacedChip by={replacedBy} locale={locale} />{' '}
      {categories.map((name) => (
        <Fragment key={name.en}>
          <span lang={otherLanguageOf(name, locale) ?? undefined} className={chip.chip}>
            {name[locale]}
          </span>{' '}
        </Fragment>
      ))}
      <LanguageChip of={words} locale={locale} />
    </>
  );
}
