import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { listPath } from '../addresses.ts';

/** The formats of feeds: file name in the address, media type and name. */
export const feedFormats = {
  atom: { file: 'feed.xml', type: 'application/atom+xml', name: 'Atom' },
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

export const feedFormatNames = ['atom', 'rss', 'json'] as const satisfies readonly FeedFormat[];

export function feedPath(department: string, format: FeedFormat): string {
  return `${listPath(department)}/${feedFormats[format].file}`;
}

/** The feed for the segments after `/notice/` in an address, null for any other. */
export function readFeedAddress(segments: readonly string[]): { department: string; format: FeedFormat } | null {
  const file = segments.at(-1);
  const department = segments.length === 1 ? 'all' : segments[0];
  const format = feedFormatNames.find((name) => feedFormats[name].file === file);
  if (!format || !department || !contentAddresses().categories.has(department) || segments.length > 2) return null;
  return segments.length === 2 && department === 'all' ? null : { department, format };
}
