import type { Locale } from '#content/locale.ts';

/** A record of the campus API with the texts that exist in the language of the page; the others are unchanged. */
export function inLanguage<T extends { nepali?: Partial<T> | undefined }>(record: T, locale: Locale): T {
  return locale === 'ne' ? { ...record, ...record.nepali } : record;
}
