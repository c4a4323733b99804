import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { peopleOfPage } from './people-of-pages.ts';

const server = withCampusServer();
const requestedIds = () => server().seen.find(({ method }) => method === 'POST')?.body;

test('a page shows its committees in the order of the campus, and the listed ones of other pages are not on it', async () => {
  const list = ['100', '25', '9'].map((id) => ({ id, page: '/teachersAssociation' }));
  server().behave(
    json({ body: [...list, { id: '12', page: '/employeeAssociation' }] }),
    json({ body: [[{ id: 1, fullName: 'Sita', committee: 'Exam', nepali: { committee: 'परीक्षा', fullName: '' } }]] }),
  );
  const groups = await peopleOfPage('/teachersAssociation').read();
  expect(requestedIds()).toBe('[100,25,9,14,15,16,17,22]');
  expect(groups).toMatchObject([
    { id: 'committee-100', heading: 'Exam', nepali: { heading: 'परीक्षा' }, people: [{ fullName: 'Sita' }] },
  ]);
  expect(groups[0]?.people[0]?.nepali).toEqual({ committee: 'परीक्षा' });
});

test.each([
  ['without the list', statusReply(404)],
  ['with a wrong reply', json({ nepali: 1 })],
  ['with a failure', statusReply(500)],
])('a campus API %s has the committees of the specification', async (_, behaviour) => {
  server().behave(behaviour, json({ body: [] }));
  await peopleOfPage('/teachersAssociation').read();
  expect(requestedIds()).toBe('[9,14,15,16,17,22,25]');
});

test.each([[null], ['x'], [[]], [{ fullName: { a: 1 }, department: null }]])(
  'a person with the Nepali texts %j is shown without them',
  async (nepali) => {
    server().behave(json({ body: [{ id: 1, fullName: 'Sita', nepali }] }));
    const [group] = await peopleOfPage('/staff').read();
    expect(group?.people).toMatchObject([{ fullName: 'Sita', nepali: undefined }]);
  },
);
