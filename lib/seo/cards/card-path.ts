import type { Locale } from '#content/locale.ts';

/** The address of the picture that stands for a page where it is shared; `path` without its language. */
export function cardPath(path: string, locale: Locale): string {
  return `/cards/${locale}${path === '/' ? '/index' : path}.png`;
}

/** The path of the page that a card's address names, by its parts after the language; null when it is no card's. */
export function pageOfCard(parts: readonly string[]): string | null {
  const [, path] = /^(\/.+)\.png$/.exec(`/${parts.join('/')}`) ?? [];
  if (path === undefined) return null;
  return path === '/index' ? '/' : path;
}
