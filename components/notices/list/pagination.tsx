import type { MouseEvent } from 'react';
import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/i18n/digits.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { pageNumbers } from '#lib/notices/paging.ts';
import { LocalizedLink } from '../../ui/localized-link.tsx';
import type { NoticeLabels } from './notice-row.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page, without its language. */
  pathOf: (page: number) => string;
  /** Takes the place of following the link, in the browser. */
  onGo?: (page: number, event: MouseEvent) => void;
  locale: Locale;
  labels: NoticeLabels['notices'];
}

/** Prev, numbered pages, Next (specification section 2); nothing for a single page. */
export function Pagination({ page, pages, pathOf, onGo, locale, labels }: PaginationProps) {
  if (pages === 1) return null;
  const link = (to: number, content: string, label?: string) => (
    <LocalizedLink
      path={pathOf(to)}
      locale={locale}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      rel={to === page - 1 ? 'prev' : to === page + 1 ? 'next' : undefined}
      onClick={onGo && ((event) => onGo(to, event))}
    >
      {content}
    </LocalizedLink>
  );
  return (
    <nav aria-label={labels.pages} className={styles.pagination}>
      <ul>
        {page > 1 && <li>{link(page - 1, labels.previousPage)}</li>}
        {pageNumbers(page, pages).map((number, index) => {
          if (number === null) return <li key={`gap ${index < 3 ? 'before' : 'after'}`}>…</li>;
          const text = localizeDigits(String(number), locale);
          return <li key={number}>{link(number, text, fillIn(labels.pageNumber, { page: number }, locale))}</li>;
        })}
        {page < pages && <li>{link(page + 1, labels.nextPage)}</li>}
      </ul>
    </nav>
  );
}
