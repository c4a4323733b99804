import 'server-only';
import { cacheTag } from 'next/cache';
import { cache } from 'react';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { type Department, departmentsOf } from './departments.ts';
import { findSite } from './snapshot.ts';

/** The academic departments for pages; none where the campus has written none. @throws CampusApiError */
export const getDepartments = reader(async (): Promise<ReadResult<readonly Department[]>> => {
  'use cache';
  cacheTag(tags.site, siteTag('department'));
  return cacheResult('site departments', async () => departmentsOf(withLifeOf(await findSite())));
});

/** The departments for links in other pages: none while they cannot be read. */
export const knownDepartments = cache(async (): Promise<readonly Department[]> => {
  const departments = await attempt(getDepartments);
  return departments.ok ? departments.value : [];
});

/** The department with this id; null for an unknown one. @throws CampusApiError */
export async function findDepartment(id: string): Promise<Department | null> {
  return (await getDepartments()).find((department) => department.id === id) ?? null;
}
