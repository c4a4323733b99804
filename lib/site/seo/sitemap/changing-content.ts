import 'server-only';
import { cacheTag } from 'next/cache';
import { peoplePaths } from '#content/people-pages.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import type { Album, CampusEvent, Publication, Staff } from '#lib/site/campus-client/types.ts';
import { attempt, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { introductionSource } from '#lib/site/content-cache/introduction.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { getAlbums, getCampusChief, getEvents, getPublications } from '#lib/site/content-cache/readers.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { cachedNoticeList } from '#lib/site/notices/notice-list.ts';
import { newestNotices } from '#lib/site/notices/read-notices.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { peopleWithPages } from '#lib/site/people/person-pages.ts';
import { readCategories, readSiteContent } from '#lib/site/site-content/snapshot.ts';
import { latestDate, noticesOfPart, partsOf } from './parts.ts';

/** Published content with its dates. `newestNoticeAt`: time of the newest notice of each category by its address (ISO). */
export interface ChangingContent {
  newestNoticeAt: Readonly<Partial<Record<string, string | null>>>;
  albums: readonly Album[];
  publications: readonly Publication[];
  events: readonly CampusEvent[];
  /** The people with a page. */
  people: readonly Staff[];
  /** Pages of people, of the chief and of the introduction that have nothing yet. */
  empty: readonly string[];
  /** Null if it is unavailable. */
  site: SiteContent | null;
}

/** Unavailable lists are omitted: an incomplete sitemap does not remove pages from search engines. */
async function readOrEmpty<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const list = await attempt(read);
  return list.ok ? list.value : [];
}

/** The pages without content of their own; pages that cannot be read count as filled. */
async function emptyPages(): Promise<string[]> {
  const reads: [string, () => Promise<unknown>][] = [
    ['/about', async () => (await introductionSource('en')) ?? introductionSource('ne')],
    ['/chiefMessage', getCampusChief],
    ...peoplePaths.map((path): [string, () => Promise<unknown>] => [path, peopleOfPage(path).read]),
  ];
  const empty = await Promise.all(reads.map(([, read]) => readsNothing(read)));
  return reads.flatMap(([path], index) => (empty[index] ? [path] : []));
}

export async function readChangingContent(): Promise<ChangingContent> {
  const names = (await readCategories()).map(({ address }) => address);
  const newest = await Promise.all(names.map((department) => readOrEmpty(() => newestNotices(department, 1))));
  const [albums, publications, events, people] = await Promise.all([
    readOrEmpty(getAlbums),
    readOrEmpty(getPublications),
    readOrEmpty(getEvents),
    peopleWithPages(),
  ]);
  const newestNoticeAt = Object.fromEntries(names.map((name, index) => [name, newest[index]?.[0]?.createdAt ?? null]));
  const site = await attempt(readSiteContent);
  return {
    newestNoticeAt,
    albums,
    publications,
    events,
    people,
    empty: await emptyPages(),
    site: site.ok ? site.value : null,
  };
}

/** Time of the newest notice of each part (ISO). @throws CampusApiError */
export const datesOfParts = reader(async (): Promise<ReadResult<(string | null)[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult('parts of the sitemap', async () => {
    const { notices } = await cachedNoticeList('all');
    return Array.from({ length: partsOf(notices.length) }, (_, index) =>
      latestDate(noticesOfPart(notices, index + 1).map(({ createdAt }) => createdAt)),
    );
  });
});
