import { productNames } from '#content/messages/layout.ts';
import { committeesOfPages } from '#content/people-pages.ts';
import type { PagePath } from '#content/routes.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { environment } from '#lib/platform/settings/index.ts';
import {
  CHIEF_COMMITTEE,
  fetchCommittees,
  fetchStaffByType,
  fetchStaffGroups,
  fetchStructure,
  type Staff,
  typeQueries,
} from '#lib/site/campus-client/staff.ts';
import { type Check, count, noteNames } from './check.ts';

/** Reports the names without Nepali. */
const namesOf = (people: readonly Staff[]) =>
  noteNames(
    people.flatMap((person) => {
      const { department, designation, committee } = inLanguage(person, 'ne');
      return [department, designation, committee];
    }),
  );

/** A gap is a problem where another API should fill it. Here the admin shows it, and a new campus has nobody yet. */
const gaps = (isThere: boolean, gap: string) => (isThere && environment().upstreamUrl !== null ? [gap] : []);

function committees(shows: string, ids: readonly string[]): Check {
  return {
    shows,
    call: 'POST /staffs/searchCommittee',
    async run() {
      const fetched = await fetchCommittees(ids);
      const empty = fetched.filter(({ members }) => members.length === 0).map(({ id }) => id);
      const members = fetched.reduce((sum, committee) => sum + committee.members.length, 0);
      return {
        summary: `${count(members, 'member')} in ${count(ids.length - empty.length, 'committee')}`,
        problems: gaps(empty.length > 0, `no members in committee ${empty.join(', ')}`),
        notes: await namesOf(fetched.flatMap(({ members: people }) => people)),
      };
    },
  };
}

/** Reports members that the record of the structure names and the staff lacks. */
async function findMembers() {
  const ids = [...new Set(Object.values((await fetchStructure()) ?? {}).flat())];
  const members = (await fetchStaffGroups(ids)).flat();
  const missing = ids.filter((id) => !members.some((member) => member.id === id));
  return {
    summary: count(members.length, 'member'),
    notes: await namesOf(members),
    problems: missing.length > 0 ? [`the record has unknown ids: ${missing.join(', ')}`] : [],
  };
}

const pageName = (path: PagePath) => productNames.get(path)?.en ?? path;

/** All calls for people. */
export const peopleChecks: Check[] = [
  committees(pageName('/chiefMessage'), [CHIEF_COMMITTEE]),
  ...committeesOfPages.map(({ path, ids }) => committees(pageName(path), ids)),
  {
    shows: 'lists of the two committees and authorities',
    call: 'GET /staffsStricture/',
    async run() {
      const lists = Object.values((await fetchStructure()) ?? {});
      const empty = lists.filter((ids) => ids.length === 0).length;
      return {
        summary: lists.map((ids) => ids.length).join(' + '),
        problems: lists.length === 0 ? ['no record'] : gaps(empty > 0, `${count(empty, 'list')} empty`),
      };
    },
  },
  { shows: 'members of those lists', call: 'POST /staffs/getStricture', run: findMembers },
  ...(['teaching', 'non-teaching'] as const).map((type) => ({
    shows: `${type} staff`,
    call: `GET /staffs/searchEmpByType?${typeQueries[type]}`,
    async run() {
      const people = await fetchStaffByType(type);
      return { summary: count(people.length, 'person').replace('persons', 'people'), notes: await namesOf(people) };
    },
  })),
];
