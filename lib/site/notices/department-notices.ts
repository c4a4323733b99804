import 'server-only';
import { cacheTag } from 'next/cache';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { cachedNoticeList } from './notice-list.ts';
import { wordsPattern } from './words-pattern.ts';

/** The newest notices whose description has one of the words; none without words. @throws CampusApiError */
export const noticesWithWords = reader(
  async (words: readonly string[], count: number): Promise<ReadResult<Notice[]>> => {
    'use cache';
    cacheTag(tags.notices);
    return cacheResult(`notices with ${words.join()}`, async () => {
      const pattern = wordsPattern(words);
      const { notices } = await cachedNoticeList('all');
      return notices.filter(({ description }) => pattern.test(normalize(description))).slice(0, count);
    });
  },
);
