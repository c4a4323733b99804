import type { PagePath } from './routes.ts';

/** People of the campus API: the members of committees, the staff of a type, or the people in the structure record. */
export type PeopleSource =
  | { committees: readonly string[] }
  | { staff: 'teaching' | 'non-teaching' }
  | { structure: 'campusAuthorities' | 'managementCommittee' | 'executiveCommittee' };

interface PeoplePage {
  people: PeopleSource;
}

/**
 * The pages of people. Search results link to the first of these pages with a person. Ids of committees: specification section 7.
 */
export const peoplePages = {
  '/keyStaff': { people: { structure: 'campusAuthorities' } },
  '/staff': { people: { staff: 'teaching' } },
  '/nonTeachingsstaff': { people: { staff: 'non-teaching' } },
  '/mgmtCommittee': { people: { structure: 'managementCommittee' } },
  '/executiveCommittee': { people: { structure: 'executiveCommittee' } },
  '/teachersAssociation': { people: { committees: ['9', '14', '15', '16', '17', '22', '25'] } },
  '/employeeAssociation': { people: { committees: ['12', '13', '18', '19', '20', '21'] } },
} as const satisfies Partial<Record<PagePath, PeoplePage>>;

export type PeoplePath = keyof typeof peoplePages;

export function isPeoplePath(path: string): path is PeoplePath {
  return Object.hasOwn(peoplePages, path);
}

export const peoplePaths: readonly PeoplePath[] = Object.keys(peoplePages).filter(isPeoplePath);

/** The committees of each page that shows committees. */
export const committeesOfPages = peoplePaths.flatMap((path) => {
  const { people }: PeoplePage = peoplePages[path];
  return 'committees' in people ? [{ path, ids: people.committees }] : [];
});
