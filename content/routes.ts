/** The departments of notices in the order of the navigation (specification section 3). `all` has no id upstream. */
export const departments = {
  all: { id: null, path: '/notice' },
  admission: { id: 12, path: '/notice/admission' },
  administration: { id: 11, path: '/notice/administration' },
  exam: { id: 10, path: '/notice/exam' },
  downloads: { id: 13, path: '/notice/downloads' },
} as const;

export type Department = keyof typeof departments;

export function isDepartment(text: string): text is Department {
  return Object.hasOwn(departments, text);
}

export const departmentNames: readonly Department[] = Object.keys(departments).filter(isDepartment);

/** Every fixed address of the site, spelt as the specification spells it, without the language prefix. */
export const pages = [
  '/',
  '/about',
  '/chiefMessage',
  '/Strategies',
  '/mgmtCommittee',
  '/executiveCommittee',
  '/chart',
  ...departmentNames.map((name) => departments[name].path),
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
  '/notice/deadlines',
  '/offline',
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
