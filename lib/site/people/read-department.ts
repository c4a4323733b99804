import 'server-only';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { getStaffByType } from '#lib/site/content-cache/readers.ts';
import type { Department } from '#lib/site/site-content/departments.ts';
import { currentNames } from './campus-names.ts';
import { headOf } from './groups.ts';
import { peopleOfDepartment } from './same-department.ts';
import { nameKey } from './upstream-name.ts';

/** The people of a department, its head first and apart. `headName`: the head as the campus wrote it, for one who is in no list. */
interface DepartmentPeople {
  head: Staff | null;
  headName: string | null;
  others: Staff[];
}

/** Reads the people of a department for its page, which is incomplete while a list is missing. */
export async function readDepartmentPeople({ name, head }: Department): Promise<DepartmentPeople> {
  const lists = await Promise.all(
    (['teaching', 'non-teaching'] as const).map((type) => attempt(() => getStaffByType(type))),
  );
  if (lists.some(({ ok }) => !ok)) await declareIncomplete();
  const staff = lists.flatMap((list) => (list.ok ? list.value : []));
  const people = peopleOfDepartment(staff, name, await currentNames());
  const isNamed = ({ id, fullName, nepali }: Staff, written: string) =>
    id === written || [fullName, nepali?.fullName ?? ''].some((each) => nameKey(each) === nameKey(written));
  const existing = head === undefined ? headOf(people) : staff.find((person) => isNamed(person, head));
  return {
    head: existing ?? null,
    headName: existing || head === undefined || /^\d+$/.test(head) ? null : head,
    others: people.filter(({ id }) => id !== existing?.id),
  };
}
