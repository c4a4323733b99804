import type { FeedEntry } from './feed-entry.ts';
import { toHtml } from './feed-text.ts';

/** A feed without its format. Addresses are absolute; `updated`: when its entries last changed; undefined without an entry. */
export interface FeedContent {
  title: string;
  description: string;
  author: string;
  pageUrl: string;
  feedUrl: string;
  updated: Date | undefined;
  entries: readonly FeedEntry[];
}

/** The text of a notice and links to its files, as HTML: readers sanitize it, and some show no other text. */
export function htmlOf({ text, files }: Pick<FeedEntry, 'text' | 'files'>): string {
  const links = files.map(({ url, title }) => `<p><a href="${toHtml(url)}">${toHtml(title)}</a></p>`);
  return `<p>${toHtml(text)}</p>${links.join('')}`;
}
