import type { Locale } from '../locale';

/** The address of a page in a language: bare in English, under `/ne` in Nepali. */
export function localPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/ne' : `/ne${path}`;
}
