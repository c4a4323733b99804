import { type ReactNode, use } from 'react';
import type { Locale } from '#content/locale.ts';
import { deadlines } from '#content/messages/notices.ts';
import { allNotices, type NoticeCategory } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { DEADLINES_PATH, listPath } from '#lib/site/notices/addresses.ts';
import { getCategories, getCategory } from '#lib/site/site-content/readers.ts';
import type { Crumb } from '../pages/breadcrumbs.tsx';
import { Page } from '../pages/page.tsx';
import { SiteText } from '../text/site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './department-navigation.module.css';
import { FindNumberFold } from './find-number-fold.tsx';
import { FollowBlock } from './follow/follow-block.tsx';

interface DepartmentNavigationProps {
  /** The department whose notices are shown; null on the page of one notice. */
  current: string | null;
  /** Further links beside the departments. */
  children: ReactNode;
}

/** Links to the categories of notices (specification section 2): to the first page of each, without the search. One row, which scrolls on phones. */
function DepartmentNavigation({ current, children }: DepartmentNavigationProps) {
  const { notices } = use(currentMessages());
  const categories = use(getCategories());
  return (
    <div className={styles.bar}>
      <nav aria-label={notices.categories} className={styles.departments}>
        <ul className={styles.list}>
          {categories.map(({ address, name }) => (
            <li key={address} className={address === current ? styles.current : undefined}>
              <PageLink path={listPath(address)} aria-current={address === current ? 'page' : undefined}>
                <SiteText of={name} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

interface NoticesPageProps {
  department: string;
  /** The heading, by default that of the category. */
  heading?: string;
  /** Whether this is the first page of a department. */
  isFirst?: boolean;
  /** The search, over the list or results. */
  children: ReactNode;
}

/** The breadcrumbs of a department's list, from Notice. */
export function noticeTrail({ id, address, name }: NoticeCategory, locale: Locale): Crumb[] {
  const all = { label: allNotices.heading[locale], path: listPath('all') };
  const lang = otherLanguageOf(name, locale) ?? undefined;
  return id === null ? [all] : [all, { label: name[locale], lang, path: listPath(address) }];
}

/** The task of a category, beside its heading: the closing dates of admissions, the search for a number in results. */
function headingLink(department: string, locale: Locale): ReactNode {
  if (department === 'admission') return <PageLink path={DEADLINES_PATH}>{deadlines.title[locale]}</PageLink>;
  return department === 'exam' && <FindNumberFold />;
}

/** The page around lists and search results: heading, departments, subscriptions. */
export function NoticesPage({ department, heading, isFirst = false, children }: NoticesPageProps) {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  const category = use(getCategory(department));
  const trail = noticeTrail(category, locale);
  const own = isFirst
    ? trail.map((crumb, index) => (index < trail.length - 1 ? crumb : { ...crumb, path: undefined }))
    : trail;
  return (
    <Page
      heading={heading ?? <SiteText of={category.heading} />}
      trail={heading === undefined ? own : [...trail, { label: heading }]}
      headingLinks={headingLink(department, locale)}
      isCompact
    >
      <DepartmentNavigation current={department}>
        <a href="#follow">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2a2 2 0 0 0-2 2C7 5 5 7.5 5 11v5l-2 2v1h18v-1l-2-2v-5c0-3.5-2-6-5-7a2 2 0 0 0-2-2zm-2 18a2 2 0 0 0 4 0z" />
          </svg>
          <span>{messages.follow.heading}</span>
        </a>
      </DepartmentNavigation>
      {children}
      <FollowBlock department={department} />
    </Page>
  );
}
