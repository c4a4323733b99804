import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import type { PageOf } from '#lib/site/notices/paging.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { NoticeTable } from './notice-table.tsx';

interface NoticeListProps {
  results: PageOf<ListedNotice>;
  caption: string;
  /** The message for an empty list (specification section 8). */
  empty: string;
  department: string;
  pathOf: (page: number) => string;
  locale: Locale;
}

/** One page of notices with links to the other pages, or a message for an empty list. */
export function NoticeList({ results, caption, empty, department, pathOf, locale }: NoticeListProps) {
  const { notices } = messagesIn(locale);
  const { items, total, page, pages } = results;
  if (total === 0) return <p>{empty}</p>;
  const pageOfPages = fillIn(notices.page, { page, pages }, locale);
  return (
    <>
      <NoticeTable
        caption={pages === 1 ? caption : `${caption}, ${pageOfPages}`}
        notices={items}
        withLastDate={department === 'admission'}
        locale={locale}
      />
      <Pagination {...{ page, pages, pathOf, locale }} />
    </>
  );
}
