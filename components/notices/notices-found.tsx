import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import type { FoundNotices } from '#lib/site-search/search-notices.ts';
import { NoticePage } from './notice-page.tsx';
import type { NoticeViewProps } from './notice-row.tsx';
import { SearchCount } from './search-count.tsx';
import type { SearchLabels } from './search-labels.ts';

interface NoticesFoundProps extends NoticeViewProps {
  found: FoundNotices;
  department: Department;
  query: string;
  heading: string;
  labels: SearchLabels;
}

/** What a search has found: how many, and one page of them. */
export function NoticesFound({ found, department, query, heading, locale, labels, Archive }: NoticesFoundProps) {
  return (
    <>
      <SearchCount
        query={query}
        total={found.total}
        isPartial={found.hasAllWords === false}
        locale={locale}
        labels={labels}
      />
      <NoticePage
        found={found}
        caption={heading}
        department={department}
        pathOf={(number) => searchPath(department, query, number)}
        {...{ locale, labels, Archive }}
      />
    </>
  );
}
