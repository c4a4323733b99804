import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import type { CrawledPage, Pattern, ProposedNotice } from '#packages/site-import/crawl/index.ts';
import { crawlMessages } from './crawl-messages.ts';

const EXAMPLES = 5;
const MAX_TITLE = 100;

/** Examples from the whole length of a pattern, the newest and the oldest included. */
export function examplesOf({ notices }: Pattern): ProposedNotice[] {
  if (notices.length <= EXAMPLES) return [...notices];
  const step = (notices.length - 1) / (EXAMPLES - 1);
  return Array.from({ length: EXAMPLES }, (_, index) => notices[Math.round(index * step)]).filter(
    (each) => each !== undefined,
  );
}

/** A pattern in lines: its counts and five examples with date, title and files. */
export function describePattern(pattern: Pattern, language: Locale): string {
  const { name, label, address, notices } = pattern;
  const counts = {
    notices: notices.length,
    dated: notices.filter(({ date }) => date !== null).length,
    files: notices.filter((notice) => notice.files.length > 0).length,
    pages: notices.filter(({ page }) => page !== null).length,
  };
  const lines = examplesOf(pattern).flatMap((notice) => {
    const day =
      notice.date === null ? crawlMessages.undated[language] : `${notice.date} (${formatDay(notice.date, language)})`;
    const { files } = notice;
    const before = notice.record?.repairs.find(({ kind }) => kind === 'legacy-font')?.before;
    return [
      `  ${day}  ${clip(notice.title, MAX_TITLE)}${files.length > 0 ? ` [${files.join(', ')}]` : ''}`,
      ...(before
        ? [`    ${fillIn(crawlMessages.repaired[language], { before: clip(before, MAX_TITLE) }, language)}`]
        : []),
    ];
  });
  return [
    fillIn(crawlMessages.pattern[language], { name, label: clip(label, MAX_TITLE), address, ...counts }, language),
    ...lines,
  ].join('\n');
}

/** Other pages in numbered lines. */
export const describePages = (pages: readonly CrawledPage[], titleOf: (page: CrawledPage) => string): string =>
  pages
    .map((page, index) => `  ${index + 1}. ${clip(titleOf(page), MAX_TITLE)} (${pathAndQuery(page.address)})`)
    .join('\n');

export const pathAndQuery = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
