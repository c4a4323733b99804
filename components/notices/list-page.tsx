import { notFound } from 'next/navigation';
import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import type { Department } from '@/content/routes';
import { attemptPage } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { listPath } from '@/lib/notices/addresses';
import { toListed } from '@/lib/notices/listed-notice';
import { paginate } from '@/lib/notices/paging';
import { listNotices } from '@/lib/notices/read-notices';
import { Outcome } from '../ui/outcome';
import { NoticePage } from './notice-page';
import { NoticesPage } from './notices-page';

/** One page of a department's notices, Not Found when there is no such page. */
export async function ListPage({ department, page }: { department: Department; page: number }) {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const list = await attemptPage(() => listNotices(department));
  const found = list.ok ? paginate(list.value, page) : null;
  if (list.ok && !found) notFound();
  const shown = found && { ...found, items: await toListed(found.items) };
  return (
    <NoticesPage department={department} initial={{ query: '', page }} locale={locale}>
      <Outcome
        of={shown ? { ok: true, value: shown } : { ok: false }}
        empty={messages.states.noData}
        messages={messages}
      >
        {(value) => (
          <NoticePage
            found={value}
            caption={noticePages[department].heading[locale]}
            department={department}
            pathOf={(number) => listPath(department, number)}
            locale={locale}
            labels={messages}
          />
        )}
      </Outcome>
    </NoticesPage>
  );
}
