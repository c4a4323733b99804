import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { otherNames } from './other-names.ts';
import { nameTable } from './upstream-name.ts';

const person: Staff = {
  id: '1',
  fullName: 'Sita Giri',
  department: 'Zither Studies',
  designation: 'Lecturer',
  committee: '',
  committeeId: '',
  picture: null,
  about: '',
  nepali: { fullName: 'सीता गिरी', department: 'जिथर अध्ययन' },
};

test('a record has the texts of the language, and the other ones where there is none', () => {
  expect(inLanguage(person, 'ne')).toMatchObject({ fullName: 'सीता गिरी', designation: 'Lecturer' });
  expect(inLanguage(person, 'en')).toBe(person);
});

test('a search for a person finds the names in the other language and the wording of the campus', () => {
  const names = nameTable([]);
  expect(otherNames(person, 'en', names)).toBe('सीता गिरी');
  expect(otherNames(person, 'ne', names)).toBe('Sita Giri Lecturer');
  expect(otherNames({ ...person, nepali: undefined }, 'en', names)).toBe('');
});
