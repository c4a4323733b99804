import { createMatcher } from '#campus-api/database/matching.ts';
import { locales } from '#content/locale.ts';
import { pages } from '#content/routes.ts';
import { isFixedPage } from '#lib/platform/routes/reserved.ts';
import type { SiteDocument } from '../store.ts';
import { documentName } from './form-page.ts';

/** Keys of pages of the product that the campus has not written. */
export function missingPages(existing: ReadonlySet<string>): string[] {
  const keys = pages.filter(isFixedPage).map((path) => `page${path}`);
  return keys.filter((key) => !existing.has(key));
}

/** Keys of documents with each word of a search in their names or texts, in both languages, and of missing pages by their names. */
export function searchDocuments(documents: readonly SiteDocument[], search: string): ReadonlySet<string> {
  const matches = createMatcher(search);
  const contents = new Map(documents.map(({ key, content }) => [key, content]));
  const keys = [...contents.keys(), ...missingPages(new Set(contents.keys()))];
  const textOf = (key: string) => {
    const content = contents.get(key);
    return [key, ...locales.map((language) => documentName(key, { language }, content)), ...textsIn(content)].join(' ');
  };
  return new Set(keys.filter((key) => matches(textOf(key))));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
