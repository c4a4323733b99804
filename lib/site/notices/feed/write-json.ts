import { generateJsonFeed } from 'feedsmith';
import type { FeedContent } from './feed-content.ts';

export function writeJson({ title, description, author, pageUrl, feedUrl, entries }: FeedContent): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    authors: [{ name: author }],
    items: entries.map(({ url, language, title: name, text, date, changed, files }) => ({
      id: url,
      url,
      title: name,
      content_text: text,
      language,
      ...(date && { date_published: date }),
      ...(changed && { date_modified: changed }),
      attachments: files.map((file) => ({
        url: file.url,
        mime_type: file.type,
        title: file.title,
        ...(file.length !== null && { size_in_bytes: file.length }),
      })),
    })),
  });
  return JSON.stringify(feed);
}
