import type { FeedFormat } from './feed-address';
import type { FeedContent } from './feed-content';
import { writeAtom } from './write-atom';
import { writeJson } from './write-json';
import { writeRss } from './write-rss';

const writers = { atom: writeAtom, rss: writeRss, json: writeJson } as const;

/** @throws GenerateError when an entry lacks what the format demands */
export function writeFeed(format: FeedFormat, content: FeedContent): string {
  return writers[format](content);
}
