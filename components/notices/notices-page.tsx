import type { ReactNode } from 'react';
import { type Messages, messagesIn } from '@/content/messages';
import { deadlines } from '@/content/pages/deadlines';
import { noticePages } from '@/content/pages/notices';
import type { Department } from '@/content/routes';
import type { Locale } from '@/lib/locale';
import { DEADLINES_PATH, listPath } from '@/lib/notices/addresses';
import type { Crumb } from '../pages/breadcrumbs';
import { Page } from '../pages/page';
import { PageLink } from '../ui/page-link';
import { DepartmentNavigation } from './department-navigation';
import { FollowBlock } from './follow-block';
import { NoticeSearch } from './notice-search';
import { searchLabels } from './search-labels';

interface NoticesPageProps {
  department: Department;
  /** What is shown: a page of the list, or of the results where the query is not empty. */
  initial: { query: string; page: number };
  locale: Locale;
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
export function NoticesPage({ department, initial, locale, children }: NoticesPageProps) {
  const messages = messagesIn(locale);
  const heading = noticePages[department].heading[locale];
  const trail = noticeTrail(department, locale, messages);
  const isFirst = initial.query === '' && initial.page === 1;
  const own = isFirst ? trail.with(-1, { label: trail.at(-1)?.label ?? '' }) : trail;
  return (
    <Page heading={heading} trail={own} locale={locale} messages={messages}>
      <DepartmentNavigation current={department} locale={locale} messages={messages}>
        {department === 'admission' && (
          <PageLink path={DEADLINES_PATH} locale={locale}>
            {deadlines.title[locale]}
          </PageLink>
        )}
        <a href="#follow">{messages.follow.heading}</a>
      </DepartmentNavigation>
      <NoticeSearch
        key={`${department} ${initial.page} ${initial.query}`}
        {...{ department, initial, heading, locale }}
        labels={searchLabels(messages)}
      >
        {children}
      </NoticeSearch>
      <FollowBlock department={department} locale={locale} messages={messages} />
    </Page>
  );
}
