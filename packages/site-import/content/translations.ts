import { type Language, languageOf } from '../../nepali/text/language.ts';
import { wordsOf } from './block.ts';
import type { OldItem } from './old-site.ts';

/** One record from one item, or from an item in each language. */
export type Versions = Partial<Record<Language, OldItem>>;

/** Joins translations of Polylang and of the exporter of WPML; items of other languages stay alone. */
export function joinTranslations(items: readonly OldItem[]): Versions[] {
  const groups = new Map<string, Versions>();
  const records: Versions[] = [];
  for (const item of items) {
    const language = languageOfItem(item);
    const group = groupOf(item);
    const existing = group === null ? undefined : groups.get(group);
    if (existing && existing[language] === undefined) existing[language] = item;
    else {
      const record: Versions = { [language]: item };
      records.push(record);
      if (group !== null && !existing) groups.set(group, record);
    }
  }
  return records;
}

export const versionsOf = ({ en, ne }: Versions): OldItem[] => [en, ne].filter((item) => item !== undefined);

/** The language that a plug-in states; empty without one. */
export const languageTermOf = (item: OldItem) => termOf(item, 'language') ?? '';

const termOf = (item: OldItem, domain: string) => item.terms.find((term) => term.domain === domain)?.slug;

function groupOf(item: OldItem): string | null {
  const group = termOf(item, 'post_translations') ?? item.meta.get('_wpml_import_translation_group');
  return group ? `${item.type} ${group}` : null;
}

/** The language that a plug-in states, or that of most letters. */
export function languageOfItem(item: OldItem): Language {
  const code = termOf(item, 'language') ?? item.meta.get('_wpml_import_language_code') ?? '';
  if (/^ne\b|^ne_/i.test(code)) return 'ne';
  if (/^en\b|^en_/i.test(code)) return 'en';
  return languageOf(
    [item.title, ...item.blocks.map((block) => ('text' in block ? wordsOf(block.text) : ''))].join(' '),
  );
}
