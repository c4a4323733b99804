import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { searchPath } from '#lib/site/notices/addresses.ts';
import type { NoticeSearchResults } from '#lib/site/site-search/search-notices.ts';
import { NoticeList } from '../list/notice-list.tsx';
import { SearchCount } from './search-count.tsx';

interface NoticeResultsProps {
  results: NoticeSearchResults;
  category: NoticeCategory;
  query: string;
  locale: Locale;
}

/** The results of a search: the number of notices, and one page of them. */
export function NoticeResults({ results, category, query, locale }: NoticeResultsProps) {
  return (
    <>
      <SearchCount query={query} total={results.total} isPartial={results.hasAllWords === false} locale={locale} />
      <NoticeList
        results={results}
        caption={category.heading[locale]}
        empty={messagesIn(locale).states.noData}
        department={category.address}
        kind={category.kind}
        pathOf={(number) => searchPath(category.address, query, number)}
        locale={locale}
      />
    </>
  );
}
