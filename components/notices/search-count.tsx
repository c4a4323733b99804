import { mostWords } from '@/content/messages/search-reasons';
import { formatNumber } from '@/lib/calendar/digits';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import type { SearchLabels } from './search-labels';
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
