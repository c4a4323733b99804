import type { Problem } from '#campus-api/csv/problems.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import type { StaffRecord } from './staff.ts';
import type { StaffDraft } from './staff-draft.ts';

/** A row and its existing person; null for a new one. */
export interface StaffMatch {
  draft: StaffDraft;
  existing: StaffRecord | null;
}

/**
 * Finds each row's person by id, or else by name and type, so that a second import adds nobody. Namesakes are distinguished by their telephone numbers and email
 * addresses, both in the table and among existing people.
 */
export function matchStaff(drafts: StaffDraft[], staff: StaffRecord[], problems: Problem[]): StaffMatch[] {
  const lines = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const addProblem = (column: string, code: Problem['code'], values: Problem['values'] = {}) => {
      problems.push({ line: draft.line, column, code, values });
      return [];
    };
    const isNamesake = drafts.some((other) => other !== draft && isOtherPerson(draft, other));
    const candidates = staff.filter((person) => isSamePerson(draft, person));
    const named = candidates.filter((person) => draft.id !== null || hasSameContact(draft.form, person));
    const [existing, ...others] = named.length > 0 || isNamesake ? named : candidates;
    if (draft.id !== null && existing === undefined) return addProblem('id', 'table-nobody', { value: draft.id });
    if (others.length > 0 || (existing === undefined && candidates.length > 0))
      return addProblem('name', 'table-namesakes', { ids: candidates.map(({ id }) => id).join(', ') });
    const contact = isNamesake ? contactOf(draft.form) : '';
    const key = existing ? String(existing.id) : `${draft.type} ${nameOf(draft)} ${contact}`;
    const earlier = lines.get(key);
    if (earlier !== undefined)
      return addProblem(draft.id === null ? 'name' : 'id', 'table-same-person', { line: earlier });
    lines.set(key, draft.line);
    return [{ draft, existing: existing ?? null }];
  });
}

/** A name in either language identifies a person. */
function isSamePerson(draft: StaffDraft, person: StaffRecord): boolean {
  if (draft.id !== null) return person.id === draft.id;
  return person.type === draft.type && isSameName(draft, person);
}

const nameOf = ({ form }: StaffDraft) => form.name || form.nameNe;

export function isSameName({ form }: StaffDraft, person: StaffRecord): boolean {
  const names = [person.fullName, person.nepali?.fullName].map((name) => name?.normalize('NFC'));
  return [form.name, form.nameNe].some((name) => name && names.includes(name.normalize('NFC')));
}

/** Whether two rows of one name are different people: both have a telephone number or an email address, and not the same. */
function isOtherPerson(one: StaffDraft, other: StaffDraft): boolean {
  const isSame = one.type === other.type && nameOf(one) === nameOf(other);
  const contacts = [contactOf(one.form), contactOf(other.form)];
  return isSame && contacts.every((contact) => contact !== '') && contacts[0] !== contacts[1];
}

const digitsOf = (phone = '') => toLatinDigits(phone).replaceAll(/\D/g, '');

type Contact = Pick<StaffDraft['form'], 'phone' | 'email'>;

const contactOf = ({ phone, email }: Contact) => digitsOf(phone) || (email ?? '');

function hasSameContact({ phone, email }: Contact, person: StaffRecord): boolean {
  return (digitsOf(phone) !== '' && digitsOf(phone) === digitsOf(person.phone)) || (!!email && email === person.email);
}
