import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { countVisit } from '#lib/site/campus-client/counter.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { openFile, openProfilePicture } from '#lib/site/campus-client/files.ts';
import { getQaaDocuments, logInToQaa } from '#lib/site/campus-client/qaa.ts';
import { hang, json, nonsense, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { cacheTag } from '#lib/site/campus-client/testing/next-cache.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { attempt, attemptPage } from './attempt.ts';
import { knownIds } from './known-ids.ts';
import { markStale } from './last-known-good/content-age.ts';
import { clearPending } from './last-known-good/in-flight.ts';
import { readStatus } from './read-status.ts';
import {
  getAlbums,
  getCampusChief,
  getCommittees,
  getContact,
  getContactRecord,
  getDepartmentNotices,
  getFlashNotices,
  getHomeNotices,
  getLatestAlbums,
  getLatestPublications,
  getPublications,
  getStaffByType,
  getStaffGroups,
  getStaffStructure,
} from './readers.ts';
import { storeContent } from './storage/stored-content.ts';
import { statusTags } from './tags.ts';

describe('readers', () => {
  const server = withCampusServer();

  // No delay before the second attempt.
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  interface Reader {
    name: string;
    read: () => Promise<unknown>;
    request: string;
    body?: string;
    reply: unknown;
    result: unknown;
    replyWithNone: unknown;
    resultOfNone: unknown;
    /** Reading calls are attempted twice. */
    attempts: 1 | 2;
  }

  const list = { replyWithNone: { body: [] }, resultOfNone: [], attempts: 2 } as const;
  const notices = { ...list, reply: { body: [samples.notice] }, result: [expect.objectContaining({ id: '5' })] };
  const albums = { ...list, reply: { body: [samples.album] }, result: [expect.objectContaining({ id: '3' })] };
  const papers = { ...list, reply: { body: [samples.publication] }, result: [expect.objectContaining({ id: '9' })] };
  const people = { ...list, reply: { body: [samples.staff] }, result: [expect.objectContaining({ id: '1' })] };
  const campus = {
    replyWithNone: { body: [] },
    resultOfNone: null,
    attempts: 2,
    result: expect.objectContaining({ title: 'Campus' }),
  } as const;

  const readers: Reader[] = [
    {
      name: 'countVisit',
      read: countVisit,
      request: 'GET /counter',
      reply: { visit: '7' },
      result: 7,
      replyWithNone: { visit: 0 },
      resultOfNone: 0,
      attempts: 1,
    },
    { name: 'getContact', read: getContact, request: 'GET /contact', ...campus, reply: { body: [samples.contact] } },
    {
      name: 'getContactRecord',
      read: getContactRecord,
      request: 'GET /contact?id=1',
      ...campus,
      reply: { body: samples.contact },
    },
    {
      name: 'getCommittees',
      read: () => getCommittees(['1', '9']),
      request: 'POST /staffs/searchCommittee',
      body: '[1,9]',
      reply: { body: [[samples.staff], []] },
      result: [
        { id: '1', members: [expect.objectContaining({ id: '1' })] },
        { id: '9', members: [] },
      ],
      replyWithNone: { body: [] },
      resultOfNone: [
        { id: '1', members: [] },
        { id: '9', members: [] },
      ],
      attempts: 2,
    },
    {
      name: 'getCampusChief',
      read: getCampusChief,
      request: 'POST /staffs/searchCommittee',
      body: '[1]',
      reply: { body: [[samples.staff]] },
      result: expect.objectContaining({ fullName: 'Sita Adhikari' }),
      replyWithNone: { body: [[]] },
      resultOfNone: null,
      attempts: 2,
    },
    {
      name: 'getStaffStructure',
      read: getStaffStructure,
      request: 'GET /staffsStricture/',
      reply: { body: [samples.structure] },
      result: { executiveCommittee: ['3', '1', '2'], managementCommittee: ['7'], campusAuthorities: [] },
      replyWithNone: { body: [] },
      resultOfNone: { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] },
      attempts: 2,
    },
    {
      name: 'getStaffGroups',
      read: () => getStaffGroups(['1']),
      request: 'POST /staffs/getStricture',
      body: '[1]',
      ...list,
      reply: { body: [[samples.staff]] },
      result: [[expect.objectContaining({ id: '1' })]],
    },
    {
      name: 'teaching staff',
      read: () => getStaffByType('teaching'),
      request: 'GET /staffs/searchEmpByType?id=1&keyId=3',
      ...people,
    },
    {
      name: 'other staff',
      read: () => getStaffByType('non-teaching'),
      request: 'GET /staffs/searchEmpByType?id=2&keyId=4',
      ...people,
    },
    { name: 'getAlbums', read: getAlbums, request: 'GET /gallery/all', ...albums },
    {
      name: 'getLatestAlbums',
      read: getLatestAlbums,
      request: 'GET /gallery/search?search=&limit=3&offset=0',
      ...albums,
    },
    { name: 'getPublications', read: getPublications, request: 'GET /publication', ...papers },
    {
      name: 'latest papers',
      read: getLatestPublications,
      request: 'GET /publication/search?search=&limit=15&offset=0',
      ...papers,
    },
    {
      name: 'getHomeNotices',
      read: getHomeNotices,
      request: 'GET /notice/search?search=&limit=7&offset=0',
      ...notices,
    },
    { name: 'all notices', read: () => getDepartmentNotices('all'), request: 'GET /notice/?depId=null', ...notices },
    { name: 'admission', read: () => getDepartmentNotices('admission'), request: 'GET /notice/?depId=12', ...notices },
    {
      name: 'administration',
      read: () => getDepartmentNotices('administration'),
      request: 'GET /notice/?depId=11',
      ...notices,
    },
    { name: 'exam', read: () => getDepartmentNotices('exam'), request: 'GET /notice/?depId=10', ...notices },
    { name: 'downloads', read: () => getDepartmentNotices('downloads'), request: 'GET /notice/?depId=13', ...notices },
    { name: 'getFlashNotices', read: getFlashNotices, request: 'GET /notice/flashNotice', ...notices },
    {
      name: 'getQaaDocuments',
      read: getQaaDocuments,
      request: 'GET /qaa/getQaaDocc',
      ...list,
      reply: { body: [samples.qaaDocument] },
      result: [{ title: 'SSR', fileName: 'ssr.pdf' }],
    },
    {
      name: 'logInToQaa',
      read: () => logInToQaa({ userName: 'qaa', password: 'pw' }),
      request: 'POST /login/qaaLogin',
      body: '{"userName":"qaa","qaaPassword":"pw"}',
      reply: { message: 'You are successfully signed In' },
      result: { accepted: true, message: 'You are successfully signed In' },
      replyWithNone: { message: 'Invalid user' },
      resultOfNone: { accepted: false, message: 'Invalid user' },
      attempts: 1,
    },
  ];

  test.each(readers)('$name: a valid reply is returned', async ({ read, request, body, reply, result }) => {
    server().behave(json(reply));
    expect(await read()).toEqual(result);
    expect(server().seen.map(({ method, url }) => `${method} ${url}`)).toEqual([request]);
    expect(server().seen[0]?.body).toBe(body ?? '');
  });

  test.each(readers)('$name: a missing record is a value', async ({ read, replyWithNone, resultOfNone }) => {
    server().behave(json(replyWithNone));
    expect(await read()).toEqual(resultOfNone);
  });

  test.each(readers)('$name: a hanging campus API is a time-out', async ({ read }) => {
    process.env.UPSTREAM_TIMEOUT_MS = '100';
    server().behave(hang);
    await expect(read()).rejects.toMatchObject({ name: 'CampusApiError', kind: 'timeout' });
  });

  test.each(readers)('$name: an error status is a failure', async ({ read, attempts }) => {
    server().behave(statusReply(503));
    await expect(read()).rejects.toMatchObject({ name: 'CampusApiError', kind: 'status', status: 503 });
    expect(server().seen).toHaveLength(attempts);
  });

  test.each(readers)('$name: a broken connection is a failure', async ({ read, attempts }) => {
    server().behave(reset);
    await expect(read()).rejects.toMatchObject({ name: 'CampusApiError', kind: 'unreachable' });
    expect(server().seen).toHaveLength(attempts);
  });

  test.each(readers)('$name: an unreadable reply is malformed and never a value', async ({ read }) => {
    for (const behaviour of [nonsense, json({ ok: true }), json([]), json(null), json({ body: 'text' })]) {
      server().behave(behaviour);
      clearPending();
      await expect(read()).rejects.toMatchObject({ name: 'CampusApiError', kind: 'malformed' });
    }
  });

  test.each(readers.filter(({ attempts }) => attempts === 2))(
    '$name: a failed first attempt is repeated',
    async (reader) => {
      server().behave(statusReply(502), json(reader.reply));
      expect(await reader.read()).toEqual(reader.result);
      expect(server().seen).toHaveLength(2);
    },
  );

  const files = [
    { name: 'openFile', open: openFile },
    { name: 'openProfilePicture', open: openProfilePicture },
  ];

  test.each(files)('$name: a missing file is null; a time-out and an error status are failures', async ({ open }) => {
    server().behave(statusReply(404));
    expect(await open('a.pdf')).toBeNull();
    server().behave(statusReply(500));
    await expect(open('a.pdf')).rejects.toMatchObject({ kind: 'status', status: 500 });
    process.env.UPSTREAM_TIMEOUT_MS = '100';
    server().behave(hang);
    await expect(open('a.pdf')).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('home notices with a status other than 200 are a failure', async () => {
    for (const code of [201, 203, 206]) {
      server().behave(json({ body: [samples.notice] }, code));
      await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'status', status: code });
    }
    server().behave(json({ body: [samples.notice] }));
    expect(await getHomeNotices()).toHaveLength(1);
  });
});

describe('single records', () => {
  const server = withCampusServer();
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  const noStructure = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };
  const readers = [
    { name: 'contact', read: getContact, good: [samples.contact], none: null },
    { name: 'contact record', read: getContactRecord, good: samples.contact, none: null },
    { name: 'structure record', read: getStaffStructure, good: [samples.structure], none: noStructure },
    { name: 'campus chief', read: getCampusChief, good: [[samples.staff]], none: null },
  ];

  const surprises = [
    [{ surprise: 1 }],
    [{}],
    [{ Title: 'x', PHONE: '1' }],
    [[{ surprise: 1 }]],
    [[{ id: 5 }]],
    [null],
    { surprise: 1 },
    'text',
  ];

  describe.each(readers)('$name', ({ read, good, none }) => {
    test.each(surprises)('the reply %j without any known field is a failure', async (body) => {
      server().behave(json({ body }));
      await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
    });

    test('a reply without any known field does not replace the record and is logged', async () => {
      server().behave(json({ body: good }));
      const record = await read();
      expect(record).not.toEqual(none);
      for (const body of [...surprises, []]) {
        warn.mockClear();
        clearPending();
        server().behave(json({ body }));
        expect(await read()).toEqual(record);
        expect(warn).toHaveBeenCalled();
      }
    });

    test('a missing record is a value where none is stored', async () => {
      server().behave(json({ body: [] }));
      expect(await read()).toEqual(none);
    });
  });

  test('a structure record with empty lists replaces a stored one', async () => {
    server().behave(json({ body: [samples.structure] }));
    await getStaffStructure();
    clearPending();
    server().behave(json({ body: [{ exeCommitteeIds: '', mgmtCommitteeIds: null, campusAuthoritiesIds: '' }] }));
    expect(await getStaffStructure()).toEqual(noStructure);
  });

  test('an empty seat replaces the stored campus chief', async () => {
    server().behave(json({ body: [[samples.staff]] }));
    await getCampusChief();
    clearPending();
    server().behave(json({ body: [[]] }));
    expect(await getCampusChief()).toBeNull();
  });

  test.each(surprises)('%j is rejected as a visit count', async (body) => {
    server().behave(json({ body }));
    await expect(countVisit()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('known ids', () => {
  afterEach(() => jest.restoreAllMocks());

  const placeholder = [{ id: '-' }];

  test('only the ids of the records are returned', async () => {
    expect(await knownIds(async () => [{ id: '3', title: 'Sports' }])).toEqual([{ id: '3' }]);
  });

  test('a placeholder is returned where there are no records or the campus API fails', async () => {
    const fail = () => Promise.reject(new CampusApiError('timeout', 'GET /gallery/all'));
    expect(await knownIds(async () => [])).toEqual(placeholder);
    expect(await knownIds(fail)).toEqual(placeholder);
  });

  test('an error of the site itself is thrown', async () => {
    await expect(knownIds(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
  });

  test('the build of a start returns only a placeholder and reads nothing', async () => {
    process.env.SITE_SERVED_HERE = '1';
    const read = jest.fn(async () => [{ id: '3' }]);
    expect(await knownIds(read)).toEqual(placeholder);
    delete process.env.SITE_SERVED_HERE;
    expect(read).not.toHaveBeenCalled();
  });
});

describe('attempts of a block and of a page', () => {
  const failure = new CampusApiError('timeout', 'GET /gallery/all');
  beforeEach(() => cacheTag.mockClear());

  test.each([
    ['a block', attempt],
    ['a page', attemptPage],
  ])('return a value, and throw errors of the site itself: %s', async (_, read) => {
    expect(await read(async () => 3)).toEqual({ ok: true, value: 3 });
    await expect(read(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
    expect(cacheTag).not.toHaveBeenCalled();
  });

  test.each([
    ['a block', attempt, []],
    ['a page', attemptPage, [[statusTags.unavailable]]],
  ])('fail with the campus API, a page with its status: %s', async (_, read, tags) => {
    expect(await read(() => Promise.reject(failure))).toEqual({ ok: false });
    expect(cacheTag.mock.calls).toEqual(tags);
  });
});

describe('the status of the site', () => {
  const server = withCampusServer();
  /** So long that a busy machine does not count as a slow campus API. */
  const LONG_MS = 60_000;
  const contact = json({ body: [{ title: 'Campus' }] });

  test('while the campus API is available, concurrent readers share one request', async () => {
    server().behave(contact);
    const statuses = await Promise.all([readStatus(LONG_MS), readStatus(LONG_MS), readStatus(LONG_MS)]);
    expect(statuses).toEqual(Array(3).fill({ campus: 'available', contentSince: null }));
    expect(server().seen).toHaveLength(1);
  });

  test.each([
    ['a 500', statusReply(500)],
    ['a page of HTML', nonsense],
  ])('the campus API is unavailable when it returns %s', async (_, behaviour) => {
    server().behave(behaviour);
    expect(await readStatus(LONG_MS)).toEqual({ campus: 'unavailable', contentSince: null });
  });

  test('a campus API that does not respond in time is slow', async () => {
    server().behave(hang);
    expect(await readStatus(50)).toMatchObject({ campus: 'slow' });
  });

  test('while the campus API is unavailable, the age of the content is that of the stored notices', async () => {
    server().behave(statusReply(500));
    const before = Date.now();
    await storeContent('notices all', []);
    const { contentSince } = await readStatus(LONG_MS);
    expect(Math.abs((contentSince?.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  test('stale content is reported although the campus API is available', async () => {
    server().behave(contact);
    markStale('notices exam', 1_700_000_000_000);
    expect(await readStatus(LONG_MS)).toEqual({ campus: 'available', contentSince: new Date(1_700_000_000_000) });
  });
});
