import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { searchPath } from '#lib/site/notices/addresses.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { LocalizedLink } from '../../ui/localized-link.tsx';
import styles from '../../ui/pagination.module.css';

interface YearLinksProps {
  /** The years with notices, the newest first. */
  years: readonly number[];
  department: string;
  query?: string;
  /** The year of the notices above, 0 for all. */
  current?: number;
  locale: Locale;
}

/** Links to the notices of each year of Bikram Sambat; nothing where there is a single one. */
export function YearLinks({ years, department, query = '', current = 0, locale }: YearLinksProps) {
  if (years.length < 2) return null;
  const { byYear, allYears } = messagesIn(locale).notices;
  return (
    <nav aria-label={byYear} className={styles.pagination}>
      <ul>
        <li aria-hidden="true">{byYear}:</li>
        {[0, ...years].map((year) => (
          <li key={year}>
            <LocalizedLink
              path={searchPath(department, query, { year })}
              locale={locale}
              aria-current={year === current ? 'page' : undefined}
            >
              {year === 0 ? allYears : localizeDigits(String(year), locale)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
