import type { Locale, Localized } from '#content/locale.ts';
import { parseKey, type SingleType } from '#content/site/index.ts';

const singleLabels: Readonly<Record<SingleType, Localized>> = {
  identity: { en: 'name of the campus', ne: 'क्याम्पसको नाम' },
  menu: { en: 'menu', ne: 'मेनु' },
  home: { en: 'home page', ne: 'गृहपृष्ठ' },
  figures: { en: 'figures', ne: 'तथ्याङ्क' },
  place: { en: 'office hours and map', ne: 'कार्यालय समय र नक्सा' },
  programmes: { en: 'levels and faculties', ne: 'तह र सङ्काय' },
  'public-information': { en: 'public information', ne: 'सार्वजनिक विवरण' },
  accreditation: { en: 'accreditation', ne: 'गुणस्तर प्रत्यायन' },
  chart: { en: 'organisation chart', ne: 'सङ्गठन संरचना' },
  translations: { en: 'translations of names', ne: 'नामका अनुवाद' },
  calendar: { en: 'years of the calendar', ne: 'पात्रोका वर्ष' },
  'notice-categories': { en: 'categories of notices', ne: 'सूचनाका प्रकार' },
};

/** A document in plain words: `menu`, `page /library`, `programme bbs`; any other text is returned unchanged. */
export function documentLabel(key: string, language: Locale): string {
  const parsed = parseKey(key);
  if (parsed === null) return key;
  if (parsed.id === null) return singleLabels[parsed.type][language];
  if (parsed.type === 'page') return language === 'en' ? `page /${parsed.id}` : `पृष्ठ /${parsed.id}`;
  if (parsed.type === 'department') return language === 'en' ? `department ${parsed.id}` : `विभाग ${parsed.id}`;
  return language === 'en' ? `programme ${parsed.id}` : `कार्यक्रम ${parsed.id}`;
}

/** The noun of a deleted or restored document. */
const DOCUMENT_NOUN = 'document of the site';

/** The name of a record in a list of deletions or of restored records: for a document, its label. */
export function recordName({ noun, name }: { noun: string; name: string }, language: Locale): string {
  return noun === DOCUMENT_NOUN ? documentLabel(name, language) : name;
}
