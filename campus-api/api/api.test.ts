import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CampusApi, openCampusApi } from '#campus-api/index.ts';
import { calls, optionalCalls } from '#campus-api/records/api.ts';
import { enquiriesPath } from '#campus-api/records/enquiry/route.ts';
import { withdrawnNoticesPath } from '#campus-api/records/notice/route.ts';
import { sitePath } from '#campus-api/records/site-document/route.ts';
import {
  type FixtureApi,
  fixtureBytes,
  fixtureFile,
  openFixture,
  removeFixture,
} from '#campus-api/testing/fixture-api.ts';
import { openApiPath, paths } from './call.ts';
import { messageSchema } from './replies.ts';
import { openApiDocument } from './server/openapi.ts';

describe('data of replies', () => {
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
});

describe('the server', () => {
  describe('calls', () => {
    let fixture: FixtureApi;
    beforeAll(() => {
      fixture = openFixture();
    });
    afterAll(() => fixture.close());

    const idCalls = [paths.committees, paths.structureMembers];
    const postCalls = [...idCalls, '/login/qaaLogin'];

    async function expectRefusal(response: Response, status: number): Promise<void> {
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toEqual({ message: expect.stringMatching(/^[A-Za-z].*\.$/) });
    }

    test.each(['/', '/nothing', '/notice/12', '/COUNTER', '/images', '/images/a/b', '/%E0%A4', '/__proto__'])(
      'unknown path %s: 404',
      async (path) => expectRefusal(await fixture.get(path), 404),
    );

    test.each([
      ['POST', '/counter', 'GET, HEAD'],
      ['DELETE', '/contact', 'GET, HEAD'],
      ['GET', '/staffs/searchCommittee', 'POST'],
      ['HEAD', paths.structureMembers, 'POST'],
      ['PUT', '/login/qaaLogin', 'POST'],
      ['OPTIONS', '/notice/', 'GET, HEAD'],
      ['POST', `/images/${fixtureFile}`, 'GET, HEAD'],
    ])('%s %s: 405 with Allow', async (method, path, allow) => {
      const response = await fixture.get(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allow);
      if (method !== 'HEAD') await expectRefusal(response, 405);
    });

    test('HEAD /counter does not count', async () => {
      const visit = async () => (await (await fixture.get('/counter')).json()).body.visit;
      const before = await visit();
      expect((await fixture.get('/counter', { method: 'HEAD' })).status).toBe(200);
      expect(await visit()).toBe(before + 1);
    });

    test.each([
      '/contact?id=abc',
      '/contact?id=',
      '/staffs/searchEmpByType',
      '/staffs/searchEmpByType?id=1&keyId=4',
      '/staffs/searchEmpByType?id=2&keyId=3',
      '/notice/',
      '/notice/?depId=',
      '/notice/?depId=99',
      '/notice/?depId=12%20',
      '/notice/search?limit=0',
      '/notice/search?limit=1001',
      '/notice/search?limit=-1',
      '/notice/search?limit=1.5',
      '/notice/search?limit=',
      '/notice/search?limit=NaN',
      '/notice/search?offset=-1',
      '/notice/search?offset=99999999999999999999',
      `/notice/search?search=${'a'.repeat(1001)}`,
      '/gallery/search?limit=x',
      '/publication/search?offset=x',
    ])('bad query %s: 400', async (path) => expectRefusal(await fixture.get(path), 400));

    test('an unknown contact: 404', async () => expectRefusal(await fixture.get('/contact?id=2'), 404));

    test.each(postCalls)('%s: a body that is not JSON: 400', async (path) => {
      for (const body of ['', '{', 'nothing', '[1,']) await expectRefusal(await fixture.post(path, body), 400);
    });

    test.each(postCalls)('%s: bytes that are not UTF-8: 400', async (path) => {
      const headers = { 'content-type': 'application/json' };
      const body = Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]);
      await expectRefusal(await fixture.get(path, { method: 'POST', headers, body }), 400);
    });

    test.each(postCalls)('%s: another content type: 415', async (path) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
        const headers = { 'content-type': type };
        await expectRefusal(await fixture.get(path, { method: 'POST', headers, body: '[1]' }), 415);
      }
    });

    test('a content type with a charset is accepted', async () => {
      const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
      const response = await fixture.get(paths.structureMembers, { method: 'POST', headers, body: '[1]' });
      expect(response.status).toBe(200);
    });

    test.each(postCalls)('%s: a body over 16 KB: 413, regardless of its content-length', async (path) => {
      const headers = { 'content-type': 'application/json', 'content-length': '3' };
      const body = `[${' '.repeat(16 * 1024)}]`;
      await expectRefusal(await fixture.get(path, { method: 'POST', headers, body }), 413);
    });

    test('reading stops at the size limit of a body', async () => {
      let pulled = 0;
      let cancelled = false;
      const body = new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
        cancel() {
          cancelled = true;
        },
      });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const };
      await expectRefusal(await fixture.get('/login/qaaLogin', init), 413);
      expect(pulled).toBeLessThan(32);
      expect(cancelled).toBe(true);
    });

    test.each(idCalls)('%s: anything but an array of at most 200 whole numbers: 400', async (path) => {
      const wrong = [
        null,
        1,
        '1',
        {},
        { 0: 1 },
        ['1'],
        [1.5],
        [null],
        [[1]],
        [1e300],
        Array.from({ length: 201 }, () => 1),
      ];
      for (const body of wrong) await expectRefusal(await fixture.post(path, JSON.stringify(body)), 400);
    });

    test('200 ids are accepted', async () => {
      const reply = await fixture.post(
        '/staffs/searchCommittee',
        Array.from({ length: 200 }, () => 1),
      );
      expect((await reply.json()).body).toHaveLength(200);
    });

    test('credentials of another shape: 400', async () => {
      const good = { userName: 'committee', qaaPassword: 'x' };
      const wrong = [
        null,
        [],
        'x',
        {},
        { userName: 'x' },
        { ...good, qaaPassword: 1 },
        { ...good, userName: 'a'.repeat(257) },
      ];
      for (const body of wrong) await expectRefusal(await fixture.post('/login/qaaLogin', JSON.stringify(body)), 400);
    });

    test('an unexpected failure: 500, its cause on stderr only', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const broken = openFixture();
      broken.api.close();
      const response = await broken.get('/notice/?depId=null');
      await expectRefusal(response, 500);
      expect(log.mock.calls).toEqual([
        [expect.stringContaining('GET /notice'), expect.objectContaining({ message: expect.any(String) })],
      ]);
      log.mockRestore();
      removeFixture(broken.options);
    });

    describe('a login that has to store the new password of the settings', () => {
      const stored = openFixture();
      const changed = openCampusApi({ ...stored.options, qaaPassword: 'another horse' });
      const body = JSON.stringify({ userName: 'committee', qaaPassword: 'another horse' });
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const logIn = () => changed.fetch(new Request('http://campus.invalid/login/qaaLogin', request));
      beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
      afterEach(() => jest.restoreAllMocks());
      afterAll(() => {
        changed.close();
        stored.close();
      });

      test('is refused with 503 while the disk is full', async () => {
        const prepare = DatabaseSync.prototype.prepare;
        jest.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
          if (sql.startsWith('INSERT')) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
          return prepare.call(this, sql);
        });
        await expectRefusal(await logIn(), 503);
      });

      test('is refused with 503 while another process writes, and succeeds after that', async () => {
        const other = new DatabaseSync(join(stored.options.dataDir, 'campus.db'));
        other.exec('BEGIN IMMEDIATE');
        await expectRefusal(await logIn(), 503);
        other.exec('ROLLBACK');
        other.close();
        expect((await logIn()).status).toBe(200);
      });
    });
  });

  describe('the OpenAPI description', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
    let fixture: FixtureApi;
    let sample: CampusApi;
    beforeAll(() => {
      fixture = openFixture();
      sample = openCampusApi({ dataDir: folder, qaaUser: 'committee', qaaPassword: 'correct horse' });
    });
    afterAll(() => {
      fixture.close();
      sample.close();
      rmSync(folder, { recursive: true });
    });

    const login = { userName: 'committee', qaaPassword: 'correct horse' };

    /** Requests of the site for each call. */
    const requests: Readonly<Record<string, readonly (string | [path: string, body: unknown])[]>> = {
      [paths.counter]: ['/counter'],
      [paths.contact]: ['/contact', '/contact?id=1'],
      [paths.committees]: [[paths.committees, [1, 9, 77]]],
      [paths.structure]: ['/staffsStricture/'],
      [paths.structureMembers]: [[paths.structureMembers, [3, 1, 2, 99]]],
      [paths.staffByType]: ['/staffs/searchEmpByType?id=1&keyId=3', '/staffs/searchEmpByType?id=2&keyId=4'],
      [paths.albums]: ['/gallery/all'],
      [paths.albumSearch]: ['/gallery/search?search=&limit=3&offset=0'],
      [paths.publications]: ['/publication'],
      [paths.publicationSearch]: ['/publication/search?search=&limit=15&offset=0'],
      [paths.noticeSearch]: ['/notice/search?search=&limit=7&offset=0'],
      [paths.notices]: ['/notice/?depId=12', '/notice/?depId=null'],
      [paths.flashNotices]: ['/notice/flashNotice'],
      [paths.qaaDocuments]: ['/qaa/getQaaDocc'],
      [paths.qaaLogin]: [[paths.qaaLogin, login]],
    };

    function toRequest(call: string | [string, unknown]): Request {
      if (typeof call === 'string') return new Request(`http://campus.invalid${call}`);
      const [path, body] = call;
      const headers = { 'content-type': 'application/json' };
      return new Request(`http://campus.invalid${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    }

    test('exactly the calls of the API contract are described', () => {
      const described = calls.map(({ path }) => path.replace('/{fileName}', ''));
      expect(described.toSorted()).toEqual(Object.values(paths).toSorted());
    });

    test.each(calls.filter(({ reply }) => reply !== null))(
      '$method $path returns exactly the described reply for a small campus and for the sample campus',
      async ({ path, reply }) => {
        for (const call of requests[path] ?? []) {
          for (const api of [fixture.api, sample]) {
            const response = await api.fetch(toRequest(call));
            expect(response.status).toBe(200);
            expect(reply?.safeParse(await response.json()).error?.message).toBeUndefined();
          }
        }
        expect(requests[path]?.length).toBeGreaterThan(0);
      },
    );

    test('a description rejects other replies', () => {
      const { reply } = calls.find(({ path }) => path === paths.notices) ?? {};
      expect(reply?.safeParse({ body: [{ id: 1 }] }).success).toBe(false);
      expect(reply?.safeParse({ body: [], more: 1 }).success).toBe(false);
    });

    test.each<[string, number, string | [string, unknown]]>([
      [paths.contact, 404, '/contact?id=7'],
      [paths.contact, 400, '/contact?id=x'],
      [paths.committees, 400, [paths.committees, 'x']],
      [paths.structureMembers, 400, [paths.structureMembers, ['x']]],
      [paths.staffByType, 400, '/staffs/searchEmpByType?id=1&keyId=4'],
      [paths.noticeSearch, 400, '/notice/search?limit=0'],
      [paths.notices, 400, '/notice/?depId=99'],
      [paths.qaaLogin, 401, [paths.qaaLogin, { ...login, qaaPassword: 'wrong' }]],
      [paths.qaaLogin, 413, [paths.qaaLogin, { ...login, more: 'x'.repeat(1_000_000) }]],
      [`${paths.files}/{fileName}`, 404, '/images/none.pdf'],
    ])('%s fails with a described status: %i', async (path, status, call) => {
      const response = await fixture.api.fetch(toRequest(call));
      expect(response.status).toBe(status);
      expect(messageSchema.safeParse(await response.json()).success).toBe(true);
      expect(calls.find((one) => one.path === path)?.refusals).toHaveProperty(String(status));
    });

    test('a stored file is served at the described path', async () => {
      expect((await fixture.get(`${paths.files}/${fixtureFile}`)).status).toBe(200);
    });

    test('the description is served, equals the file in docs, and references only existing schemas', async () => {
      const document = JSON.parse(JSON.stringify(openApiDocument()));
      expect(await (await fixture.get(openApiPath)).json()).toEqual(document);
      expect(JSON.parse(readFileSync('docs/campus-api.openapi.json', 'utf8'))).toEqual(document);
      const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
        ([, name]) => name,
      );
      expect([...new Set(named)].sort()).toEqual(Object.keys(document.components.schemas).sort());
    });

    const enquiry = {
      id: 'a-form-of-its-own-01',
      reference: 'K7M2-94QX',
      kind: 'question',
      name: '',
      email: '',
      phone: '',
      text: 'छात्रवृत्ति कहिले?',
      language: 'ne',
    };

    test('the optional call returns the described reply, is marked, and is not part of the contract', async () => {
      const call = optionalCalls.find(({ method }) => method === 'post');
      expect(Object.values(paths)).not.toContain(call?.path);
      expect(openApiDocument().paths[enquiriesPath]?.post).toMatchObject({ 'x-optional': true });
      const response = await fixture.api.fetch(toRequest([enquiriesPath, enquiry]));
      expect(response.status).toBe(200);
      expect(call?.reply?.safeParse(await response.json()).error?.message).toBeUndefined();
    });

    test('the progress of an enquiry is returned as described, without its text', async () => {
      const { refusals, reply } = optionalCalls.find(({ path }) => path.startsWith(`${enquiriesPath}/`)) ?? {};
      const response = await fixture.get(`${enquiriesPath}/${enquiry.reference}`);
      const body: unknown = await response.json();
      expect([response.status, body]).toMatchObject([200, { body: { state: 'new', answered: null } }]);
      expect(reply?.safeParse(body).error?.message).toBeUndefined();
      const unknown = await fixture.get(`${enquiriesPath}/ZZZZ-ZZZZ`);
      expect([unknown.status, Object.keys(refusals ?? {})]).toEqual([404, ['404']]);
    });

    test('withdrawn notices are returned as described', async () => {
      const call = optionalCalls.find(({ path }) => path === withdrawnNoticesPath);
      expect(openApiDocument().paths[withdrawnNoticesPath]?.get).toMatchObject({ 'x-optional': true });
      const response = await fixture.get(withdrawnNoticesPath);
      expect(call?.reply?.safeParse(await response.json()).error?.message).toBeUndefined();
      expect(call?.reply?.safeParse({ body: [{ id: 1, replacedBy: 2 }] }).success).toBe(true);
    });

    test('the site content of the sample campus is returned as described, and other documents are not', async () => {
      const call = optionalCalls.find(({ path }) => path === sitePath);
      expect(openApiDocument().paths[sitePath]?.get).toMatchObject({ 'x-optional': true });
      const reply: unknown = await (await sample.fetch(toRequest(sitePath))).json();
      expect(call?.reply?.safeParse(reply).error?.message).toBeUndefined();
      expect(call?.reply?.safeParse({ body: [{ key: 'menu', content: { name: { en: 'Test' } } }] }).success).toBe(
        false,
      );
    });

    test.each([
      ['an unknown kind', { kind: 'praise' }],
      ['no text', { text: '' }],
      ['a too long text', { text: 'ना'.repeat(1501) }],
      ['an invalid reference', { reference: 'K7M2' }],
      ['an additional field', { state: 'answered' }],
    ])('an enquiry with %s is rejected', async (_, wrong) => {
      const response = await fixture.api.fetch(toRequest([enquiriesPath, { ...enquiry, ...wrong }]));
      expect(response.status).toBe(400);
    });
  });
});
