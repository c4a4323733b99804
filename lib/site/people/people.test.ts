import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import type { StructureSeat } from '#campus-api/records/committee/committee.ts';
import { commonNames } from '#content/messages/common-names.ts';
import { people } from '#content/messages/people.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { currentNames, readNames } from './campus-names.ts';
import { groupByCommittee, groupByDepartment, headOf, limitPeople, ungrouped } from './groups.ts';
import { mailRedirect } from './handle-mail.ts';
import { initialsOf } from './initials.ts';
import { otherNames } from './other-names.ts';
import { peopleOfPage } from './people-of-pages.ts';
import { findEmail, findPerson, peopleWithPages } from './person-pages.ts';
import { isSameDepartment, peopleOfDepartment } from './same-department.ts';
import { personMatcher, searchedPerson } from './search-people.ts';
import { namesWithoutNepali, nameTable, upstreamAddress, upstreamName } from './upstream-name.ts';

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

describe('groups of people', () => {
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

  test('a page has the first 1,000 of the people that a foreign API invents, and the number of the others', () => {
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => person(`${from + index}`));
    const groupOf = (id: string, members: Staff[]) => ({ id, heading: id, people: members });
    const all = [groupOf('a', people(0, 700)), groupOf('b', people(700, 7000)), groupOf('c', people(7700, 10))];
    const { groups, more } = limitPeople(all);
    expect(groups.map(({ id, people: { length } }) => [id, length])).toEqual([
      ['a', 700],
      ['b', 300],
    ]);
    expect(more).toBe(6710);
    expect(limitPeople(all.slice(0, 1))).toEqual({ groups: all.slice(0, 1), more: 0 });
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
});
describe('initials', () => {
  test.each([
    ['Radhika Dawadi', 'RD'],
    ['Hari Prasad Sharma', 'HS'],
    ['Kopila B.K.', 'KB'],
    ['Madonna', 'M'],
    ['केशवराज अर्याल', 'केअ'],
    ['क्षितिज श्रेष्ठ', 'क्षिश्रे'],
    ['', ''],
  ])('the initials of “%s” are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  test.each([
    ...'Dr. Sita Poudel|Dr Sita Poudel|dr.Sita Poudel|Prof. Dr. Sita Poudel|Prof.Dr.Sita Poudel'.split('|'),
    ...'Assoc. Prof. Dr. Sita Poudel|Asst. Prof. Sita Poudel|Associate Professor Sita Poudel'.split('|'),
    ...'Er. Sita Poudel|Mr. Sita Poudel|Mrs Sita Poudel|Ms. Sita Poudel|Sita Poudel, PhD'.split('|'),
    'Sita Poudel (PhD)',
  ])('“%s” has the initials of the name without its titles', (name) => expect(initialsOf(name)).toBe('SP'));

  test.each([
    ...'डा. सीता पौडेल|डा सीता पौडेल|डा.सीता पौडेल|डा॰ सीता पौडेल|डा० सीता पौडेल|डाः सीता पौडेल'.split('|'),
    ...'प्रा. सीता पौडेल|प्रा.डा. सीता पौडेल|प्रा. डा. सीता पौडेल|सहप्रा. सीता पौडेल'.split('|'),
    ...'सह-प्रा. डा. सीता पौडेल|सह प्राध्यापक सीता पौडेल|उपप्रा. सीता पौडेल|उप-प्राध्यापक सीता पौडेल'.split('|'),
    ...'इन्जि. सीता पौडेल|ई. सीता पौडेल|श्री सीता पौडेल|श्रीमती सीता पौडेल|सुश्री सीता पौडेल'.split('|'),
  ])('“%s” has the Devanagari initials of the name without its titles', (name) =>
    expect(initialsOf(name)).toBe('सीपौ'),
  );

  test('a name that begins like a title is unchanged', () => {
    expect(initialsOf('Erina Msika')).toBe('EM');
    expect(initialsOf('Drona Aryal')).toBe('DA');
    expect(initialsOf('श्रीराम डाँगी')).toBe('श्रीडाँ');
    expect(initialsOf('ईश्वर प्रसाद')).toBe('ईप्र');
  });

  test('a title without a name is used itself', () => {
    expect(initialsOf('Dr.')).toBe('D');
    expect(initialsOf('प्रा. डा.')).toBe('डा');
  });
});
describe('other names', () => {
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
});
describe('departments', () => {
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
});
describe('the search for people', () => {
  const finds = (text: string, query: string) => personMatcher(query)(searchedPerson(text));

  test.each([
    ['Dr. Sarala Kumari Adhikari', 'sarala adhikari'],
    ['Dr. Sarala Kumari Adhikari', 'ADHIKARI dr'],
    ['Kopila B.K.', 'bk'],
    ['Kopila B.K.', 'b.k.'],
    ['José Müller', 'jose muller'],
    ['शिक्षक संघ', 'सङ्घ'],
    ['केशवराज पन्त', 'पंत'],
    ['चाँदनी', 'चांदनी'],
    ['पढ़ाइ', 'पढाइ'],
    ['Ward २१', '21'],
    ['कक्षा 11', '११'],
    ['Anyone', '   '],
    ['सरिता गुरुङ', 'gurung'],
    ['Sarita Gurung', 'गुरुङ'],
    ['के.सी.', 'K. C.'],
    ['खेमराज पन्त', 'Khem Raj'],
    ['Khem Raj Panta', 'खेमराज'],
    ['Khem Raj Panta', 'khemraj'],
    ['खेम राज पन्त', 'खेमराज'],
    ['खेमराज पन्त', 'खेम राज पन्त'],
  ])('%s matches %s', (text, query) => expect(finds(text, query)).toBe(true));

  test.each([
    ['Sarala Adhikari', 'sarala pun'],
    ['गोपाल', 'गुपाल'],
    ['कमल', 'कमला'],
    ['Physics', 'physical'],
    ['Khem Bahadur Raj', 'खेमराज'],
    ['राज खेम', 'Khemraj'],
    ['राई', 'Re'],
  ])('%s does not match %s', (text, query) => expect(finds(text, query)).toBe(false));
});
describe('names of the campus API', () => {
  const { committees, contact, publications, seats, staff, structure } = sampleContent();
  const ofSample = sampleSite.translations?.names ?? [];
  const sampleNames = nameTable(ofSample);

  test.each([
    ['Physics', 'ne', 'भौतिकशास्त्र', 'ne'],
    ['  PHYSICS ', 'ne', 'भौतिकशास्त्र', 'ne'],
    ['Physics', 'en', 'Physics', 'en'],
    ['नेपाली विभाग', 'en', 'Department of Nepali', 'en'],
    ['नेपाली विभाग', 'ne', 'नेपाली विभाग', 'ne'],
    ["Teachers' Association – Executive Committee", 'ne', 'शिक्षक सङ्घ – कार्यकारी समिति', 'ne'],
    ['Teachers’ Association - Advisory Committee', 'ne', 'शिक्षक सङ्घ – सल्लाहकार समिति', 'ne'],
    ['Member', 'ne', 'सदस्य', 'ne'],
    // Two English names have this translation: the first is used.
    ['उपाध्यक्ष', 'en', 'Vice Chairperson', 'en'],
  ] as const)('"%s" is translated to %s as "%s"', (name, locale, text, lang) => {
    expect(upstreamName(name, locale, sampleNames)).toEqual({ text, lang });
  });

  test.each([
    ['Glaciology', 'ne', 'en'],
    ['Teachers’ Association – Chess Club', 'ne', 'en'],
    ['हिमनद विज्ञान', 'en', 'ne'],
    ['', 'ne', 'en'],
    ['constructor', 'ne', 'en'],
  ] as const)('"%s" has no translation and is unchanged in %s', (name, locale, lang) => {
    expect(upstreamName(name, locale, sampleNames)).toEqual({ text: name, lang });
  });

  test('every department, designation, office, committee and publisher of the sample has a Nepali name', () => {
    const people = staff;
    const names = new Set([
      ...people.flatMap(({ department, designation }) => [department, designation]),
      ...Object.values(structure).flatMap((list: StructureSeat[]) => list.map(({ role }) => role)),
      ...seats.map(({ role }) => role),
      ...committees.map(({ name }) => name),
      ...publications.map(({ publisher }) => publisher),
    ]);
    expect([...names].filter((name) => languageOf(upstreamName(name, 'ne', sampleNames).text) === 'en')).toEqual([]);
  });

  test.each([
    [contact.address, 'ne', 'क्याम्पस मार्ग, हिमचुली-७, देउराली', 'ne'],
    [contact.city, 'ne', 'हिमचुली बजार', 'ne'],
    [contact.state, 'ne', 'गण्डकी प्रदेश', 'ne'],
    [contact.country, 'ne', 'नेपाल', 'ne'],
    ['Himchuli Bazar 33799', 'ne', 'हिमचुली बजार ३३७९९', 'ne'],
    ['33799', 'ne', '३३७९९', 'ne'],
    ['33799', 'en', '33799', 'en'],
    ['हिमचुली-७', 'en', 'Himchuli-7', 'en'],
    ['हिमचुली-७, नेपाल', 'ne', 'हिमचुली-७, नेपाल', 'ne'],
    ['Old Bazar, Himchuli-7', 'ne', 'Old Bazar, Himchuli-7', 'en'],
    ['सल्लेरी ५', 'en', 'सल्लेरी ५', 'ne'],
    ['', 'ne', '', 'ne'],
  ] as const)('the address "%s" is translated to %s as "%s"', (address, locale, text, lang) => {
    expect(upstreamAddress(address, locale, sampleNames)).toEqual({ text, lang });
  });

  test('names without a translation are listed once, in order', () => {
    const names = ['Physics', 'Glaciology', '', ' Glaciology ', 'विज्ञान', 'Professor', 'Chess Club'];
    expect(namesWithoutNepali(names, sampleNames)).toEqual(['Glaciology', 'Chess Club']);
  });

  test('names of one language are unchanged, and names of the campus have priority over the common ones', () => {
    const names = nameTable([
      { en: 'Lecturer', ne: 'व्याख्याता' },
      { en: 'Our Campus', ne: 'Our Campus' },
    ]);
    expect(upstreamName('Lecturer', 'ne', names)).toEqual({ text: 'व्याख्याता', lang: 'ne' });
    expect(upstreamName('Department of English', 'ne', names)).toEqual({ text: 'अङ्ग्रेजी विभाग', lang: 'ne' });
    expect(upstreamName('Our Campus', 'ne', names)).toEqual({ text: 'Our Campus', lang: 'en' });
  });

  test('an empty campus has the common names, and none of the sample', () => {
    expect(ofSample).not.toEqual([]);
    expect(ofSample.filter(({ en }) => upstreamName(en, 'ne', nameTable([])).lang === 'ne')).toEqual([]);
    expect(upstreamName('Physics', 'ne', nameTable([])).text).toBe('भौतिकशास्त्र');
  });

  test('the common names have no duplicates', () => {
    const names = commonNames.map(({ en }) => en.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
