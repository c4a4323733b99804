import 'server-only';
import type { AdDate } from '#lib/calendar/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import type { Reason } from '#lib/search/reasons.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { explain } from './explain.ts';
import { findInSite } from './find.ts';
import { siteIndex } from './site-index.ts';

/** Pages of notices that are no more than near a query are not leafed through for long. */
const MOST = 50;

/** Of these notices those that the search of the site finds, the best first, and why it does. */
export async function findNotices(notices: readonly Notice[], query: string, today: AdDate) {
  const { index } = await siteIndex();
  const byPath = new Map(notices.map((notice) => [noticePath(notice.id), notice]));
  const { groups, hasAllWords, terms } = findInSite(index, query, MOST, {
    locale: null,
    today,
    accepts: ({ path }) => byPath.has(path),
  });
  const reasons = new Map<Notice, Reason[]>();
  for (const { entry } of groups.flatMap(({ best }) => best)) {
    const notice = byPath.get(entry.path);
    if (notice) reasons.set(notice, explain(index, query, terms, entry));
  }
  return { notices: [...reasons.keys()], hasAllWords, explain: (notice: Notice) => reasons.get(notice) ?? [] };
}
