import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { pageNumbers } from '#lib/site/notices/paging.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { LocalizedLink } from './localized-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page, without its language. */
  pathOf: (page: number) => string;
  locale: Locale;
}

/** Prev, numbered pages, Next (specification section 2); nothing for a single page. */
export function Pagination({ page, pages, pathOf, locale }: PaginationProps) {
  if (pages === 1) return null;
  const { notices } = messagesIn(locale);
  const link = (to: number, content: string, label?: string) => (
    <LocalizedLink
      path={pathOf(to)}
      locale={locale}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      rel={to === page - 1 ? 'prev' : to === page + 1 ? 'next' : undefined}
    >
      {content}
    </LocalizedLink>
  );
  return (
    <nav aria-label={notices.pages} className={styles.pagination}>
      <ul>
        {page > 1 && <li>{link(page - 1, notices.previousPage)}</li>}
        {pageNumbers(page, pages).map((number, index) => {
          if (number === null) return <li key={`gap ${index < 3 ? 'before' : 'after'}`}>…</li>;
          const text = localizeDigits(String(number), locale);
          return <li key={number}>{link(number, text, fillIn(notices.pageNumber, { page: number }, locale))}</li>;
        })}
        {page < pages && <li>{link(page + 1, notices.nextPage)}</li>}
      </ul>
    </nav>
  );
}
