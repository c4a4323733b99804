import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { people } from '#content/messages/people.ts';
import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { mailRedirect } from './handle-mail.ts';
import { findEmail, findPerson, peopleWithPages } from './person-pages.ts';

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
