import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import type { FoundNotices } from '#lib/site-search/search-notices.ts';
import { NoticeList } from '../list/notice-list.tsx';
import type { NoticeViewProps } from '../list/notice-row.tsx';
import { SearchCount } from './search-count.tsx';
import type { SearchLabels } from './search-labels.ts';

interface NoticeResultsProps extends NoticeViewProps {
  found: FoundNotices;
  department: Department;
  query: string;
  heading: string;
  labels: SearchLabels;
}

/** The results of a search: how many notices, and one page of them. */
export function NoticeResults({ found, department, query, heading, locale, labels, Archive }: NoticeResultsProps) {
  return (
    <>
      <SearchCount
        query={query}
        total={found.total}
        isPartial={found.hasAllWords === false}
        locale={locale}
        labels={labels}
      />
      <NoticeList
        found={found}
        caption={heading}
        department={department}
        pathOf={(number) => searchPath(department, query, number)}
        {...{ locale, labels, Archive }}
      />
    </>
  );
}
