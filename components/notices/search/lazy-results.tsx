import { type FunctionComponent, lazy, useEffect } from 'react';
import { searchPath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { FetchedResultsProps } from './fetched-results.tsx';

/** Where the code can't be had, the page of results can. */
function ResultsElsewhere({ department, query, page, locale }: FetchedResultsProps) {
  const address = localPath(searchPath(department, query, page), locale);
  useEffect(() => location.assign(address), [address]);
  return null;
}

const fetchCode = () => import('./fetched-results.tsx');

export const LazyResults = lazy<FunctionComponent<FetchedResultsProps>>(() =>
  fetchCode().then(
    (module) => ({ default: module.FetchedResults }),
    () => ({ default: ResultsElsewhere }),
  ),
);

/** While one types the first letters, the code for the results may come. */
export function fetchSearchCode(): void {
  fetchCode().catch(() => undefined);
}
