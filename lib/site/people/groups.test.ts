import type { Staff } from '#lib/site/campus-client/types.ts';
import { groupByCommittee, groupByDepartment, headOf, ungrouped } from './groups.ts';

const person = (id: string, more: Partial<Staff> = {}): Staff => ({
  id,
  fullName: `Person ${id}`,
  department: '',
  designation: '',
  committee: '',
  committeeId: '',
  picture: null,
  about: '',
  ...more,
});

const outline = (groups: { heading: string; people: Staff[] }[]) =>
  groups.map(({ heading, people }) => [heading, ...people.map(({ id }) => id)]);

test('departments are in order of first appearance, people without a department last', () => {
  const staff = [
    person('1', { department: 'Physics' }),
    person('2'),
    person('3', { department: 'English' }),
    person('4', { department: 'Physics' }),
    person('1', { department: 'Physics' }),
  ];
  expect(outline(groupByDepartment(staff))).toEqual([
    ['Physics', '1', '4'],
    ['English', '3'],
    ['', '2'],
  ]);
});

test('committees are named by their members, and omitted without members', () => {
  const committees = [
    { id: '9', members: [person('1'), person('2', { committee: 'Executive' })] },
    { id: '14', members: [] },
    { id: '15', members: [person('1')] },
  ];
  expect(outline(groupByCommittee(committees))).toEqual([
    ['Executive', '1', '2'],
    ['', '1'],
  ]);
});

test('an empty list results in no group', () => {
  expect(ungrouped([])).toEqual([]);
  expect(outline(ungrouped([person('1')]))).toEqual([['', '1']]);
});

test.each([
  ['Associate Professor and Head of Department', true],
  ['HoD', true],
  ['Head of the Department, Physics', true],
  ['विभागीय प्रमुख', true],
  ['सहप्राध्यापक, विभाग प्रमुख', true],
  ['Deputy Head of Department', false],
  ['उपविभाग प्रमुख', false],
  ['Head Assistant', false],
  ['Head of Accounts', false],
])('%s names the head of a department: %s', (designation, isHead) => {
  const people = [person('1', { designation: 'Professor' }), person('2', { designation })];
  expect(headOf(people)?.id).toBe(isHead ? '2' : undefined);
});
