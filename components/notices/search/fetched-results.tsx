import useSWR from 'swr';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import { isTooLong } from '#lib/search/query-text.ts';
import { askNotices, noticesAddress } from '#lib/site-search/ask-notices.ts';
import { Loading } from '../../ui/loading.tsx';
import { NoticeList } from '../list/notice-list.tsx';
import { SearchCount } from './search-count.tsx';
import { SearchFailure } from './search-failure.tsx';
import type { SearchLabels } from './search-labels.ts';

export interface FetchedResultsProps {
  department: Department;
  query: string;
  page: number;
  heading: string;
  locale: Locale;
  labels: SearchLabels;
  onGo: (page: number) => void;
}

/** The results that the browser fetches while the visitor types; until new ones come, the ones before stay. */
export function FetchedResults({ department, query, page, heading, locale, labels, onGo }: FetchedResultsProps) {
  const { data, error, isLoading, mutate } = useSWR(noticesAddress({ department, query, page }), askNotices, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const failed = error !== undefined && !isLoading;
  return (
    <div aria-busy={isLoading}>
      {isTooLong(query) ? (
        <SearchFailure message={labels.search.tooLong} />
      ) : (
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
            <NoticeList
              found={data}
              caption={heading}
              department={department}
              pathOf={(to) => searchPath(department, query, to)}
              onGo={onGo}
              locale={locale}
              labels={labels}
            />
          )}
        </>
      )}
    </div>
  );
}
