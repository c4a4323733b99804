import type { Locale } from '#content/locale.ts';
import { openings } from '#content/messages/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { CategoryKind } from '#content/site/notice-categories.ts';
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
  kind: CategoryKind;
  pathOf: (page: number) => string;
  locale: Locale;
}

/** One page of notices with links to the other pages, or a message for an empty list. */
export function NoticeList({ results, caption, empty, department, kind, pathOf, locale }: NoticeListProps) {
  const { notices } = messagesIn(locale);
  const { items, total, page, pages } = results;
  if (total === 0) return <p>{empty}</p>;
  const pageOfPages = fillIn(notices.page, { page, pages }, locale);
  return (
    <>
      {page === 1 && items[0]?.state !== undefined && items[0].state !== 'open' && <p>{openings.noneOpen[locale]}</p>}
      <NoticeTable
        caption={pages === 1 ? caption : `${caption}, ${pageOfPages}`}
        notices={items}
        withLastDate={department === 'admission' || kind !== 'general'}
        kind={kind}
        locale={locale}
      />
      <Pagination {...{ page, pages, pathOf, locale }} />
    </>
  );
}
