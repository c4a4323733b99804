import { nepalTime } from '#campus-api/validation/read-time.ts';
import type { OldItem, OldSite } from '#packages/site-import/content/index.ts';

const LIST = '/notice';
const FEED = '/notice/feed.xml';

/** An address of a list that WordPress makes of posts, and the nearest one of this site. */
export interface ArchiveAddress {
  from: string;
  to: string;
}

/**
 * Addresses of the lists that WordPress makes: by month and year, tag, author, type of posts, and their feeds. Lists in the folder of another name, such as `topics`
 * for `category`, are found by their last part (`lib/platform/routes/derived-addresses.ts`).
 */
export function archiveAddresses({ items, archives }: OldSite): ArchiveAddress[] {
  const feeds = [
    'feed',
    'feed/rss2',
    'feed/atom',
    'feed/rdf',
    'comments/feed',
    '?feed=rss2',
    '?feed=atom',
    '?feed=rdf',
  ];
  const feedRows = feeds.map((from) => ({ from, to: FEED }));
  if (archives === undefined) return feedRows;
  const lists = [
    ...monthsOf(items).flatMap(([year, month]) => [`${year}/${month}`, `?m=${year}${month}`, year]),
    ...archives.authors.map((id) => `?author=${id}`),
    ...archives.types,
    // Lists of authors, and further pages of the list of all posts.
    'author',
    'page',
  ];
  return [
    ...feedRows,
    ...archives.tags.flatMap(({ taxonomy, slug, name }) => {
      const to = `/search?q=${encodeURIComponent(name.split(' / ')[0] ?? name)}`;
      const own = taxonomy === 'post_tag' ? 'tag' : taxonomy;
      return [
        { from: `${own}/${slug}`, to },
        { from: `?${own}=${slug}`, to },
        { from: `${own}/${slug}/feed`, to: FEED },
      ];
    }),
    ...[...new Set(lists)].map((from) => ({ from, to: LIST })),
  ];
}

/** Years and months with public posts. */
function monthsOf(items: readonly OldItem[]): [year: string, month: string][] {
  const times = items.flatMap(({ type, status, publishedAt }) =>
    type === 'post' && status === 'publish' && publishedAt !== null ? nepalTime(publishedAt).slice(0, 7) : [],
  );
  return [...new Set(times)].map((month): [string, string] => [month.slice(0, 4), month.slice(5, 7)]);
}
