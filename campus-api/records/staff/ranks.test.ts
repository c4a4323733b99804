import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { moveStaff } from './move-staff.ts';
import { setRanks } from './order-page.ts';
import { inRankOrder } from './ranks.ts';

const campus = withAdminCampus();
const teachers = async () => {
  const body = await campus().body('/staffs/searchEmpByType?id=1&keyId=3');
  return Array.isArray(body) ? body.map(({ id }) => id) : body;
};

test('people are ordered by rank within the positions of their department', () => {
  const people = [
    { id: 1, department: 'Physics', designation: 'Lecturer' },
    { id: 2, department: 'English', designation: 'Lecturer' },
    { id: 3, department: 'Physics', designation: 'Guest' },
    { id: 4, department: 'Physics', designation: 'Professor' },
    { id: 5, department: 'English', designation: 'Professor' },
  ];
  const idsOf = (ranks: string[]) => inRankOrder(people, ranks).map(({ id }) => id);
  expect(idsOf(['Professor', 'Lecturer'])).toEqual([4, 5, 1, 3, 2]);
  expect(idsOf([])).toEqual([1, 2, 3, 4, 5]);
});

test('the order of designations comes first, people move within their designation, and both are undone', async () => {
  const { options, attempt } = campus();
  const write = <T>(change: (open: Parameters<typeof setRanks>[0]) => T) => withCampus(options, { by: 'sita' }, change);
  expect(await teachers()).toEqual([1, 2, 3]);
  await write((open) => setRanks(open, ['Lecturer', 'Professor']));
  expect(await teachers()).toEqual([2, 3, 1]);
  await write((open) => moveStaff(open, 3, 'down'));
  expect(await teachers()).toEqual([2, 3, 1]);
  await write((open) => moveStaff(open, 3, 'up'));
  expect(await teachers()).toEqual([3, 2, 1]);
  await attempt(['undo', '--yes']);
  await attempt(['undo', '--yes']);
  expect(await teachers()).toEqual([1, 2, 3]);
});
