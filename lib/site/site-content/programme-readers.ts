import 'server-only';
import { cacheTag } from 'next/cache';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { findInMemory, RECENT_MS, withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { loadSite, SITE_KEY } from './load-site.ts';
import { catalogueOf, findInCatalogue, type ProgrammeCatalogue, type ProgrammeEntry } from './programmes.ts';
import { findSite, readSiteContent } from './snapshot.ts';

const memoizedCatalogue = memoizeOf('programme-catalogue', catalogueOf);

/**
 * The tags of content that depends on programmes. Every page of a programme links to the others of its level, and its notices depend on
 * all names: it has the tag of the whole collection.
 */
export const programmeTags = [tags.site, siteTag('programmes'), siteTag('programme')] as const;

/** The programmes for callers outside of pages, and for cached functions; one object until the site content changes. @throws CampusApiError */
export async function readProgrammes(): Promise<ProgrammeCatalogue | null> {
  return memoizedCatalogue(await readSiteContent());
}

/** The programmes for pages; null where the campus has none. @throws CampusApiError */
export const getProgrammes = reader(async (): Promise<ReadResult<ProgrammeCatalogue | null>> => {
  'use cache';
  cacheTag(...programmeTags);
  return cacheResult('site programmes', async () => memoizedCatalogue(withLifeOf(await findSite())));
});

const getRecentProgrammes = reader(async (): Promise<ReadResult<ProgrammeCatalogue | null>> => {
  'use cache';
  cacheTag(...programmeTags);
  return cacheResult(
    'site programmes',
    async () => memoizedCatalogue(withLifeOf(await findInMemory(SITE_KEY, loadSite, RECENT_MS))),
    () => 'recent',
  );
});

/** The programme with this id; the site content is requested again, at most every 15 s, where it is unknown. @throws CampusApiError */
export async function findProgramme(id: string): Promise<ProgrammeEntry | null> {
  return findInCatalogue(await getProgrammes(), id) ?? findInCatalogue(await getRecentProgrammes(), id);
}
