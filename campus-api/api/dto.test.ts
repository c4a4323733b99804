/** The API contract, call by call. */
import { type FixtureApi, fixtureBytes, fixtureFile, openFixture } from '#campus-api/testing/fixture-api.ts';

let fixture: FixtureApi;
beforeAll(() => {
  fixture = openFixture();
});
afterAll(() => fixture.close());

async function get(path: string): Promise<{ body: unknown }> {
  const response = await fixture.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return response.json();
}

async function post(path: string, body: unknown): Promise<{ body: unknown }> {
  const response = await fixture.post(path, body);
  expect(response.status).toBe(200);
  return response.json();
}

async function idsOf(path: string): Promise<unknown> {
  const { body } = await get(path);
  return Array.isArray(body) ? body.map(({ id }) => id) : body;
}

const contact = {
  id: 1,
  title: 'Test Campus',
  phone: '+977-1-5550100',
  email: 'info@campus.example',
  address: 'Hill Road 1',
  city: 'Pokhara',
  state: 'Gandaki',
  country: 'Nepal',
  pinCode: '33700',
  campusIntroduction: '<p>Since 2020</p>',
  facebookLink: 'https://facebook.example/campus',
  instagramLink: '',
  twitterLink: '',
  linkdinLink: 'https://linkedin.example/campus',
};

const chief = {
  id: 1,
  fullName: 'Person 1',
  department: 'Physics',
  designation: 'Professor',
  committee: '',
  committeeId: null,
  profilePic: 'chief.jpg',
  about: 'Teacher of physics.',
};
const lecturer = { ...chief, designation: 'Lecturer', profilePic: 'N/A', about: '' };

const routine = {
  id: 1,
  description: 'Exam routine 100% final',
  createdDate: '2026-01-01T10:00:00+05:45',
  lastDate: null,
  fileName: '1-routine.pdf',
  orignalFileName: 'Routine.pdf',
};
const admission = {
  id: 2,
  description: 'Admission open',
  createdDate: '2026-03-01T10:00:00+05:45',
  lastDate: '2026-12-01',
  fileName: '',
  orignalFileName: '',
};

test('GET /counter counts and returns the visit', async () => {
  expect(await get('/counter')).toEqual({ body: { visit: 1 } });
  expect(await get('/counter')).toEqual({ body: { visit: 2 } });
});

test('GET /contact lists the contact', async () => {
  expect(await get('/contact')).toEqual({ body: [contact] });
});

test('GET /contact?id=1 returns the contact itself', async () => {
  expect(await get('/contact?id=1')).toEqual({ body: contact });
});

test('POST /staffs/searchCommittee returns one list per id, in request order', async () => {
  const reply = await post('/staffs/searchCommittee', [9, 77, 1]);
  expect(reply).toEqual({
    body: [
      [
        { ...lecturer, id: 3, fullName: 'Person 3', committee: "Teachers' Association", committeeId: 9 },
        {
          ...lecturer,
          id: 2,
          fullName: 'Person 2',
          designation: 'Secretary',
          committee: "Teachers' Association",
          committeeId: 9,
        },
      ],
      [],
      [{ ...chief, about: 'Welcome.', designation: 'Campus Chief', committee: 'Campus Chief', committeeId: 1 }],
    ],
  });
});

test.each(['/staffsStricture/', '/staffsStricture'])(
  'GET %s returns the id lists in order of display',
  async (path) => {
    expect(await get(path)).toEqual({
      body: [{ exeCommitteeIds: '3,1,2', mgmtCommitteeIds: '1', campusAuthoritiesIds: '' }],
    });
  },
);

test('POST /staffs/getStricture returns the first person as a group before the others, in the given order', async () => {
  expect(await post('/staffs/getStricture', [1, 3, 99, 2])).toEqual({
    body: [
      [chief],
      [
        { ...lecturer, id: 3, fullName: 'Person 3' },
        { ...lecturer, id: 2, fullName: 'Person 2' },
      ],
    ],
  });
  expect(await post('/staffs/getStricture', [])).toEqual({ body: [] });
});

test('POST /staffs/getStricture returns the roles of the list with these ids', async () => {
  expect(await post('/staffs/getStricture', [3, 1, 2])).toEqual({
    body: [
      [{ ...lecturer, id: 3, fullName: 'Person 3', designation: 'Chairperson' }],
      [chief, { ...lecturer, id: 2, fullName: 'Person 2', designation: 'Member' }],
    ],
  });
});

test('GET /staffs/searchEmpByType returns teaching and non-teaching staff', async () => {
  expect(await idsOf('/staffs/searchEmpByType?id=1&keyId=3')).toEqual([1, 2, 3]);
  expect(await get('/staffs/searchEmpByType?id=2&keyId=4')).toEqual({
    body: [{ ...lecturer, id: 4, fullName: 'Person 4', designation: 'Accountant' }],
  });
});

test('GET /gallery/all returns the albums, newest first, with the image for a missing thumbnail', async () => {
  expect(await get('/gallery/all')).toEqual({
    body: [
      { id: 2, title: 'Dashain', date: '2025-10-01', description: 'Tika', images: 'c.jpg', thumbnails: 'ct.jpg' },
      {
        id: 1,
        title: 'Sports',
        date: '2025-01-01',
        description: 'Day',
        images: 'a.jpg,b.jpg',
        thumbnails: 'at.jpg,b.jpg',
      },
    ],
  });
});

test('GET /gallery/search matches title and description', async () => {
  expect(await idsOf('/gallery/search?search=&limit=3&offset=0')).toEqual([2, 1]);
  expect(await idsOf('/gallery/search?search=SPORT&limit=3&offset=0')).toEqual([1]);
  expect(await idsOf('/gallery/search?search=tika&limit=3&offset=0')).toEqual([2]);
});

test('GET /publication returns all, newest first', async () => {
  expect(await get('/publication')).toEqual({
    body: [
      {
        id: 2,
        description: 'Bulletin',
        aurthor: 'B. Editor',
        department: 'Campus',
        about: '',
        publishDate: '2026-05-01',
        fileName: '',
        orignalFileName: '',
      },
      {
        id: 1,
        description: 'Journal',
        aurthor: 'A. Editor',
        department: 'Research Cell',
        about: 'Yearly',
        publishDate: '2025-05-01',
        fileName: 'j.pdf',
        orignalFileName: 'Journal.pdf',
      },
    ],
  });
});

test('GET /publication/search matches titles and pages the results', async () => {
  expect(await idsOf('/publication/search?search=journ&limit=15&offset=0')).toEqual([1]);
  expect(await idsOf('/publication/search?search=&limit=1&offset=1')).toEqual([1]);
});

test('GET /notice/search returns the newest first, with ties ordered by id', async () => {
  expect(await idsOf('/notice/search?search=&limit=7&offset=0')).toEqual([2, 4, 3, 1]);
  expect(await idsOf('/notice/search?search=&limit=2&offset=1')).toEqual([4, 3]);
  expect(await get('/notice/search?search=routine&limit=7&offset=0')).toEqual({ body: [routine] });
});

test.each([
  ['%25', [1]],
  ['_', []],
  ["'", []],
  [encodeURIComponent('été'), [4]],
  [encodeURIComponent('E\u0301TE\u0301'), [4]],
  [encodeURIComponent('तालिका'), [3]],
])('GET /notice/search?search=%s matches every character literally', async (search, ids) => {
  expect(await idsOf(`/notice/search?search=${search}`)).toEqual(ids);
});

test.each(['/notice/', '/notice'])('GET %s returns one department, or all', async (path) => {
  expect(await get(`${path}?depId=12`)).toEqual({ body: [admission] });
  expect(await idsOf(`${path}?depId=11`)).toEqual([2]);
  expect(await idsOf(`${path}?depId=10`)).toEqual([3, 1]);
  expect(await idsOf(`${path}?depId=13`)).toEqual([4]);
  expect(await idsOf(`${path}?depId=null`)).toEqual([2, 4, 3, 1]);
});

test('file lists pair by position even if an original name contains a comma', async () => {
  const { body } = await get('/notice/?depId=10');
  expect(body).toContainEqual({
    id: 3,
    description: 'परीक्षा तालिका',
    createdDate: '2026-02-01T10:00:00+05:45',
    lastDate: null,
    fileName: '3-a.pdf,3-b.jpg',
    orignalFileName: 'परीक्षा तालिका.pdf,b.jpg',
  });
});

test('GET /notice/flashNotice returns flash notices, newest first', async () => {
  const rest = { lastDate: null, orignalFileName: '' };
  expect(await get('/notice/flashNotice')).toEqual({
    body: [
      {
        ...rest,
        id: 2,
        description: 'New',
        createdDate: '2026-02-01T00:00:00+05:45',
        fileName: 'f.jpg',
        noticeId: null,
      },
      { ...rest, id: 1, description: 'Old', createdDate: '2026-01-01T00:00:00+05:45', fileName: '', noticeId: 2 },
    ],
  });
});

test('GET /qaa/getQaaDocc returns the documents', async () => {
  expect(await get('/qaa/getQaaDocc')).toEqual({
    body: [
      { doccName: 'C1-Q1 Plan', doccLink: 'plan.pdf' },
      { doccName: 'Guide', doccLink: 'https://guide.example/' },
    ],
  });
});

test('POST /login/qaaLogin returns the success message', async () => {
  const reply = await post('/login/qaaLogin', { userName: 'committee', qaaPassword: 'correct horse' });
  expect(reply).toEqual({ message: 'You are successfully signed In' });
});

test('GET /images/{fileName} returns the file', async () => {
  const response = await fixture.get(`/images/${fixtureFile}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe(fixtureBytes);
});
