import { type ReactNode, use } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { DEADLINES_PATH, listPath } from '#lib/notices/addresses.ts';
import type { Crumb } from '../pages/breadcrumbs.tsx';
import { Page } from '../pages/page.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { DepartmentNavigation } from './department-navigation.tsx';
import { FollowBlock } from './follow/follow-block.tsx';
import { NoticeSearch } from './search/notice-search.tsx';
import { searchLabels } from './search/search-labels.ts';

interface NoticesPageProps {
  department: Department;
  /** What is shown: a page of the list, or of the results where the query is not empty; null in the shell of all results. */
  initial: { query: string; page: number } | null;
  children: ReactNode;
}

/** The way to a department's list, from Notice. */
export function noticeTrail(department: Department, locale: Locale, messages: Messages): Crumb[] {
  const all = { label: noticePages.all.heading[locale], path: listPath('all') };
  return department === 'all'
    ? [all]
    : [all, { label: messages.notices.department[department], path: listPath(department) }];
}

/** What stands around lists and results: the departments, the search box. */
export function NoticesPage({ department, initial, children }: NoticesPageProps) {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  const heading = noticePages[department].heading[locale];
  const trail = noticeTrail(department, locale, messages);
  const isFirst = initial?.query === '' && initial.page === 1;
  const own = isFirst ? trail.with(-1, { label: trail.at(-1)?.label ?? '' }) : trail;
  return (
    <Page heading={heading} trail={own}>
      <DepartmentNavigation current={department}>
        {department === 'admission' && <PageLink path={DEADLINES_PATH}>{deadlines.title[locale]}</PageLink>}
        <a href="#follow">{messages.follow.heading}</a>
      </DepartmentNavigation>
      <NoticeSearch
        key={`${department} ${initial?.page} ${initial?.query}`}
        {...{ department, initial, heading, locale }}
        labels={searchLabels(messages)}
      >
        {children}
      </NoticeSearch>
      <FollowBlock department={department} />
    </Page>
  );
}
