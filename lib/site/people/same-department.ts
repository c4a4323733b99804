import type { Localized } from '#content/locale.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { type NameTable, nameKey } from './upstream-name.ts';

/** Words around the subject of a department: `Department of Physics`, `भौतिकशास्त्र विभाग`. */
const AROUND = /^(?:the )?department of (?:the )?|(?<!\s)\s+(?:department|विभाग)$/giu;

const withoutWords = (name: string) => name.trim().replace(AROUND, '');

/** The spellings of a department in both languages, without the word for department. */
function keysOf(name: string, names: NameTable): string[] {
  const subject = withoutWords(name);
  const translated = [names(name), names(subject)].flatMap((each) => (each ? [each.en, each.ne] : []));
  return [subject, ...translated.map(withoutWords)].filter(Boolean).map(nameKey);
}

/** Whether a name in a list of staff is that of a department, in either language. */
export function isSameDepartment(department: string, { en, ne }: Localized, names: NameTable): boolean {
  const keys = new Set([en, ne].flatMap((name) => keysOf(name, names)));
  return keysOf(department, names).some((key) => keys.has(key));
}

/** The people of a department, each once, in the order of the lists. */
export function peopleOfDepartment(staff: readonly Staff[], name: Localized, names: NameTable): Staff[] {
  const checked = new Map<string, boolean>();
  const isOf = (department: string) => {
    const isSame = checked.get(department) ?? isSameDepartment(department, name, names);
    checked.set(department, isSame);
    return isSame;
  };
  const people = staff.filter(({ department, nepali }) =>
    [department, nepali?.department ?? ''].some((each) => each !== '' && isOf(each)),
  );
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
