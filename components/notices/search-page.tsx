import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';
import { listPath } from '@/lib/notices/addresses';
import type { SearchFault, SearchRequest } from '@/lib/notices/search-request';
import { PageLink } from '../ui/page-link';
import { NoticesPage } from './notices-page';
import { SearchAnswer } from './search-answer';
import styles from './search-results.module.css';

/** The results of a search, for those without scripts and for whoever was sent the address. */
export async function SearchPage({ request }: { request: SearchRequest & { fault: SearchFault | null } }) {
  const { department, query, page } = request;
  const locale = await currentLocale();
  return (
    <NoticesPage department={department} initial={{ query, page }} locale={locale}>
      <SearchAnswer request={request} />
      <p className={styles.way}>
        <PageLink path={listPath(department)} locale={locale}>
          {messagesIn(locale).results.clear}
        </PageLink>
      </p>
    </NoticesPage>
  );
}
