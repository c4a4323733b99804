import type { SWRResponse } from 'swr';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import { isTooLong } from '#lib/search/query-text.ts';
import type { FoundNotices } from '#lib/site-search/search-notices.ts';
import { Loading } from '../ui/loading.tsx';
import { NoticePage } from './notice-page.tsx';
import { SearchCount } from './search-count.tsx';
import { SearchFailure } from './search-failure.tsx';
import type { SearchLabels } from './search-labels.ts';

interface SearchResultsProps {
  answer: SWRResponse<FoundNotices>;
  department: Department;
  query: string;
  heading: string;
  locale: Locale;
  labels: SearchLabels;
  onGo: (page: number) => void;
}

/** What the browser has asked for: the answer, the one before it while the next is on its way, or why there is none. */
export function SearchResults({ answer, department, query, heading, locale, labels, onGo }: SearchResultsProps) {
  const { data, error, isLoading, mutate } = answer;
  const failed = error !== undefined && !isLoading;
  if (isTooLong(query)) return <SearchFailure message={labels.search.tooLong} />;
  return (
    <>
      {isLoading && <Loading label={labels.states.loading} />}
      <SearchCount
        query={query}
        total={isLoading || failed ? null : (data?.total ?? null)}
        isPartial={data?.hasAllWords === false}
        locale={locale}
        labels={labels}
      />
      {failed && (
        <SearchFailure message={labels.search.failed} retry={{ label: labels.search.retry, run: () => mutate() }} />
      )}
      {data && !failed && (
        <NoticePage
          found={data}
          caption={heading}
          department={department}
          pathOf={(page) => searchPath(department, query, page)}
          onGo={onGo}
          locale={locale}
          labels={labels}
        />
      )}
    </>
  );
}
