import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { partialMatch } from '#content/messages/search.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import styles from './search-results.module.css';

interface SearchCountProps {
  query: string;
  total: number;
  /** The year that is searched, by default all. */
  year?: number;
  /** Whether no notice has all words of the query. */
  isPartial: boolean;
  locale: Locale;
}

/** The number of notices in the results of a search. */
export function SearchCount({ query, total, year = 0, isPartial, locale }: SearchCountProps) {
  const { notices, search } = messagesIn(locale);
  const sentence = total === 0 ? search.foundNone : total === 1 ? search.foundOne : search.foundMany;
  const ofYear = year !== 0 && fillIn(notices.ofYear, { year }, locale);
  const count = formatNumber(total, locale);
  return (
    <p role="status" className={styles.count}>
      {query === '' ? `${ofYear}: ${count}` : fillIn(sentence, { count, query }, locale)}
      {query !== '' && ofYear && `\u00a0· ${ofYear}`}
      {isPartial && `\u00a0· ${partialMatch[locale]}`}
    </p>
  );
}
