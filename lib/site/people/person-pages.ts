import 'server-only';
import { cache } from 'react';
import { type PeoplePath, peoplePages, peoplePaths } from '#content/people-pages.ts';
import { hasPersonPage } from '#content/person-page.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { type Attempt, attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete, declareUnavailable } from '#lib/site/content-cache/declare-status.ts';
import type { PeopleGroup } from './groups.ts';
import { peopleOfPage } from './people-of-pages.ts';

/** A seat of a person: the page and the committee, which has no name in the lists of the structure record; `person` has the role there. */
export interface Seat {
  path: PeoplePath;
  group: PeopleGroup;
  person: Staff;
}

/** A person with a page: the record of the list of staff or, for other people, of the first committee. */
export interface PersonOfPage {
  person: Staff;
  /** The list with the person. */
  path: PeoplePath;
  seats: Seat[];
}

const isStaffList = (path: PeoplePath) => 'staff' in peoplePages[path].people;

/** The lists of staff first: their records have the designation, those of committees the role. */
const paths = peoplePaths.toSorted((a, b) => Number(isStaffList(b)) - Number(isStaffList(a)));

/** The records of all lists. `isWhole`: false if the campus API did not return some of them. */
const readRecords = cache(async (): Promise<{ records: Seat[]; isWhole: boolean }> => {
  const lists = await Promise.all(
    paths.map(async (path) => ({ path, groups: await attempt(peopleOfPage(path).read) })),
  );
  const records = lists.flatMap(({ path, groups }) =>
    groups.ok ? groups.value.flatMap((group) => group.people.map((person) => ({ path, group, person }))) : [],
  );
  return { records, isWhole: lists.every(({ groups }) => groups.ok) };
});

/** A person with a page, null for an unknown id or a person without a page; no value while a list that may have the person is missing. */
export async function findPerson(id: string): Promise<Attempt<PersonOfPage | null>> {
  const { records, isWhole } = await readRecords();
  const all = records.filter(({ person }) => person.id === id);
  const first = all.find(({ person }) => hasPersonPage(person));
  if (!first) return isWhole ? { ok: true, value: null } : { ok: false };
  const { person, path } = first;
  return { ok: true, value: { person, path, seats: all.filter((seat) => !isStaffList(seat.path)) } };
}

/** `findPerson` for a page, whose status reports missing lists. */
export async function findPersonForPage(id: string): Promise<Attempt<PersonOfPage | null>> {
  const attempted = await findPerson(id);
  if (!attempted.ok) await declareUnavailable();
  else if (!(await readRecords()).isWhole) await declareIncomplete();
  return attempted;
}

/** The people with a page, each once; those of missing lists are left out. */
export async function peopleWithPages(): Promise<Staff[]> {
  const { records } = await readRecords();
  const people = records.map(({ person }) => person).filter(hasPersonPage);
  return [...new Map(people.toReversed().map((person) => [person.id, person])).values()].reverse();
}

/** The e-mail address of a person with this id on any list; no value while it may be on a missing list. */
export async function findEmail(id: string): Promise<Attempt<string | null>> {
  const { records, isWhole } = await readRecords();
  const email = records.map(({ person }) => person).find((person) => person.id === id && person.email)?.email;
  return email || isWhole ? { ok: true, value: email ?? null } : { ok: false };
}
