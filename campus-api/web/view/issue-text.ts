import { documentLabel } from '#campus-api/model/document-label.ts';
import type { IssueValues, ValidationIssue } from '#campus-api/validation/issue.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { adminColourMessages, colourNames } from './colour-messages.ts';
import { bothDays, moment } from './days.ts';

/** An issue in one sentence, with days and names of documents in the language. */
export function issueText({ code, values }: ValidationIssue, label: string, language: Locale): string {
  const localized = {
    ...values,
    ...(typeof values.day === 'string' && { day: bothDays(values.day, { language }) }),
    ...(code === 'site-contrast' && contrastNames(values, language)),
    ...(typeof values.time === 'string' && { time: values.time === '' ? '–' : moment(values.time, { language }) }),
    ...(typeof values.keys === 'string' && { documents: documentNames(values.keys, language) }),
  };
  return fillIn(issueMessages[code][language], { label, ...localized }, language);
}

/** The colours of a pair with too little contrast, in plain words. */
function contrastNames({ on, ground, scheme }: IssueValues, language: Locale) {
  const names = new Map<unknown, Localized>(Object.entries(colourNames));
  const schemeName = scheme === 'dark' ? adminColourMessages.dark : adminColourMessages.light;
  const nameOf = (token: unknown) => names.get(token)?.[language] ?? String(token);
  return { on: nameOf(on), ground: nameOf(ground), scheme: schemeName[language] };
}

/** Documents of the site by their keys, in plain words. */
const documentNames = (keys: string, language: Locale) =>
  keys
    .split(', ')
    .map((key) => documentLabel(key, language))
    .join(', ');

/** Names of records and their parts in the log of changes and in lists of deletions (`model/kinds.ts`). */
const nouns: Readonly<Record<string, Localized>> = {
  'contact record': { en: 'Contact', ne: 'सम्पर्क' },
  'member of staff': { en: 'Staff', ne: 'कर्मचारी' },
  committee: { en: 'Committee', ne: 'समिति' },
  'seat in a committee': { en: 'Seats in committees', ne: 'समितिका सदस्य' },
  'seat in the structure': { en: 'Seats in the structure', ne: 'संरचनाका पद' },
  notice: { en: 'Notices', ne: 'सूचना' },
  rank: { en: 'Order of designations', ne: 'पदको क्रम' },
  department: { en: 'Categories', ne: 'प्रकार' },
  file: { en: 'Files', ne: 'फाइल' },
  origin: { en: 'Marks of imports', ne: 'पुरानो वेबसाइटबाट आएको चिनो' },
  'flash notice': { en: 'Flash notices', ne: 'विशेष सूचना' },
  album: { en: 'Albums', ne: 'एल्बम' },
  picture: { en: 'Pictures', ne: 'तस्बिर' },
  publication: { en: 'Publications', ne: 'प्रकाशन' },
  event: { en: 'Events', ne: 'कार्यक्रम' },
  'QAA document': { en: 'QAA documents', ne: 'QAA कागजात' },
  'document of the site': { en: 'Content of the website', ne: 'वेबसाइटको सामग्री' },
  redirect: { en: 'Former addresses', ne: 'पुराना ठेगाना' },
  'visit counter': { en: 'Count of visits', ne: 'आगन्तुक सङ्ख्या' },
  'QAA user': { en: 'QAA users', ne: 'QAA प्रयोगकर्ता' },
  'scheduled change': { en: 'Scheduled changes', ne: 'पछि प्रकाशित हुने परिवर्तन' },
};

export function nounText(noun: string, language: Locale): string {
  return nouns[noun]?.[language] ?? noun;
}
