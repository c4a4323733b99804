import { pages, reservedCategories } from '#content/routes.ts';
import {
  COMPARE_CHOSEN,
  CONVERT,
  DEPARTMENTS,
  FIND_IN_RESULTS,
  FIND_NUMBER,
  FIND_PROGRAMME,
  FOLLOW,
  ID_PATTERN,
  MONTH_PATTERN,
  NOTICE_SEARCH,
  NOTICE_TABLE,
  PUBLICATION_TABLE,
  QAA_DOCUMENTS,
  SITE_SEARCH,
  STATUS,
  WRITE,
} from './paths.ts';

// The part of the route table that the service worker needs too.

/** The pattern of each variable part of a page's path, as the source of a regular expression. */
export const pageParts = {
  id: ID_PATTERN,
  month: MONTH_PATTERN,
  n: '(?:[2-9]|[1-9]\\d{1,5})',
  position: '[1-9]\\d?',
  table: '[1-9]\\d?',
  /** The address of a category of notices; the registry lists them (`content-addresses.ts`). */
  department: `(?!(?:${reservedCategories.join('|')})(?![\\w-]))[a-z0-9]+(?:-[a-z0-9]+)*`,
  /** The finder is not a programme. */
  programme: '(?!find(?![\\w-]))[a-z0-9]+(?:-[a-z0-9]+){0,9}',
  /** The id of an academic department. */
  slug: '[a-z0-9]+(?:-[a-z0-9]+){0,9}',
} as const;

/** The paths of the pages that are the same for all visitors; `{id}` is a variable part. */
export const staticPages = [
  ...pages,
  '/calendar/{month}',
  '/calendar/events/{id}',
  '/gallery/{id}',
  '/staff/{id}',
  DEPARTMENTS,
  '/department/{slug}',
  '/programs/{programme}',
  '/notice/item/{id}',
  '/notice/item/{id}/file/{position}',
  '/publication/{id}/file/{position}',
  '/notice/page/{n}',
  '/notice/{department}',
  '/notice/{department}/page/{n}',
] as const;

/** The path of the list of a category of notices. */
export const CATEGORY_PAGE = '/notice/{department}';

/** The path of the pages of text that are not in `pages`. Unlike other paths it has no pattern: the registry lists them (`content-addresses.ts`). */
export const CONTENT_PAGE = '/{page}';

/** The paths of the dynamic pages, which are rendered for each request. */
export const dynamicPages = [
  NOTICE_SEARCH,
  SITE_SEARCH,
  CONVERT,
  WRITE,
  FOLLOW,
  FIND_NUMBER,
  FIND_IN_RESULTS,
  COMPARE_CHOSEN,
  FIND_PROGRAMME,
  NOTICE_TABLE,
  PUBLICATION_TABLE,
  QAA_DOCUMENTS,
  STATUS,
] as const;

export type PagePattern = (typeof staticPages)[number] | (typeof dynamicPages)[number];

/** The pattern of paths, as the source of a regular expression with a named group for each variable part. */
export function patternOf(path: string, parts: Readonly<Record<string, string>> = pageParts): string {
  return path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, (_, name: string) => {
    const pattern = parts[name];
    if (pattern === undefined) throw new Error(`${path} has a part that no pattern describes: ${name}`);
    return `(?<${name}>${pattern})`;
  });
}
