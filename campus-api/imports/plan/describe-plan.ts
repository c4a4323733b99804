import { valuesIn } from '#campus-api/validation/issue.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import type { ImportCounts } from './import-plan.ts';
import { type ImportPlan, isEmptyPlan } from './import-plan.ts';
import { type Remark, type RemarkCode, remarkMessages } from './remarks.ts';

export const planMessages = {
  site: { en: 'Import from {site}', ne: '{site} बाट आयात' },
  menu: { en: 'The menu of the old site replaces the sample menu.', ne: 'नमुना मेनुको ठाउँमा पुरानो साइटको मेनु आउँछ।' },
  existing: { en: 'Imported before, unchanged: {count}', ne: 'पहिल्यै आयात भएका, नफेरिने: {count}' },
  pages: { en: 'Pages', ne: 'पृष्ठ' },
  publications: { en: 'Publications', ne: 'प्रकाशन' },
  albums: { en: 'Albums', ne: 'एल्बम' },
  album: { en: '{album}; pictures: {count}', ne: '{album}; तस्बिर: {count}' },
  notices: { en: 'Notices', ne: 'सूचना' },
  more: { en: '… and {count} more', ne: '… र अरू {count}' },
  nothing: { en: 'There is nothing new to import.', ne: 'आयात गर्नुपर्ने नयाँ केही छैन।' },
  dryRun: { en: 'Dry run; nothing was changed.', ne: 'परीक्षण मात्र; केही फेरिएन।' },
  confirm: { en: 'Import all of this in one change?', ne: 'यी सबै एकै पटक आयात गर्ने?' },
  imported: {
    en: 'Imported. {counts}. The command “undo” takes all of it back.',
    ne: 'आयात भयो। {counts}। “undo” आदेशले सबै फर्काउँछ।',
  },
} as const satisfies Record<string, Localized>;

const countLabels = {
  notices: { en: 'notices', ne: 'सूचना' },
  pages: { en: 'pages', ne: 'पृष्ठ' },
  publications: { en: 'publications', ne: 'प्रकाशन' },
  albums: { en: 'albums', ne: 'एल्बम' },
  files: { en: 'files', ne: 'फाइल' },
  redirects: { en: 'redirects', ne: 'रिडाइरेक्ट' },
} as const satisfies Record<keyof ImportCounts, Localized>;

/** `Notices: 3; files: 4`, without kinds of which there are none. */
export function describeCounts(counts: ImportCounts, language: Locale): string {
  const names = Object.keys(countLabels).filter((name): name is keyof ImportCounts => name in counts);
  const parts = names.flatMap((name) =>
    counts[name] > 0 ? `${countLabels[name][language]}: ${formatNumber(counts[name], language)}` : [],
  );
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The plan in lines; each list ends after `most` items. */
export function describePlan(plan: ImportPlan, language: Locale, most: number): string {
  const show = (message: Localized, values = {}) => fillIn(message[language], values, language);
  const list = (heading: Localized, lines: readonly string[]) =>
    lines.length === 0 ? [] : [show(heading), ...listed(lines, language, most)];
  const inBoth = ({ en, ne }: Partial<Localized>) => (language === 'ne' ? (ne ?? en) : (en ?? ne)) ?? '';
  const dated = (day: string, text: string) => {
    const date = parseAdDate(day.slice(0, 10));
    return `${date} (${date && formatDay(date, language)}): ${clip(text, 120)}`;
  };
  return [
    show(planMessages.site, { site: plan.site || 'WordPress' }),
    ...(isEmptyPlan(plan) ? [] : [describeCounts(countPlan(plan), language)]),
    ...(plan.menu ? [show(planMessages.menu)] : []),
    ...(plan.existing > 0 ? [show(planMessages.existing, { count: plan.existing })] : []),
    ...list(
      planMessages.pages,
      plan.pages.map(({ key, title }) => `${key.slice('page'.length)}: ${inBoth(title)}`),
    ),
    ...list(
      planMessages.publications,
      plan.publications.map(({ publishDate, description }) => dated(publishDate, description)),
    ),
    ...list(
      planMessages.albums,
      plan.albums.map(({ date, title, pictures }) =>
        show(planMessages.album, { album: dated(date, title), count: pictures.length }),
      ),
    ),
    ...list(
      planMessages.notices,
      plan.notices.map(({ createdDate, title }) => dated(createdDate, title)),
    ),
    ...describeRemarks(plan.remarks, language, most),
  ].join('\n');
}

/** The number of records and files that a plan adds. */
export function countPlan({ notices, pages, publications, albums, files, redirects }: ImportPlan): ImportCounts {
  const planned = [...files.stored.values(), ...files.pictures.values()].filter((file) => file !== null);
  return {
    notices: notices.length,
    pages: pages.length,
    publications: publications.length,
    albums: albums.length,
    files: planned.length,
    redirects: redirects.length,
  };
}

/** Remarks by their code, in the order of the messages. */
export function describeRemarks(remarks: readonly Remark[], language: Locale, most: number): string[] {
  const groups = Map.groupBy(remarks, ({ code }) => code);
  const codes = Object.keys(remarkMessages).filter((code): code is RemarkCode => groups.has(code as RemarkCode));
  return codes.flatMap((code) => {
    const { heading, line } = remarkMessages[code];
    const group = groups.get(code) ?? [];
    const lines = group
      .map(({ values }) => fillIn(line[language], valuesIn(values, language), language))
      .filter((text) => text !== '');
    const title = fillIn(
      heading[language],
      { ...valuesIn(group[0]?.values ?? {}, language), count: group.length },
      language,
    );
    return [title, ...listed(lines, language, most)];
  });
}

function listed(lines: readonly string[], language: Locale, most: number): string[] {
  const rest = lines.length - most;
  const visible = lines.slice(0, most).map((line) => `  ${line}`);
  return rest > 0 ? [...visible, `  ${fillIn(planMessages.more[language], { count: rest }, language)}`] : visible;
}
