import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

const campus = withAdminCampus();

async function succeed(...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await campus().attempt(args);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}
const members = async (id: number) => [await campus().post('/staffs/searchCommittee', [id])].flat(2);

test('a person has names in both languages, and a reply without them is as in the contract', async () => {
  await succeed(
    'staff',
    'edit',
    '2',
    '--name-ne',
    'सीता गिरी',
    '--designation-ne',
    'उपप्राध्यापक',
    '--about-ne',
    'परिचय',
    '--about',
    'A teacher',
  );
  expect(await campus().body('/staffs/searchEmpByType?id=1&keyId=3')).toMatchObject([
    expect.not.objectContaining({ nepali: expect.anything() }),
    {
      fullName: 'Person 2',
      designation: 'Lecturer',
      nepali: { fullName: 'सीता गिरी', designation: 'उपप्राध्यापक', about: 'परिचय' },
    },
    {},
  ]);
  await succeed('staff', 'edit', '2', '--name', '', '--name-ne', 'सीता गिरी');
  expect(await campus().body('/staffs/searchEmpByType?id=1&keyId=3')).toMatchObject([
    {},
    { fullName: 'सीता गिरी' },
    {},
  ]);
});

test('a role in a committee replaces the designation in both languages', async () => {
  await succeed('staff', 'edit', '2', '--designation-ne', 'उपप्राध्यापक');
  await succeed('staff', 'edit', '3', '--name-ne', 'गीता थापा', '--designation-ne', 'उपप्राध्यापक');
  const seats = ['--seat', '2: Chair | अध्यक्ष', '--seat', '3: Member', '--yes'];
  await succeed('committee', 'set', '9', '--name-ne', 'शिक्षक सङ्घ', ...seats);
  const [chair, member] = await members(9);
  expect(chair).toMatchObject({ designation: 'Chair', nepali: { designation: 'अध्यक्ष', committee: 'शिक्षक सङ्घ' } });
  expect(member).toMatchObject({ designation: 'Member' });
  expect(member).toHaveProperty('nepali', { fullName: 'गीता थापा', committee: 'शिक्षक सङ्घ' });
  await succeed('structure', 'set', 'authorities', '--seat', '2: Head | प्रमुख');
  expect(await campus().post('/staffs/getStricture', [2])).toMatchObject([
    [{ designation: 'Head', nepali: { designation: 'प्रमुख' } }],
  ]);
});

test('a committee is added to a page and removed, and its id is above the requested ones', async () => {
  const added = ['--name', 'Exam Committee', '--page', '/teachersAssociation', '--seat', '1: Chair'];
  expect(await succeed('committee', 'add', ...added)).toContain('committee 100, Exam Committee, 1 seats');
  expect(await members(100)).toMatchObject([{ id: 1, committee: 'Exam Committee' }]);
  expect(await campus().body('/staffs/committees')).toEqual([
    { id: 9, page: '/teachersAssociation' },
    { id: 100, page: '/teachersAssociation' },
  ]);
  const { stderr } = await campus().attempt(['committee', 'set', '100', '--page', '/library']);
  expect(stderr).toContain('/library');
  await succeed('committee', 'remove', '100', '--yes');
  expect(await campus().body('/staffs/committees')).toEqual([{ id: 9, page: '/teachersAssociation' }]);
});

test('an album, a publication and the contact have texts in both languages', async () => {
  await succeed('publication', 'add', '--title', 'Bulletin', '--title-ne', 'बुलेटिन', '--about-ne', 'वार्षिक', '--yes');
  expect(await campus().body('/publication/search?search=बुले&limit=15&offset=0')).toMatchObject([
    { description: 'Bulletin', about: 'वार्षिक', nepali: { description: 'बुलेटिन' } },
  ]);
  await succeed('contact', 'edit', '--city-ne', 'पोखरा', '--title-ne', 'परीक्षण क्याम्पस');
  expect(await campus().body('/contact?id=1')).toMatchObject({
    title: 'Test Campus',
    city: 'Pokhara',
    nepali: { title: 'परीक्षण क्याम्पस', city: 'पोखरा' },
  });
  expect(await succeed('contact', 'show')).toContain('city: Pokhara\ncity, Nepali: पोखरा');
});
