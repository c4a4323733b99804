import type { Localized } from '../locale.ts';
import type { PagePath } from '../routes.ts';

/** People of the campus API: the members of committees, the staff of a type, or the people whom the structure record names. */
export type PeopleSource =
  | { committees: readonly string[] }
  | { staff: 'teaching' | 'non-teaching' }
  | { structure: 'campusAuthorities' | 'managementCommittee' | 'executiveCommittee' };

interface PeoplePage {
  description: Localized;
  people: PeopleSource;
}

/**
 * The pages of people. Search results link to the first of these pages with a person. Ids of committees: specification section 7.
 * Sample descriptions: replace them with your campus's own.
 */
export const peoplePages = {
  '/keyStaff': {
    description: {
      en: 'The campus chief, assistant campus chiefs, heads of faculty and senior officers.',
      ne: 'क्याम्पस प्रमुख, सहायक क्याम्पस प्रमुख, सङ्काय प्रमुख र क्याम्पसका अधिकृतहरू।',
    },
    people: { structure: 'campusAuthorities' },
  },
  '/staff': {
    description: {
      en: 'The teachers of the campus by department, with names and designations.',
      ne: 'क्याम्पसका शिक्षकहरू विभागअनुसार, नाम र पदसहित।',
    },
    people: { staff: 'teaching' },
  },
  '/nonTeachingsstaff': {
    description: {
      en: 'The administrative, library, laboratory and support staff of the campus by office.',
      ne: 'क्याम्पसका प्रशासन, पुस्तकालय, प्रयोगशाला र सहयोगी कर्मचारी, शाखाअनुसार।',
    },
    people: { staff: 'non-teaching' },
  },
  '/mgmtCommittee': {
    description: {
      en: 'The management committee that governs the campus: names, posts and departments.',
      ne: 'क्याम्पस सञ्चालन गर्ने व्यवस्थापन समितिका सदस्य, तिनको पद र विभाग।',
    },
    people: { structure: 'managementCommittee' },
  },
  '/executiveCommittee': {
    description: {
      en: 'The executive committee that runs the campus day to day: names, posts and departments.',
      ne: 'क्याम्पसको दैनिक काम चलाउने कार्यकारी समितिका सदस्य, तिनको पद र विभाग।',
    },
    people: { structure: 'executiveCommittee' },
  },
  '/teachersAssociation': {
    description: {
      en: 'Committees and units of the campus teachers’ association and their members.',
      ne: 'क्याम्पसको शिक्षक सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।',
    },
    people: { committees: ['9', '14', '15', '16', '17', '22', '25'] },
  },
  '/employeeAssociation': {
    description: {
      en: 'Committees and units of the campus employees’ association and their members.',
      ne: 'क्याम्पसको कर्मचारी सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।',
    },
    people: { committees: ['12', '13', '18', '19', '20', '21'] },
  },
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
