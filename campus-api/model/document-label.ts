import { workflowMigration } from '#campus-api/database/migrations/017-workflow.ts';
import { migrations } from '#campus-api/database/migrations/index.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { parseKey, type SingleType } from '#content/site/index.ts';
import type { RecordKindDefinition } from './record-kind.ts';

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
  'notice-categories': { en: 'categories of notices', ne: 'सूचनाका प्रकार' },
  redirects: { en: 'redirects', ne: 'पुराना ठेगाना' },
};

/** A document in plain words: `menu`, `page /library`, `programme bbs`; any other text is returned unchanged. */
export function documentLabel(key: string, language: Locale): string {
  const parsed = parseKey(key);
  if (parsed === null) return key;
  if (parsed.id === null) return singleLabels[parsed.type][language];
  if (parsed.type === 'page') return language === 'en' ? `page /${parsed.id}` : `पृष्ठ /${parsed.id}`;
  return language === 'en' ? `programme ${parsed.id}` : `कार्यक्रम ${parsed.id}`;
}

/** The noun of a deleted or restored document. */
const DOCUMENT_NOUN = 'document of the site';

/** The name of a record in a list of deletions or of restored records: for a document, its label. */
export function recordName({ noun, name }: { noun: string; name: string }, language: Locale): string {
  return noun === DOCUMENT_NOUN ? documentLabel(name, language) : name;
}

export const siteDocumentKind = {
  one: { en: 'content of the website', ne: 'वेबसाइटको सामग्री' },
  several: { en: '{count} pages and other texts', ne: 'पृष्ठ र अन्य सामग्री {count} वटा' },
  role: 'editor',
  tags: ['site'],
  tables: {
    site_documents: {
      id: 'id',
      noun: 'document of the site',
      label: 'key',
      filePaths: 'content',
      since: 12,
    },
    site_document_files: {
      isPart: true,
      id: 'document_id',
      noun: 'file',
      label: 'stored',
      files: ['stored'],
      since: 12,
    },
    site_versions: {
      isPart: true,
      id: 'document_id',
      noun: 'scheduled change',
      label: 'publish_at',
      filePaths: 'content',
      since: migrations.indexOf(workflowMigration) + 1,
    },
  },
} as const satisfies RecordKindDefinition;
