import { type FunctionComponent, lazy, useEffect } from 'react';
import { searchPath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { FoundNoticesProps } from './found-notices.tsx';

/** Where the code can't be had, the page of results can. */
function ResultsElsewhere({ department, query, page, locale }: FoundNoticesProps) {
  const address = localPath(searchPath(department, query, page), locale);
  useEffect(() => location.assign(address), [address]);
  return null;
}

const fetchCode = () => import('./found-notices.tsx');

export const LazyFoundNotices = lazy<FunctionComponent<FoundNoticesProps>>(() =>
  fetchCode().then(
    (module) => ({ default: module.FoundNotices }),
    () => ({ default: ResultsElsewhere }),
  ),
);

/** While one types the first letters, the code for the results may come. */
export function fetchSearchCode(): void {
  fetchCode().catch(() => undefined);
}
