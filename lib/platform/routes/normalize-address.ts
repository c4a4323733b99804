import type { Locale } from '#content/locale.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { TRACING_SOURCE } from '#packages/site-import/crawl/tracing-parameters.ts';
import { type ContentAddresses, contentAddresses } from './content-addresses.ts';
import { dynamicPages, patternOf, staticPages } from './page-paths.ts';
import { localPath } from './paths.ts';
import { productSpellings } from './product-spellings.ts';

/** Result of normalizing a typed address: a page, a redirect to its spelling, or nothing. `path` has no language prefix. */
export type NormalizedAddress =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; locale: Locale };

const paths = [...staticPages, ...dynamicPages];

/** A path in the form in which spellings are compared: `/About-Us` is `/aboutUs`. */
export const spellingOf = (path: string) => path.toLowerCase().replace(/(\w)[-_](?=\w)/g, '$1');

const bySpelling = (targets: Iterable<readonly [spelling: string, path: string]>) =>
  new Map([...targets].map(([spelling, path]) => [spellingOf(spelling), path]));

const ownPaths = bySpelling(paths.map((path) => [path, path]));
const ownSpellings = bySpelling(Object.entries(productSpellings));

/** Redirects between pages by spelling: pages and lists of notices override them, and they override short addresses. */
const redirectPaths = memoizeOf('redirect-spellings', ({ redirects }: ContentAddresses) => bySpelling(redirects));

// `/vacancies` is `/notice/vacancies`, as `/admission` is `/notice/admission`.
const shortPaths = memoizeOf('short-spellings', ({ categories }: ContentAddresses) =>
  bySpelling(lists(categories).map(([address, path]) => [`/${address}`, path] as const)),
);

/** Paths of pages and lists of notices by spelling. */
const contentPaths = memoizeOf('content-spellings', ({ pages, categories }: ContentAddresses) =>
  bySpelling([
    ...lists(categories).flatMap(([, path]) => [path, `${path}/page/1`].map((spelling) => [spelling, path] as const)),
    ...[...pages].map((path) => [path, path] as const),
  ]),
);

const lists = (categories: ContentAddresses['categories']) =>
  [...categories.keys()]
    .filter((address) => address !== 'all')
    .map((address) => [address, `/notice/${address}`] as const);

/**
 * Pages with a variable part. Here it need only be well-formed: the page checks it against the existing records, and an unknown one is not
 * cached (decision 23).
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

/** Unknown categories have no pages; other variable parts are checked by the page. */
const isExisting = (category: string | undefined, { categories }: ContentAddresses) =>
  category === undefined || categories.has(category.toLowerCase());

/** The canonical path of a typed path; letter case matters only in ids. `isOwn`: without redirects of the campus. */
function canonical(typed: string, isOwn = false): string | null {
  const content = contentAddresses();
  if (content.pages.has(typed)) return typed;
  const spelling = spellingOf(typed);
  // The page of a record checks whether it exists before a redirect applies (`formerLocationOfMissing`).
  const recordPage = pageOfRecord(typed, content);
  return (
    ownPaths.get(spelling) ??
    contentPaths(content).get(spelling) ??
    (isOwn || recordPage !== null ? undefined : redirectPaths(content).get(spelling)) ??
    shortPaths(content).get(spelling) ??
    ownSpellings.get(spelling) ??
    recordPage
  );
}

/** The path of a page with a variable part; null for another path. */
function pageOfRecord(typed: string, content: ContentAddresses): string | null {
  for (const { path, pattern } of families) {
    const groups = pattern.exec(typed)?.groups;
    if (groups && isExisting(groups.department, content)) {
      return path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const part = groups[name] ?? '';
        return name === 'id' ? part : part.toLowerCase();
      });
    }
  }
  return null;
}

/**
 * Normalizes a pathname (specification section 2): letter case, hyphens, slashes and blanks at the end are ignored, and so is what other programs
 * appended.
 */
export function normalizeAddress(pathname: string): NormalizedAddress {
  const { locale, path } = typedPath(pathname);
  if (path === null) return { kind: 'missing', locale };
  const page = canonical(path) ?? canonical(withoutAppended(path));
  if (page === null) return { kind: 'missing', locale };
  const to = localPath(page, locale);
  return to === pathname ? { kind: 'page', locale, path: page } : { kind: 'redirect', to };
}

/** Whether the site has something at a pathname, also in another spelling, without the redirects of the campus. */
export function isOwnAddress(pathname: string): boolean {
  const { path } = typedPath(pathname);
  return path !== null && (canonical(path, true) ?? canonical(withoutAppended(path), true)) !== null;
}

/** A parameter that traces visits, where a program appended it without the question mark. */
const TRACING_PART = new RegExp(`&(?:${TRACING_SOURCE})(?:[=&].*)?$`, 'is');

/**
 * A path without what programs that recognize links in texts take for a part of them: the danda or bracket behind the link, with the text up to the next
 * blank, and other punctuation. Digits are Latin, and slashes single.
 */
function withoutAppended(path: string): string {
  const plain = path.replace(TRACING_PART, '').replace(/[।॥)\]}>»”’"].*/su, '');
  const trimmed = trimEnd(plain, /[^\p{L}\p{M}\p{N}_-]/u).replace(/\/{2,}/g, '/');
  return toLatinDigits(trimmed) || '/';
}

/** The language and the path without it; null for a path that cannot be decoded. */
function typedPath(pathname: string): { locale: Locale; path: string | null } {
  const typed = decode(pathname);
  const [, prefix, rest = ''] = /^\/(en|ne)(?=[\s/]|$)(.*)$/is.exec(typed ?? '') ?? [];
  const locale: Locale = prefix?.toLowerCase() === 'ne' ? 'ne' : 'en';
  return {
    locale,
    path: typed === null ? null : trimEnd(prefix === undefined ? typed : rest, /[\s/]/) || '/',
  };
}
