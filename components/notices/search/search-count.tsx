import type { Locale } from '#content/locale.ts';
import { mostWords } from '#content/messages/search-reasons.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { SearchLabels } from './search-labels.ts';
import styles from './search-results.module.css';

interface SearchCountProps {
  query: string;
  /** Null while it is not known. */
  total: number | null;
  /** Where no notice has all words of the query. */
  isPartial?: boolean;
  locale: Locale;
  labels: SearchLabels;
}

/** How many notices a search has found; the place stays, so that a new count is announced (WCAG 4.1.3). */
export function SearchCount({ query, total, isPartial = false, locale, labels: { search } }: SearchCountProps) {
  const sentence = total === 0 ? search.foundNone : total === 1 ? search.foundOne : search.found;
  const count = total === null || query === '' ? null : formatNumber(total, locale);
  return (
    <p role="status" className={styles.count}>
      {count && fillIn(sentence, { count, query }, locale)}
      {count && isPartial && ` ${mostWords[locale]}`}
    </p>
  );
}
