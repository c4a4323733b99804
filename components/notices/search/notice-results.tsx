import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { searchPath } from '#lib/site/notices/addresses.ts';
import type { NoticeSearchResults } from '#lib/site/site-search/search-notices.ts';
import { NoticeList } from '../list/notice-list.tsx';
import { YearLinks } from '../list/year-links.tsx';
import { SearchCount } from './search-count.tsx';

interface NoticeResultsProps {
  results: NoticeSearchResults;
  category: NoticeCategory;
  query: string;
  year: number;
  /** The years with notices of the category. */
  years: readonly number[];
  locale: Locale;
}

/** The results of a search: the number of notices, and one page of them. */
export function NoticeResults({ results, category, query, year, years, locale }: NoticeResultsProps) {
  return (
    <>
      <SearchCount {...{ query, year, locale }} total={results.total} isPartial={results.hasAllWords === false} />
      <NoticeList
        results={results}
        caption={category.heading[locale]}
        empty={messagesIn(locale).states.noData}
        department={category.address}
        kind={category.kind}
        pathOf={(number) => searchPath(category.address, query, { page: number, year })}
        locale={locale}
      />
      <YearLinks {...{ years, query, locale }} department={category.address} current={year} />
    </>
  );
}
