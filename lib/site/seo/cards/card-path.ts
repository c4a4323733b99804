import type { Locale } from '#content/locale.ts';

/** The address of the social card of a page; `path` without its language. */
export function cardPath(path: string, locale: Locale): string {
  return `/cards/${locale}${path === '/' ? '/index' : path}.png`;
}

/** The path of the page of a card, from the parts of its address after the language; null for any other address. */
export function pageOfCard(parts: readonly string[]): string | null {
  const [, path] = /^(\/.+)\.png$/.exec(`/${parts.join('/')}`) ?? [];
  if (path === undefined) return null;
  return path === '/index' ? '/' : path;
}
