import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import type { CrawledPage, Pattern, ProposedNotice } from '#packages/site-import/crawl/index.ts';

export const crawlMessages = {
  fetched: {
    en: '{site}: {pages} pages, {patterns} patterns of notices',
    ne: '{site}: {pages} पृष्ठ, सूचनाका {patterns} ढाँचा',
  },
  pattern: {
    en: '{name}: “{label}” ({address}). Notices: {notices}; with a date: {dated}; with a file: {files}; with a page: {pages}',
    ne: '{name}: “{label}” ({address})। सूचना: {notices}; मिति भएका: {dated}; फाइल भएका: {files}; पृष्ठ भएका: {pages}',
  },
  repaired: { en: 'was: {before}', ne: 'पहिले: {before}' },
  undated: { en: 'no date', ne: 'मिति छैन' },
  department: {
    en: 'Department of “{name}” (Enter: {proposal}; none leaves it out): ',
    ne: '“{name}” को प्रकार (Enter: {proposal}; छाड्न none): ',
  },
  unknownDepartment: { en: 'Choose one of: {choices}', ne: 'यीमध्ये छान्नुहोस्: {choices}' },
  others: {
    en: 'Other pages, which can become pages of the site: {number}',
    ne: 'साइटका पृष्ठ बनाउन मिल्ने अरू पृष्ठ: {number}',
  },
  choosePages: {
    en: 'Pages to import (numbers such as 1 3-5, all, or Enter for none): ',
    ne: 'आयात गर्ने पृष्ठ (1 3-5 जस्तै अङ्क, all, वा नगर्न Enter): ',
  },
  unknownPages: { en: 'Write numbers from 1 to {most}, or all', ne: '1 देखि {most} सम्मका अङ्क वा all लेख्नुहोस्' },
  assumed: {
    en: 'No --pattern is given: the plan assumes these departments: {choices}',
    ne: '--pattern नदिइएकाले योजनामा यी प्रकार मानिएका छन्: {choices}',
  },
  repeat: {
    en: 'Nothing was imported. Choose patterns and pages with: {options}',
    ne: 'केही आयात भएन। ढाँचा र पृष्ठ छान्न: {options}',
  },
} as const satisfies Record<string, Localized>;

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
