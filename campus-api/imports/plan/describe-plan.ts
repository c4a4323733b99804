import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { ImportPlan } from './plan-import.ts';
import { type Remark, type RemarkCode, remarkMessages } from './remarks.ts';

export const planMessages = {
  site: { en: 'Import from {site}', ne: '{site} बाट आयात' },
  records: {
    en: 'Notices: {notices}; pages: {pages}; files: {files}; redirects: {redirects}',
    ne: 'सूचना: {notices}; पृष्ठ: {pages}; फाइल: {files}; रिडाइरेक्ट: {redirects}',
  },
  menu: { en: 'The menu of the old site replaces the sample menu.', ne: 'नमुना मेनुको ठाउँमा पुरानो साइटको मेनु आउँछ।' },
  existing: { en: 'Imported before, unchanged: {count}', ne: 'पहिल्यै आयात भएका, नफेरिने: {count}' },
  pages: { en: 'Pages', ne: 'पृष्ठ' },
  more: { en: '… and {count} more', ne: '… र अरू {count}' },
  nothing: { en: 'There is nothing new to import.', ne: 'आयात गर्नुपर्ने नयाँ केही छैन।' },
  dryRun: { en: 'Dry run; nothing was changed.', ne: 'परीक्षण मात्र; केही फेरिएन।' },
  confirm: { en: 'Import all of this in one change?', ne: 'यी सबै एकै पटक आयात गर्ने?' },
  imported: {
    en: 'Imported. Notices: {notices}; pages: {pages}; files: {files}; redirects: {redirects}. The command “undo” takes all of it back.',
    ne: 'आयात भयो। सूचना: {notices}; पृष्ठ: {pages}; फाइल: {files}; रिडाइरेक्ट: {redirects}। “undo” आदेशले सबै फर्काउँछ।',
  },
} as const satisfies Record<string, Localized>;

/** The plan in lines; each list ends after `most` items. */
export function describePlan(plan: ImportPlan, language: Locale, most: number): string {
  const show = (message: Localized, values = {}) => fillIn(message[language], values, language);
  const pages = plan.pages.map(
    ({ key, title }) => `${key.slice('page'.length)}: ${title[language] ?? title.en ?? title.ne}`,
  );
  return [
    show(planMessages.site, { site: plan.site || 'WordPress' }),
    show(planMessages.records, {
      notices: plan.notices.length,
      pages: plan.pages.length,
      files: fileCount(plan),
      redirects: plan.redirects.length,
    }),
    ...(plan.menu ? [show(planMessages.menu)] : []),
    ...(plan.existing > 0 ? [show(planMessages.existing, { count: plan.existing })] : []),
    ...(pages.length > 0 ? [show(planMessages.pages), ...listed(pages, language, most)] : []),
    ...describeRemarks(plan.remarks, language, most),
  ].join('\n');
}

const fileCount = ({ files }: ImportPlan) =>
  [...files.stored.values(), ...files.pictures.values()].filter((file) => file !== null).length;

/** Remarks by their code, in the order of the messages. */
export function describeRemarks(remarks: readonly Remark[], language: Locale, most: number): string[] {
  const groups = Map.groupBy(remarks, ({ code }) => code);
  const codes = Object.keys(remarkMessages).filter((code): code is RemarkCode => groups.has(code as RemarkCode));
  return codes.flatMap((code) => {
    const { heading, line } = remarkMessages[code];
    const group = groups.get(code) ?? [];
    const lines = group
      .map(({ values }) => fillIn(line[language], inLanguage(values, language), language))
      .filter((text) => text !== '');
    const title = fillIn(
      heading[language],
      { ...inLanguage(group[0]?.values ?? {}, language), count: group.length },
      language,
    );
    return [title, ...listed(lines, language, most)];
  });
}

const inLanguage = (values: Remark['values'], language: Locale) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

function listed(lines: readonly string[], language: Locale, most: number): string[] {
  const rest = lines.length - most;
  const visible = lines.slice(0, most).map((line) => `  ${line}`);
  return rest > 0 ? [...visible, `  ${fillIn(planMessages.more[language], { count: rest }, language)}`] : visible;
}
