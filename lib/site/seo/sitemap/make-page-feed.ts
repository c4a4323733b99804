import 'server-only';
import { type Locale, locales } from '#content/locale.ts';
import { pageFeed } from '#content/messages/notices.ts';
import type { GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { feedFormats } from '#lib/site/notices/feed/feed-address.ts';
import { feedText } from '#lib/site/notices/feed/feed-text.ts';
import { writeFeed } from '#lib/site/notices/feed/write-feed.ts';
import { descriptionOf } from '#lib/site/site-content/content-pages.ts';
import { readIdentity, readSiteContent } from '#lib/site/site-content/snapshot.ts';
import { changedPages } from './changed-pages.ts';
import { type PageFeedFormat, pageFeedPath } from './feed-files.ts';

const MAX_ENTRIES = 50;

/** The pages of text that the campus has added or changed, as a feed in one language. @throws CampusApiError */
export async function makePageFeed(locale: Locale, format: PageFeedFormat): Promise<GeneratedDocument> {
  const { name } = await readIdentity();
  const pages = changedPages(await readSiteContent(), MAX_ENTRIES);
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  const body = writeFeed(format, {
    title: `${pageFeed.title[locale]} – ${name[locale]}`,
    description: pageFeed.description[locale],
    author: name[locale],
    pageUrl: absoluteUrl(localPath('/', locale)),
    feedUrl: absoluteUrl(pageFeedPath(locale, format)),
    updated: pages[0]?.changed,
    entries: pages.map((entry) => ({
      url: absoluteUrl(localPath(entry.path, locale)),
      addresses: languages.map((language) => ({ url: absoluteUrl(localPath(entry.path, language)), language })),
      language: locale,
      title: feedText(entry.page.title[locale]),
      text: feedText(descriptionOf(entry.page)[locale]),
      date: null,
      changed: entry.changed,
      files: [],
    })),
  });
  return { body, type: `${feedFormats[format].type}; charset=utf-8`, isDated: true };
}
