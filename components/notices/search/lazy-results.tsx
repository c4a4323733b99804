import { type FunctionComponent, lazy, useEffect } from 'react';
import { searchPath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { FetchedResultsProps } from './fetched-results.tsx';

/** Leads to the page of results where the code cannot be loaded. */
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

/** Loads the code of the results while the visitor types the first letters. */
export function fetchSearchCode(): void {
  fetchCode().catch(() => undefined);
}
