import { aliases, pages } from '@/content/routes';
import { MONTH_PATTERN } from '../almanac/addresses';
import type { Locale } from '../locale';
import { localPath } from './local-path';
import { served } from './served';

/** What an address as it was typed leads to: a page, a better spelling of it, or nothing. `path` has no language prefix. */
export type Settled =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; locale: Locale };

/**
 * Address families with a variable part, whose letter case counts. Here it need only be well-formed: the page checks it
 * against the known list, and what the page does not know is kept in no cache (decision record 7).
 */
const families: readonly RegExp[] = [
  /^(\/gallery\/)([\w-]{1,64})$/i,
  new RegExp(`^(/calendar/)(${MONTH_PATTERN})$`, 'i'),
  /^(\/notice\/item\/)([\w-]{1,64})$/i,
  /^(\/notice\/(?:(?:admission|administration|exam|downloads)\/)?page\/)([2-9]|[1-9]\d{1,5})$/i,
];

const canonicalByFolded = new Map<string, string>([
  ...Object.entries(aliases).map(([alias, page]): [string, string] => [alias.toLowerCase(), page]),
  ...[...pages, ...served].map((page): [string, string] => [page.toLowerCase(), page]),
]);

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function canonical(path: string): string | null {
  const page = canonicalByFolded.get(path.toLowerCase());
  if (page !== undefined) return page;
  const [, family, part] = families.map((pattern) => pattern.exec(path)).find(Boolean) ?? [];
  return family && part ? family.toLowerCase() + part : null;
}

/** Settles a pathname (specification section 2, design decision 1): letter case, slashes and blanks at the end are forgiven. */
export function settleAddress(pathname: string): Settled {
  const typed = decode(pathname);
  const [, prefix, rest = ''] = /^\/(en|ne)(?=[\s/]|$)(.*)$/is.exec(typed ?? '') ?? [];
  const locale: Locale = prefix?.toLowerCase() === 'ne' ? 'ne' : 'en';
  if (typed === null) return { kind: 'missing', locale };
  const path = (prefix === undefined ? typed : rest).replace(/[\s/]+$/u, '') || '/';
  const page = canonical(path);
  if (page === null) return { kind: 'missing', locale };
  const to = localPath(page, locale);
  return to === pathname ? { kind: 'page', locale, path: page } : { kind: 'redirect', to };
}
