import { type ReactNode, use } from 'react';
import type { Locale } from '#content/locale.ts';
import { deadlines } from '#content/messages/deadlines.ts';
import type { Messages } from '#content/messages/index.ts';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { DEADLINES_PATH, listPath } from '#lib/notices/addresses.ts';
import type { Crumb } from '../pages/breadcrumbs.tsx';
import { Page } from '../pages/page.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { DepartmentNavigation } from './department-navigation.tsx';
import { FollowBlock } from './follow/follow-block.tsx';

interface NoticesPageProps {
  department: Department;
  /** Whether this is the first page of a department. */
  isFirst?: boolean;
  /** The search, over the list or results. */
  children: ReactNode;
}

/** The breadcrumbs of a department's list, from Notice. */
export function noticeTrail(department: Department, locale: Locale, messages: Messages): Crumb[] {
  const all = { label: noticePages.all.heading[locale], path: listPath('all') };
  return department === 'all'
    ? [all]
    : [all, { label: messages.notices.department[department], path: listPath(department) }];
}

/** The page around lists and search results: heading, departments, subscriptions. */
export function NoticesPage({ department, isFirst = false, children }: NoticesPageProps) {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  const heading = noticePages[department].heading[locale];
  const trail = noticeTrail(department, locale, messages);
  const own = isFirst ? trail.with(-1, { label: trail.at(-1)?.label ?? '' }) : trail;
  return (
    <Page heading={heading} trail={own}>
      <DepartmentNavigation current={department}>
        {department === 'admission' && <PageLink path={DEADLINES_PATH}>{deadlines.title[locale]}</PageLink>}
        <a href="#follow">{messages.follow.heading}</a>
      </DepartmentNavigation>
      {children}
      <FollowBlock department={department} />
    </Page>
  );
}
