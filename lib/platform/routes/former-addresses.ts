import type { Locale } from '#content/locale.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { FormerRows } from './content-addresses.ts';
import { formerKey, readFormerAddress } from './former-address.ts';
import { matchRoute } from './match.ts';
import { isOwnAddress, normalizeAddress } from './normalize-address.ts';
import { localeOf, localPath } from './paths.ts';

// Addresses that WordPress derives from those of pages and lists: the table has only the latter.

/** The feed of a page, further pages of it, and smaller versions of a picture. */
const DERIVED =
  /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|(?:page\/|comment-page-)\d{1,6})$|-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/;
const FEED = /\/feed(?:\/\w+)?$/;
/** A further page of a text, a further page of the list of all posts, or a month of a year. */
const NUMBER = /\/\d{1,4}$/;
const AUTHOR = /^\/author\/[^/]+$/;

/** The path from which WordPress derives another one; null for a path that is not derived. */
function derivedFrom(path: string): string | null {
  const base = path.replace(DERIVED, '') || '/';
  return base === path ? null : base;
}

/** The paths of a shorter list that contains the text or list of a path, the nearest first. */
function shortenedPaths(path: string): string[] {
  const base = derivedFrom(path) ?? path;
  const shorter = [path, base].filter((each) => NUMBER.test(each)).map((each) => each.replace(NUMBER, ''));
  return [...new Set([...shorter, ...(AUTHOR.test(base) ? ['/author'] : [])])].filter((each) => each !== '');
}

const LIST = /^\/(?:notice(?:\/(?!item\/)[\w-]+)?|search\?.*)$/;

/** Targets of lists by the last part of their addresses; numbers are months. */
const listsOf = memoizeOf('former-lists', (rows: FormerRows) => {
  const lists = new Map<string, string>();
  for (const [from, to] of rows) {
    const [, name = ''] = /^\/[^?]+\/([^/?]+)$/.exec(from) ?? [];
    if (name !== '' && !/^\d+$/.test(name) && LIST.test(to) && !lists.has(name)) lists.set(name, to);
  }
  return lists;
});

/** The target of a list in another folder: `/topics/news/exams` where the table has `/category/exams`. Its feed leads to a feed. */
function listTarget(rows: FormerRows, path: string): string | null {
  const base = derivedFrom(path) ?? path;
  const name = base.split('/').at(-1) ?? '';
  const target = base.split('/').length > 2 ? listsOf(rows).get(name) : undefined;
  if (target === undefined) return null;
  if (!FEED.test(path)) return target;
  return target.startsWith('/notice') ? `${target}/feed.xml` : '/notice/feed.xml';
}

interface FormerIndex {
  readonly targets: ReadonlyMap<string, string>;
  /** Names of the parameters that identify pages of a path, the most first. */
  readonly queries: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** All of these names of a path. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

const indexOf = memoizeOf('former-addresses', (rows: FormerRows): FormerIndex => {
  const queries = new Map<string, Map<string, readonly string[]>>();
  for (const [from] of rows) {
    const address = from.includes('?') ? readFormerAddress(from) : null;
    if (!address) continue;
    const names = [...address.query.keys()].sort();
    const ofPath = queries.get(address.path) ?? new Map<string, readonly string[]>();
    queries.set(address.path, ofPath.set(names.join('&'), names));
  }
  const sorted = [...queries].map(([path, ofPath]) => {
    return [path, [...ofPath.values()].sort((one, other) => other.length - one.length)] as const;
  });
  const names = sorted.map(([path, ofPath]) => [path, new Set(ofPath.flat())] as const);
  return { targets: new Map(rows), queries: new Map(sorted), names: new Map(names) };
});

/** Parameters of a requested address that are compared. */
const MAX_PARAMETERS = 30;

const LANGUAGE = /^\/(ne|en)(?=\/|$)/;

/** The path as it is, without its language, and that of the page from which WordPress derives it. */
function pathsOf(path: string): string[] {
  const neutral = path.replace(LANGUAGE, '') || '/';
  const paths = [path, neutral];
  return [...new Set([...paths, ...paths.map((each) => derivedFrom(each) ?? each)])];
}

/** The target of an address in the rows. `needsQuery`: only by parameters, for an address that the site has. */
export function findFormerTarget(rows: FormerRows, url: string, needsQuery: boolean): string | null {
  const { targets, queries } = indexOf(rows);
  const address = readFormerAddress(url);
  if (!address) return null;
  for (const path of pathsOf(address.path)) {
    for (const names of queries.get(path) ?? []) {
      const hasAll = names.every((name) => address.query.has(name));
      const target = hasAll ? targets.get(formerKey({ ...address, path }, names)) : undefined;
      if (target !== undefined) return target;
    }
    const target = needsQuery ? undefined : targets.get(formerKey({ path, query: new Map() }));
    if (target !== undefined) return target;
  }
  return null;
}

/**
 * The location to which a requested address of the former site leads, in the language of its prefix; null for an address that is none. A page of this site, also in
 * another spelling, wins; parameters, which mean nothing to such a page, can identify one of the former site: `/?p=12`.
 */
export function formerLocation(rows: FormerRows, url: string): string | null {
  if (rows.length === 0) return null;
  const route = matchRoute(url);
  if (route !== null && (route.kind !== 'page' || !hasFormerQuery(rows, url))) return null;
  const [path = '/'] = url.split('?', 1);
  let target = findFormerTarget(rows, url, route !== null);
  if (target === null && route === null) target = nearestTarget(rows, url);
  else if (target !== null && route === null && isOwnAddress(path)) target = findFormerTarget(rows, url, true);
  return target === null ? null : locationOf(target, localeOf(path));
}

/** The list or the page of this site from which WordPress derived an address that no row has: `/history/2`, `/topics/news/exams/page/3`. */
function nearestTarget(rows: FormerRows, url: string): string | null {
  const address = readFormerAddress(url);
  const neutral = address?.path.replace(LANGUAGE, '') || '/';
  if (!address || isOwnAddress(neutral)) return null;
  const { targets } = indexOf(rows);
  const shortened = [address.path, neutral].flatMap(shortenedPaths);
  for (const path of shortened) {
    const target = targets.get(formerKey({ path, query: new Map() }));
    if (target !== undefined) return target;
  }
  const base = derivedFrom(neutral);
  const own = [...(base === null || base === '/' ? [] : [base]), ...shortened].find(isOwnAddress);
  if (own === undefined) return listTarget(rows, neutral);
  const page = normalizeAddress(own);
  return page.kind === 'missing' ? null : page.kind === 'page' ? page.path : page.to;
}

/** The location for an address of a page with a variable part of which the site has no record, such as `/gallery/annual-day`. */
export function formerLocationOfMissing(rows: FormerRows, url: string): string | null {
  const target = rows.length === 0 ? null : findFormerTarget(rows, url, false);
  return target === null ? null : locationOf(target, localeOf(url));
}

/** Whether an address of the site has a parameter of a former one at its path: two look-ups, and only for addresses with parameters. */
function hasFormerQuery(rows: FormerRows, url: string): boolean {
  const end = url.indexOf('?');
  if (end === -1) return false;
  const path = trimEnd(url.slice(0, end).toLowerCase(), /\//) || '/';
  const { names } = indexOf(rows);
  const former = names.get(path) ?? names.get(path.replace(LANGUAGE, '') || '/');
  if (!former) return false;
  const requested = url.slice(end + 1).split('&', MAX_PARAMETERS);
  return requested.some((parameter) => {
    const [name = ''] = parameter.split('=', 1);
    return former.has(name) || /[%+]/.test(name);
  });
}

/** The target as the value of `Location`; a page in the language of the request, unless the target names one. */
function locationOf(target: string, locale: Locale): string | null {
  const url = URL.parse(target, 'https://site.invalid/');
  if (!url) return null;
  if (!target.startsWith('/')) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (locale === 'en' || LANGUAGE.test(path)) return path;
  const localized = localPath(path, 'ne');
  return matchRoute(localized.replace(/#.*/s, '')) ? localized : path;
}
