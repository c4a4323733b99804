import 'server-only';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import type { GeneratedDocument } from '#lib/http/document-response.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import { readIdentity } from '#lib/site-content/snapshot.ts';
import { listPath } from '../addresses.ts';
import { newestNotices } from '../read-notices.ts';
import { type FeedFormat, feedFormats, feedPath } from './feed-address.ts';
import { feedTitle, toFeedEntry } from './feed-entry.ts';
import { writeFeed } from './write-feed.ts';

/** Notices in a feed: more than are published in a month, few enough for a phone. */
const MAX_ENTRIES = 50;

/** The newest notices of a department as a feed. @throws CampusApiError */
export async function makeFeed(department: Department, format: FeedFormat): Promise<GeneratedDocument> {
  const { name } = await readIdentity();
  const entries = await Promise.all((await newestNotices(department, MAX_ENTRIES)).map(toFeedEntry));
  const changed = entries.find(({ date }) => date !== null)?.date ?? null;
  const { about } = noticePages[department];
  const body = writeFeed(format, {
    title: feedTitle(department, [...new Set([name.en, name.ne])].join(' · ')),
    description: `${about.en} ${about.ne}`,
    author: name.en,
    pageUrl: absoluteUrl(listPath(department)),
    feedUrl: absoluteUrl(feedPath(department, format)),
    updated: changed ?? new Date(0),
    entries,
  });
  return { body, type: `${feedFormats[format].type}; charset=utf-8`, changed };
}
