import useSWR from 'swr';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { askNotices, noticesAddress } from '#lib/site-search/ask-notices.ts';
import type { SearchLabels } from './search-labels.ts';
import { SearchResults } from './search-results.tsx';

export interface FoundNoticesProps {
  department: Department;
  query: string;
  page: number;
  heading: string;
  locale: Locale;
  labels: SearchLabels;
  onGo: (page: number) => void;
}

/** What the browser asks for while one types: fetched with its code when the box is first used. */
export function FoundNotices({ department, query, page, ...rest }: FoundNoticesProps) {
  const answer = useSWR(noticesAddress({ department, query, page }), askNotices, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return (
    <div aria-busy={answer.isLoading}>
      <SearchResults {...{ answer, department, query, ...rest }} />
    </div>
  );
}
