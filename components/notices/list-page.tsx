import { Outcome } from '#components/ui/result-message.tsx';
import { noticePages } from '#content/pages/notices.ts';
import { type Department, departments, isDepartment } from '#content/routes.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import { toListed } from '#lib/notices/listed-notice.ts';
import { readPage } from '#lib/notices/read-notices.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';
import { NotFound } from '../pages/not-found.tsx';
import { NoticeList } from './list/notice-list.tsx';
import { NoticesPage } from './notices-page.tsx';
import { NoticeSearch } from './search/notice-search.tsx';

interface Props {
  params: Promise<{ department?: string; number?: string }>;
}

/** The department and the page of an address; all departments and the first page where it names none. */
async function placeOf({ params }: Props) {
  const { department = 'all', number = '1' } = await params;
  return isDepartment(department) ? { department, page: Number(number) } : null;
}

/** What the route files of lists export: a page of a department's notices, Not Found for a department that there is not. */
export const listPage = {
  generateMetadata: async (props: Props) => {
    const place = await placeOf(props);
    return place ? listMetadata(place.department, place.page) : notFoundMetadata();
  },
  render: async (props: Props) => {
    const place = await placeOf(props);
    return place ? <List {...place} /> : <NotFound near="/notice" />;
  },
};

/** One page of a department's notices, Not Found when there is no such page. */
async function List({ department, page }: { department: Department; page: number }) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const list = await attemptPage(() => readPage(department, page));
  const found = list.ok ? list.value : null;
  if (list.ok && !found) return <NotFound near={departments[department].path} />;
  const shown = found && { ...found, items: await toListed(found.items) };
  return (
    <NoticesPage department={department} isFirst={page === 1}>
      <NoticeSearch department={department} query="" locale={locale}>
        <Outcome of={shown ? { ok: true, value: shown } : { ok: false }} empty={messages.states.noData}>
          {(value) => (
            <NoticeList
              found={value}
              caption={noticePages[department].heading[locale]}
              department={department}
              pathOf={(number) => listPath(department, number)}
              locale={locale}
            />
          )}
        </Outcome>
      </NoticeSearch>
    </NoticesPage>
  );
}
