import type { Messages } from '#content/messages/index.ts';
import type { NoticeLabels } from '../list/notice-row.tsx';

/** The words that the search needs in the browser, too. */
export interface SearchLabels extends NoticeLabels {
  search: Messages['search'];
  states: Pick<Messages['states'], 'loading' | 'noData'>;
}

/** Only these words: whatever the browser gets adds to the page's data. */
export function searchLabels({ notices, search, archive, states: { loading, noData } }: Messages): SearchLabels {
  const { date, description, lastDate, deadline, downloads, pages, page, pageNumber, previousPage, nextPage } = notices;
  return {
    notices: { date, description, lastDate, deadline, downloads, pages, page, pageNumber, previousPage, nextPage },
    search,
    archive,
    states: { loading, noData },
  };
}
