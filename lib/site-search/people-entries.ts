import 'server-only';
import type { PagePath } from '@/content/routes';
import { committeeIds, getCampusChief, getCommittees, getStaffByType, getStructureMembers } from '../campus/staff';
import type { Staff } from '../campus/types';
import { type Entry, unlocalized } from './entry';

const membersOf = async (ids: readonly string[]) => (await getCommittees(ids)).flatMap(({ members }) => members);

/** The pages that show people, in the order in which one of them is led to who is shown on several. */
const places: readonly (readonly [path: PagePath, read: () => Promise<readonly Staff[]>])[] = [
  ['/chiefMessage', async () => [await getCampusChief()].filter((chief) => chief !== null)],
  ['/keyStaff', () => getStructureMembers('campusAuthorities')],
  ['/staff', () => getStaffByType('teaching')],
  ['/nonTeachingsstaff', () => getStaffByType('non-teaching')],
  ['/mgmtCommittee', () => getStructureMembers('managementCommittee')],
  ['/executiveCommittee', () => getStructureMembers('executiveCommittee')],
  ['/teachersAssociation', () => membersOf(committeeIds.teachersAssociation)],
  ['/employeeAssociation', () => membersOf(committeeIds.employeeAssociation)],
];

/** Leads to where the name stands on its page, in browsers that know text fragments. */
function toName(path: PagePath, name: string): string {
  return `${path}#:~:text=${encodeURIComponent(name).replaceAll('-', '%2D')}`;
}

function toEntry(path: PagePath, { fullName, designation, department, committee, about }: Staff): Entry {
  const note = unlocalized([designation, department].filter(Boolean).join(', '));
  const text = `${committee} ${about}`;
  return { kind: 'people', path: toName(path, fullName), title: unlocalized(fullName), note, text, date: null };
}

/** Everyone once, however often they are shown; one reader for each page. @throws CampusApiError by a reader */
export function peopleReaders(): (() => Promise<Entry[]>)[] {
  return places.map(
    ([path, read]) =>
      async () =>
        (await read()).map((person) => toEntry(path, person)),
  );
}

/** Of several entries of one name and note the first. */
export function onceByName(people: readonly Entry[]): Entry[] {
  const byName = Map.groupBy(people, ({ title }) => title.en);
  return [...byName.values()].flatMap(([first]) => (first ? [first] : []));
}
