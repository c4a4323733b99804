import type { Staff } from '#lib/site/campus-client/types.ts';
import { isSameDepartment, peopleOfDepartment } from './same-department.ts';
import { nameTable } from './upstream-name.ts';

const names = nameTable([{ en: 'Political Science', ne: 'राजनीतिशास्त्र' }]);
const physics = { en: 'Department of Physics', ne: 'भौतिकशास्त्र विभाग' };
const politics = { en: 'Political Science', ne: 'Political Science' };

test.each([
  ['Physics', physics],
  ['physics ', physics],
  ['PHYSICS DEPARTMENT', physics],
  ['भौतिकशास्त्र', physics],
  ['भौतिकशास्त्र विभाग', physics],
  ['राजनीतिशास्त्र विभाग', politics],
])('the department "%s" of a person is %j', (department, name) =>
  expect(isSameDepartment(department, name, names)).toBe(true),
);

test.each([
  ['Physical Education', physics],
  ['Department', physics],
  ['Chemistry', physics],
  ['Science', politics],
])('the department "%s" of a person is not %j', (department, name) =>
  expect(isSameDepartment(department, name, names)).toBe(false),
);

test('the people of a department are each listed once, also those with its name only in Nepali', () => {
  const person = (id: string, department: string, nepali?: Staff['nepali']): Staff => ({
    ...{ id, fullName: id, department, designation: '', committee: '', committeeId: '', picture: null, about: '' },
    nepali,
  });
  const staff = [
    person('1', 'Physics'),
    person('2', ''),
    person('3', 'Sciences', { department: 'भौतिकशास्त्र' }),
    person('1', 'Physics'),
  ];
  expect(peopleOfDepartment(staff, physics, names).map(({ id }) => id)).toEqual(['1', '3']);
});
