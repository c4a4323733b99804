import { Loaded } from '#components/ui/loaded.tsx';
import type { CategoryKind } from '#content/site/notice-categories.ts';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { categoryNames } from '#lib/site/notices/category-names.ts';
import { toListed } from '#lib/site/notices/listed-notice.ts';
import { readPage, readYears } from '#lib/site/notices/read-notices.ts';
import { readOpenings } from '#lib/site/notices/read-openings.ts';
import { listMetadata } from '#lib/site/seo/notices.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';
import { getCategories, getCategory } from '#lib/site/site-content/readers.ts';
import { NotFound } from '../pages/not-found.tsx';
import { NoticeList } from './list/notice-list.tsx';
import { YearLinks } from './list/year-links.tsx';
import { NoticesPage } from './notices-page.tsx';
import { NoticeSearch } from './search/notice-search.tsx';

interface Props {
  params: Promise<{ department?: string; number?: string }>;
}

/** The category and the page of an address; all categories and the first page where it names none. Null for an unknown category. */
async function addressOf({ params }: Props) {
  const { department = 'all', number = '1' } = await params;
  const isKnown = (await getCategories()).some(({ address }) => address === department);
  return isKnown ? { department, page: Number(number) } : null;
}

/** The exports of the route files of lists: a page of a department's notices, Not Found for an unknown department. */
export const listPage = {
  generateMetadata: async (props: Props) => {
    const address = await addressOf(props);
    return address ? listMetadata(address.department, address.page) : notFoundMetadata();
  },
  render: async (props: Props) => {
    const address = await addressOf(props);
    return address ? <List {...address} /> : <NotFound near="/notice" />;
  },
};

/** A page of notices; of vacancies and tenders with their states. */
async function readListPage(kind: CategoryKind, department: string, page: number) {
  if (kind === 'general') {
    const results = await readPage(department, page);
    return results && { ...results, states: undefined };
  }
  const openings = await readOpenings(department, page);
  return (
    openings && {
      ...openings,
      items: openings.items.map(({ notice }) => notice),
      states: openings.items.map(({ state }) => state),
    }
  );
}

/** One page of a department's notices, Not Found for a page that does not exist. */
async function List({ department, page }: { department: string; page: number }) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const { heading, kind } = await getCategory(department);
  const list = await attemptPage(() => readListPage(kind, department, page));
  const years = await attemptPage(() => readYears(department));
  const stored = list.ok ? list.value : null;
  if (list.ok && !stored) return <NotFound near={listPath(department)} />;
  const listed = stored && {
    ...stored,
    items: await toListed(stored.items, {
      categories: department === 'all' ? categoryNames : undefined,
      states: stored.states,
      today: await recentDay(),
    }),
  };
  return (
    <NoticesPage department={department} isFirst={page === 1}>
      <NoticeSearch department={department} query="" locale={locale}>
        <Loaded of={listed ? { ok: true, value: listed } : { ok: false }} empty={messages.states.noneYet}>
          {(value) => (
            <>
              <NoticeList
                results={value}
                caption={heading[locale]}
                empty={messages.states.noneYet}
                department={department}
                kind={kind}
                pathOf={(number) => listPath(department, number)}
                locale={locale}
              />
              <YearLinks years={years.ok ? years.value : []} {...{ department, locale }} />
            </>
          )}
        </Loaded>
      </NoticeSearch>
    </NoticesPage>
  );
}
