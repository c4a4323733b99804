import type { Locale } from '#content/locale.ts';
import { redirects } from '#content/redirects.ts';
import { dynamicPages, patternOf, staticPages } from './page-paths.ts';
import { localPath } from './paths.ts';

/** Result of normalizing a typed address: a page, a redirect to its spelling, or nothing. `path` has no language prefix. */
export type NormalizedAddress =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; locale: Locale };

const paths = [...staticPages, ...dynamicPages];

/** A path in the form in which spellings are compared: `/About-Us` is `/aboutUs`. */
const spellingOf = (path: string) => path.toLowerCase().replace(/(\w)[-_](?=\w)/g, '$1');

const spellings = new Map<string, string>([
  ...Object.entries(redirects).map(([spelling, page]): [string, string] => [spellingOf(spelling), page]),
  ...paths.map((path): [string, string] => [spellingOf(path), path]),
]);

/**
 * Pages with a variable part. Here it need only be well-formed: the page checks it against the existing records, and an unknown one is not
 * cached (decision 27).
 */
const families = paths
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${patternOf(path)}$`, 'i') }));

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The canonical path of a typed path; letter case matters only in ids. */
function canonical(typed: string): string | null {
  const page = spellings.get(spellingOf(typed));
  if (page !== undefined) return page;
  for (const { path, pattern } of families) {
    const groups = pattern.exec(typed)?.groups;
    if (groups) {
      return path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const part = groups[name] ?? '';
        return name === 'id' ? part : part.toLowerCase();
      });
    }
  }
  return null;
}

/** Normalizes a pathname (specification section 2): letter case, hyphens, slashes and blanks at the end are ignored. */
export function normalizeAddress(pathname: string): NormalizedAddress {
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
