/** The categories of notices of the specification (section 3) by address, with their ids of the campus API. A campus can add others (`site/notice-categories.ts`). */
export const fixedCategories = { admission: 12, administration: 11, exam: 10, downloads: 13 } as const;

export type FixedCategory = keyof typeof fixedCategories;

export function isFixedCategory(text: string): text is FixedCategory {
  return Object.hasOwn(fixedCategories, text);
}

/** Addresses below `/notice` of other pages: no category can have them. */
export const reservedCategories = [
  'all',
  'index',
  'item',
  'page',
  'search',
  'deadlines',
  'find-number',
  'follow',
] as const;

/** Every fixed address of the site, spelt as the specification spells it, without the language prefix. */
export const pages = [
  '/',
  '/about',
  '/chiefMessage',
  '/Strategies',
  '/mgmtCommittee',
  '/executiveCommittee',
  '/chart',
  '/notice',
  '/notice/admission',
  '/notice/administration',
  '/notice/exam',
  '/notice/downloads',
  '/keyStaff',
  '/staff',
  '/nonTeachingsstaff',
  '/programs',
  '/programs/compare',
  '/courses',
  '/gallery',
  '/teachersAssociation',
  '/employeeAssociation',
  '/studentUnion',
  '/stuWelfareUnit',
  '/cafetria',
  '/sports',
  '/gHostel',
  '/bHostel',
  '/library',
  '/publication',
  '/qaa',
  '/contact',
  '/publicInformation',
  '/calendar',
  '/calendar/events',
  '/notice/deadlines',
  '/offline',
  '/data',
  '/accessibility',
  '/privacy',
] as const;

export type PagePath = (typeof pages)[number];

export function isPagePath(path: string): path is PagePath {
  return pages.some((page) => page === path);
}

/** Pages of the specification whose whole text is a document of the site content. */
export const textPages: ReadonlySet<string> = new Set<PagePath>([
  '/Strategies',
  '/courses',
  '/studentUnion',
  '/stuWelfareUnit',
  '/cafetria',
  '/sports',
  '/gHostel',
  '/bHostel',
  '/library',
]);
