import type { Locale } from '#content/locale.ts';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import type { FoundNotices } from '#lib/site-search/search-notices.ts';
import { NoticeList } from '../list/notice-list.tsx';
import { SearchCount } from './search-count.tsx';

interface NoticeResultsProps {
  found: FoundNotices;
  department: Department;
  query: string;
  locale: Locale;
}

/** The results of a search: how many notices, and one page of them. */
export function NoticeResults({ found, department, query, locale }: NoticeResultsProps) {
  return (
    <>
      <SearchCount query={query} total={found.total} isPartial={found.hasAllWords === false} locale={locale} />
      <NoticeList
        found={found}
        caption={noticePages[department].heading[locale]}
        department={department}
        pathOf={(number) => searchPath(department, query, number)}
        locale={locale}
      />
    </>
  );
}
