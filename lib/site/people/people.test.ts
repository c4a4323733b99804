import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { people } from '#content/messages/people.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { currentNames, readNames } from './campus-names.ts';
import { mailRedirect } from './handle-mail.ts';
import { peopleOfPage } from './people-of-pages.ts';
import { findEmail, findPerson, peopleWithPages } from './person-pages.ts';

jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

describe('people of a page', () => {
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
});
describe('pages of persons', () => {
  const server = withCampusServer();

  const sita = { id: 1, fullName: 'Sita', department: 'Physics', designation: 'Reader', subjects: 'Optics' };
  const hari = { id: 2, fullName: 'Hari', email: 'hari?cc=x@campus.example' };
  const gita = { id: 3, fullName: 'Gita', designation: 'Chairperson', publications: 'A book' };

  /** Staff, one committee with Sita and Gita, and no structure record; `status` of the lists of staff. */
  const campus =
    (status: number): Behaviour =>
    (response, { url = '' }) => {
      const isStaff = url.startsWith('/staffs/searchEmpByType');
      const teachers = url.includes('id=1') ? [sita, hari] : [];
      const committee = [{ ...sita, designation: 'Secretary', committee: 'Exam' }, gita];
      const body = isStaff ? teachers : url === '/staffs/searchCommittee' ? [committee] : [];
      response
        .writeHead(isStaff ? status : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(url === '/staffs/committees' ? { body: [] } : { body }));
    };

  test('a person with more than the lists show has a page with the designation of the staff and the seats', async () => {
    server().behave(campus(200));
    const sitaPage = await findPerson('1');
    expect(sitaPage).toMatchObject({ ok: true, value: { path: '/staff', person: { designation: 'Reader' } } });
    expect(sitaPage.ok && sitaPage.value?.seats).toMatchObject([
      { path: '/teachersAssociation', group: { heading: 'Exam' }, person: { designation: 'Secretary' } },
      { path: '/employeeAssociation' },
    ]);
    expect(await findPerson('3')).toMatchObject({ ok: true, value: { path: '/teachersAssociation' } });
    expect((await peopleWithPages()).map(({ id }) => id)).toEqual(['1', '3']);
    for (const id of ['2', '9']) expect(await findPerson(id)).toEqual({ ok: true, value: null });
  });

  test('while a list is missing an unknown person is neither found nor missing', async () => {
    server().behave(campus(500));
    expect(await findPerson('2')).toEqual({ ok: false });
    expect(await findEmail('2')).toEqual({ ok: false });
    expect(mailRedirect(await findEmail('2'), people.noMail).status).toBe(503);
  });

  test('the redirect to an address has nothing but the address, and a person without one has none', async () => {
    server().behave(campus(200));
    const reply = mailRedirect(await findEmail('2'), people.noMail);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, 'mailto:hari%3Fcc%3Dx@campus.example']);
    const none = mailRedirect(await findEmail('1'), people.noMail);
    expect([none.status, await none.json()]).toEqual([404, { message: `${people.noMail.en} / ${people.noMail.ne}` }]);
  });
});
describe('names of the campus', () => {
  const fetched = jest.mocked(fetchSite);

  // A folder for stored content and empty caches for each test.
  withCampusServer();
  beforeEach(() => {
    fetched.mockReset().mockResolvedValue(sampleSite);
  });

  test.each([
    ['pages', currentNames],
    ['other callers', readNames],
  ])('the names for %s are those of the campus and the common ones', async (_, read) => {
    const names = await read();
    expect([names('Himchuli')?.ne, names('Physics')?.ne]).toEqual(['हिमचुली', 'भौतिकशास्त्र']);
  });

  test('the table of names is made once for each state of the site content', async () => {
    const [first, ofPages] = [await readNames(), await currentNames()];
    expect(await readNames()).toBe(first);
    expect(await currentNames()).toBe(ofPages);
    fetched.mockResolvedValue({ ...sampleSite, translations: { names: [{ en: 'Deurali', ne: 'देउराली बजार' }] } });
    clearPending();
    for (const read of [readNames, currentNames]) expect((await read())('Deurali')?.ne).toBe('देउराली बजार');
  });

  test('the common names are there while the site content is not available', async () => {
    fetched.mockRejectedValue(new CampusApiError('timeout', 'GET /site'));
    for (const read of [readNames, currentNames]) {
      const names = await read();
      expect([names('Physics')?.ne, names('Himchuli')]).toEqual(['भौतिकशास्त्र', undefined]);
    }
  });
});
