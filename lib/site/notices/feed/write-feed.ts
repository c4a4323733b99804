import type { FeedFormat } from './feed-address.ts';
import type { FeedContent } from './feed-content.ts';
import { writeAtom } from './write-atom.ts';
import { writeJson } from './write-json.ts';
import { writeRss } from './write-rss.ts';

const writers = { atom: writeAtom, rss: writeRss, json: writeJson } as const;

/** @throws GenerateError if an entry lacks a field that the format requires */
export function writeFeed(format: FeedFormat, content: FeedContent): string {
  return writers[format](content);
}
