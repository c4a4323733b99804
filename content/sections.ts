import type { PagePath } from './routes.ts';

/** The sections of the site whose pages have a ground of their own in the head. */
export type Section = 'study' | 'life' | 'about' | 'quality';

const pagesOf: Readonly<Record<Section, readonly (PagePath | '/department')[]>> = {
  study: ['/programs', '/courses', '/department', '/staff', '/nonTeachingsstaff', '/keyStaff'],
  life: [
    '/gallery',
    '/library',
    '/stuWelfareUnit',
    '/cafetria',
    '/sports',
    '/gHostel',
    '/bHostel',
    '/studentUnion',
    '/teachersAssociation',
    '/employeeAssociation',
  ],
  about: [
    '/about',
    '/chiefMessage',
    '/Strategies',
    '/mgmtCommittee',
    '/executiveCommittee',
    '/chart',
    '/publication',
    '/publicInformation',
    '/contact',
  ],
  quality: ['/qaa'],
};

const sectionOfPage = new Map<string, Section>();
for (const section of ['study', 'life', 'about', 'quality'] as const)
  for (const page of pagesOf[section]) sectionOfPage.set(page, section);

/** The section of a page: its own, or that of the nearest page above it; none for notices and the calendar. */
export function sectionOf(path: string | undefined, above: readonly (string | undefined)[]): Section | undefined {
  for (const each of [path, ...above.toReversed()]) {
    const section = each === undefined ? undefined : sectionOfPage.get(each);
    if (section) return section;
  }
  return undefined;
}
