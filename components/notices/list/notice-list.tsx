import type { Department } from '#content/routes.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { ListedNotice } from '#lib/notices/listed-notice.ts';
import type { PageOf } from '#lib/notices/paging.ts';
import type { NoticeLabels, NoticeViewProps } from './notice-row.tsx';
import { NoticeTable } from './notice-table.tsx';
import { Pagination } from './pagination.tsx';

interface NoticeListProps extends NoticeViewProps {
  found: PageOf<ListedNotice>;
  caption: string;
  department: Department;
  pathOf: (page: number) => string;
  /** In the browser: takes the place of following a page's link. */
  onGo?: (page: number) => void;
  labels: NoticeLabels & { states: { noData: string } };
}

/** One page of notices with the way to the others, or that there are none (specification section 8). */
export function NoticeList({ found, caption, department, pathOf, onGo, locale, labels, Archive }: NoticeListProps) {
  const { items, total, page, pages } = found;
  if (total === 0) return <p>{labels.states.noData}</p>;
  const place = fillIn(labels.notices.page, { page, pages }, locale);
  return (
    <>
      <NoticeTable
        caption={pages === 1 ? caption : `${caption}, ${place}`}
        notices={items}
        withLastDate={department === 'admission'}
        {...{ locale, labels, Archive }}
      />
      <Pagination
        {...{ page, pages, pathOf, locale }}
        labels={labels.notices}
        onGo={
          onGo &&
          ((to, event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onGo(to);
          })
        }
      />
    </>
  );
}
