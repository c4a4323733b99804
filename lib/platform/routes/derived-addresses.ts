import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { FormerRows } from './content-addresses.ts';

// Addresses that WordPress derives from those of pages and lists: the table has only the latter.

/** The feed of a page, further pages of it, and smaller versions of a picture. */
const DERIVED =
  /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|(?:page\/|comment-page-)\d{1,6})$|-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/;
const FEED = /\/feed(?:\/\w+)?$/;
/** A further page of a text, a further page of the list of all posts, or a month of a year. */
const NUMBER = /\/\d{1,4}$/;
const AUTHOR = /^\/author\/[^/]+$/;

/** The path from which WordPress derives another one; null for a path that is not derived. */
export function derivedFrom(path: string): string | null {
  const base = path.replace(DERIVED, '') || '/';
  return base === path ? null : base;
}

/** The paths of a shorter list that contains the text or list of a path, the nearest first. */
export function shortenedPaths(path: string): string[] {
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
export function listTarget(rows: FormerRows, path: string): string | null {
  const base = derivedFrom(path) ?? path;
  const name = base.split('/').at(-1) ?? '';
  const target = base.split('/').length > 2 ? listsOf(rows).get(name) : undefined;
  if (target === undefined) return null;
  if (!FEED.test(path)) return target;
  return target.startsWith('/notice') ? `${target}/feed.xml` : '/notice/feed.xml';
}
