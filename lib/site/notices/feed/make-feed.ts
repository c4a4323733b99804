import 'server-only';
import { categoryAt } from '#content/site/categories.ts';
import type { GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { readCategories, readIdentity } from '#lib/site/site-content/snapshot.ts';
import { listPath } from '../addresses.ts';
import { newestNotices } from '../read-notices.ts';
import { type FeedFormat, feedFormats, feedPath } from './feed-address.ts';
import { feedTitle, toFeedEntry } from './feed-entry.ts';
import { writeFeed } from './write-feed.ts';

/** Notices in a feed: more than are published in a month, few enough for a phone. */
const MAX_ENTRIES = 50;

/** The newest notices of a department as a feed. @throws CampusApiError */
export async function makeFeed(department: string, format: FeedFormat): Promise<GeneratedDocument> {
  const { name } = await readIdentity();
  const entries = await Promise.all((await newestNotices(department, MAX_ENTRIES)).map(toFeedEntry));
  const times = entries.flatMap(({ date, changed }) => changed ?? date ?? []);
  const category = categoryAt(await readCategories(), department);
  const { about } = category;
  const body = writeFeed(format, {
    title: feedTitle(category, [...new Set([name.en, name.ne])].join(' · ')),
    description: [...new Set([about.en, about.ne])].join(' '),
    author: name.en,
    pageUrl: absoluteUrl(listPath(department)),
    feedUrl: absoluteUrl(feedPath(department, format)),
    updated: times.sort((a, b) => b.getTime() - a.getTime())[0],
    entries,
  });
  return { body, type: `${feedFormats[format].type}; charset=utf-8`, isDated: true };
}
