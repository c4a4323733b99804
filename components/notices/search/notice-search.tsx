import type { ReactNode } from 'react';
import { LiveRegion } from '#components/ui/live-region.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath, NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import styles from '../../ui/query-box.module.css';
import { QueryBox } from '../../ui/query-box.tsx';

interface NoticeSearchProps {
  department: string;
  /** The query, empty for a list. */
  query: string;
  /** The year that is searched, by default all. */
  year?: number;
  locale: Locale;
  /** The list, or the results. */
  children: ReactNode;
}

/** The search box above a list or results: an ordinary form, which searches in place while the visitor types (`controls/notice-search.ts`). */
export function NoticeSearch({ department, query, year = 0, locale, children }: NoticeSearchProps) {
  const { search } = messagesIn(locale);
  return (
    <>
      <div role="search" data-script="notice-search">
        <form action={localPath(NOTICE_SEARCH, locale)} className={`${styles.box} ${styles.inLine}`}>
          {department !== 'all' && <input type="hidden" name="department" value={department} />}
          {year !== 0 && <input type="hidden" name="year" value={year} />}
          <QueryBox
            id="notice-search"
            name="q"
            type="search"
            defaultValue={query || undefined}
            maxLength={MAX_QUERY_LENGTH}
            label={search.label}
            isLabelHidden
            placeholder={search.placeholder}
            button={search.button}
          />
        </form>
      </div>
      <div tabIndex={-1}>
        <LiveRegion />
        <div data-results="">{children}</div>
      </div>
    </>
  );
}
