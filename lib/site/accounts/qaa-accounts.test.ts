import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addQaaUser, removeQaaUser } from '#campus-api/accounts/write-users.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { withSampleCampus } from '#lib/site/campus-client/testing/sample-campus.ts';
import { documentKey, findQaaDocument } from './document-key.ts';
import { filterDocuments, groupDocuments } from './group-documents.ts';
import { readEvidenceNumber } from './list-documents.ts';
import type { ListedDocument } from './listing.ts';
import { logIn } from './log-in.ts';
import { type AttemptResult, createLoginLimits, type LoginLimits } from './login-limits.ts';
import { openRevocationFile, type StoredRevocations } from './revocation-file.ts';
import { readSession, shareRevocations, startSession } from './session.ts';
import type { Session } from './session-types.ts';
import { redirectToLogin } from './visitor-session.ts';

jest.mock('#lib/platform/settings/index.ts', () => ({
  environment: () => jest.requireActual('#lib/platform/settings/schema.ts').parseEnvironment(process.env),
  sessionSecrets: () => ['a'.repeat(32)],
}));

const machine = { boot: '', uptime: 0 };

describe('accounts', () => {
  const folder = withSampleCampus();
  const options = { dataDir: folder };
  const office = { by: 'test', confirmation: { confirmed: true } };

  /** Sets a user's password and logs the user in. @returns the cookie */
  async function enter(name: string, password: string): Promise<string> {
    await withCampus(options, office, (campus) => addQaaUser(campus, { name, password }, { replace: true }));
    const result = await logIn({ userName: name, password }, '192.0.2.1');
    if (result.kind !== 'accepted') throw new Error(result.kind);
    return (await startSession(result.user, result.account)).split(';')[0] ?? '';
  }

  test("a session of the embedded campus API ends at once with its account's password, and with the account", async () => {
    const [sita, gita] = [await enter('sita', 'long enough words'), await enter('gita', 'other long words')];
    expect(await readSession(sita)).toMatchObject({ kind: 'open' });
    const anew = await enter('sita', 'new and long words');
    expect(await readSession(sita)).toEqual({ kind: 'ended' });
    expect(await readSession(anew)).toMatchObject({ kind: 'open' });
    expect(await readSession(gita)).toMatchObject({ kind: 'open' });
    await withCampus(options, office, (campus) => removeQaaUser(campus, 'sita'));
    expect(await readSession(anew)).toEqual({ kind: 'ended' });
    expect(await readSession(gita)).toMatchObject({ kind: 'open' });
  });

  test('a tab without a session is redirected to the login in the language of its page, a script is not', async () => {
    const open = (headers: HeadersInit) =>
      redirectToLogin(new Request('https://campus.example/api/qaa/documents/a', { headers }));
    expect(await open({ accept: '*/*' })).toBeNull();
    expect((await open({ accept: 'text/html,*/*' }))?.headers.get('location')).toBe('/qaa/documents');
    const cookie = await enter('rita', 'words that are long');
    expect(await open({ accept: 'text/html', cookie })).toBeNull();
  });

  test('while the accounts cannot be read, a session is neither accepted nor ended', async () => {
    const cookie = await enter('hari', 'words that are long');
    const api = await openEmbedded();
    jest.spyOn(api, 'isAccountState').mockImplementation(() => {
      throw new Error('disk');
    });
    expect(await readSession(cookie)).toMatchObject({ kind: 'unsure' });
    jest.restoreAllMocks();
    expect(await readSession(cookie)).toMatchObject({ kind: 'open' });
  });
});

describe('documents', () => {
  const none = { criterion: null, question: null };

  test.each([
    ['C3-Q42 Internal assessment', { criterion: 3, question: 42, title: 'Internal assessment' }],
    ['c1 q3: Vision', { criterion: 1, question: 3, title: 'Vision' }],
    ['C8Q120 – Website', { criterion: 8, question: 120, title: 'Website' }],
    ['C5. Library', { criterion: 5, question: null, title: 'Library' }],
    ['C६-Q९२ विद्यार्थी', { criterion: 6, question: 92, title: 'विद्यार्थी' }],
    ['C3-Q42', { criterion: 3, question: 42, title: 'C3-Q42' }],
    ['C9-Q1 Nothing', { ...none, title: 'C9-Q1 Nothing' }],
    ['C3-Q121 Too many', { ...none, title: 'C3-Q121 Too many' }],
    ['C3-Q0 None', { ...none, title: 'C3-Q0 None' }],
    ['C3PO report', { ...none, title: 'C3PO report' }],
    ['Minutes of 2082', { ...none, title: 'Minutes of 2082' }],
  ])('the evidence number of %p is parsed', (name, expected) => {
    expect(readEvidenceNumber(name)).toEqual(expected);
  });

  function listed(title: string, criterion: number | null = null, question: number | null = null): ListedDocument {
    return { title, criterion, question, href: null, isOutside: false, type: 'PDF', bytes: null };
  }

  const documents = [
    listed('Report'),
    listed('Library', 5, 74),
    listed('Results', 3, 42),
    listed('Criterion in general', 3),
    listed('गुनासो', 3, 36),
    listed('Minutes'),
  ];

  test('groups are sorted by criterion and question, documents without a number last', () => {
    const titles = groupDocuments(documents).map(({ criterion, documents: members }) => [
      criterion,
      members.map(({ title }) => title),
    ]);
    expect(titles).toEqual([
      [3, ['गुनासो', 'Results', 'Criterion in general']],
      [5, ['Library']],
      [null, ['Report', 'Minutes']],
    ]);
  });

  test.each([
    ['', 6],
    ['results', 1],
    ['C3', 3],
    ['c3-q42', 1],
    ['Q७४', 1],
    ['गुनासो', 1],
    ['pdf minutes', 1],
    ['nothing', 0],
  ])('the search for %p finds %i', (text, count) => {
    expect(filterDocuments(documents, text)).toHaveLength(count);
  });

  test('a document is found by its key while it is in the list', () => {
    const list = [
      { title: 'Elsewhere', url: 'https://x.example/' },
      { title: 'Name only' },
      { title: 'SSR', fileName: 'ssr.pdf' },
    ];
    expect(documentKey('ssr.pdf')).toMatch(/^[\w-]{22}$/);
    expect(findQaaDocument(list, documentKey('ssr.pdf'))).toEqual({ title: 'SSR', fileName: 'ssr.pdf' });
    expect(findQaaDocument(list, documentKey('other.pdf'))).toBeNull();
    expect(findQaaDocument(list, 'ssr.pdf')).toBeNull();
  });
});

describe('limits of log-ins', () => {
  const SECOND = 1000;
  let limits: LoginLimits;

  beforeEach(() => {
    jest.useFakeTimers();
    limits = createLoginLimits();
  });
  afterEach(() => jest.useRealTimers());

  /** Tries once. @returns the seconds to wait, 0 if the try was admitted */
  async function attempt(address: string, user = 'committee', result: AttemptResult = 'refused') {
    const { wait, report } = await limits.admit(address, user);
    await report?.(result);
    return wait;
  }

  async function attempts(count: number, address: string | ((index: number) => string), user?: string) {
    const waits: number[] = [];
    for (let index = 0; index < count; index += 1) {
      waits.push(await attempt(typeof address === 'string' ? address : address(index), user));
    }
    return waits;
  }

  test('five tries are free, then the pause doubles up to 15 minutes', async () => {
    expect(await attempts(5, 'a')).toEqual([0, 0, 0, 0, 0]);
    const pauses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const pause = await attempt('a');
      pauses.push(pause);
      await jest.advanceTimersByTimeAsync(pause * SECOND);
      expect(await attempt('a')).toBe(0);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('a try during the pause is not counted', async () => {
    await attempts(5, 'a');
    await attempts(50, 'a');
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(await attempt('a')).toBe(0);
    expect(await attempt('a')).toBe(2);
  });

  test('at most three of many simultaneous logins are admitted', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => limits.admit('a', 'committee')));
    expect(all.filter(({ wait }) => wait === 0)).toHaveLength(3);
  });

  test('a delayed address does not delay another address', async () => {
    await attempts(30, 'a');
    expect(await attempt('b', 'committee', 'accepted')).toBe(0);
  });

  test('a success resets its address, and an unknown result is not counted', async () => {
    await attempts(4, 'a');
    expect(await attempt('a', 'committee', 'accepted')).toBe(0);
    expect(await attempts(5, 'a')).toEqual([0, 0, 0, 0, 0]);
    for (let round = 0; round < 20; round += 1) expect(await attempt('b', 'committee', 'unknown')).toBe(0);
  });

  test('a user name tried from many addresses is delayed, except at addresses that have logged it in', async () => {
    expect(await attempt('home', 'committee', 'accepted')).toBe(0);
    const address = (index: number) => `bot ${index}`;
    expect(await attempts(30, address)).toEqual(Array(30).fill(0));
    expect(await attempt('bot new')).toBeGreaterThan(0);
    expect(await attempt('bot other', 'someone else')).toBe(0);
    expect(await attempt('home', 'committee', 'accepted')).toBe(0);
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(await attempt('elsewhere', 'committee', 'accepted')).toBe(0);
  });

  test('unknown addresses share sixty tries a minute', async () => {
    expect(await attempt('home', 'committee', 'accepted')).toBe(0);
    const waits: number[] = [];
    for (let index = 0; index < 60; index += 1) waits.push(await attempt(`bot ${index}`, `user ${index}`));
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
    expect(await attempt('stranger', 'nobody')).toBeGreaterThan(50);
    expect(await attempt('home', 'committee', 'accepted')).toBe(0);
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(await attempt('stranger', 'nobody')).toBe(0);
  });

  test('a delayed address does not use up the shared tries', async () => {
    await attempts(500, 'a');
    expect(await attempt('b')).toBe(0);
  });

  test('a known pair is admitted while others guess at its address, and its failed tries wait at most 15 seconds', async () => {
    expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
    await attempts(50, 'campus', 'someone else');
    expect(await attempt('campus', 'someone else')).toBeGreaterThan(0);
    expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
    let maxPause = 0;
    for (let round = 0; round < 40; round += 1) {
      const pause = await attempt('campus', 'committee');
      maxPause = Math.max(maxPause, pause);
      await jest.advanceTimersByTimeAsync(pause * SECOND);
    }
    expect(maxPause).toBe(15);
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  });

  test('slow guesses at the campus API do not delay known pairs', async () => {
    expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
    const guesses = await Promise.all(['a', 'b', 'campus'].map((address) => limits.admit(address, 'someone else')));
    expect(guesses.map(({ wait }) => wait)).toEqual([0, 0, 0]);
    expect(await attempt('d', 'someone else')).toBe(1);
    for (let time = 0; time < 12; time += 1) expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  });

  test('a known pair has one login in flight at a time, and does not delay other known pairs', async () => {
    for (const address of ['campus', 'home']) expect(await attempt(address, 'committee', 'accepted')).toBe(0);
    const { wait, report } = await limits.admit('campus', 'committee');
    expect(wait).toBe(0);
    expect(await attempt('campus', 'committee')).toBe(1);
    expect(await attempt('home', 'committee', 'accepted')).toBe(0);
    await report?.('accepted');
    expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  });
});

describe('the file of revocations', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'ended-'));
  const session = (id: string, since = 100): Session => ({ kind: 'qaa', id, user: 'u', since, seen: since, machine });
  const file = (dataDir: string) => join(dataDir, 'ended-sessions.json');
  const endedIn = (dataDir: string): unknown => JSON.parse(readFileSync(file(dataDir), 'utf8')).ended;
  const DAY = 24 * 60 * 60_000;

  test('an ended session stays ended, also after a restart', async () => {
    const dataDir = folder();
    const before = openRevocationFile(dataDir, () => 200);
    await before.revoke(session('one'), 1000);
    for (const store of [before, openRevocationFile(dataDir, () => 300)]) {
      expect(await store.isRevoked(session('one'))).toBe(true);
      expect(await store.isRevoked(session('two'))).toBe(false);
    }
    expect(readdirSync(dataDir)).toEqual(['ended-sessions.json']);
  });

  test('a session ended by one process is ended for all processes with the same file', async () => {
    const dataDir = folder();
    const [one, two] = [openRevocationFile(dataDir, () => 200), openRevocationFile(dataDir, () => 200)];
    await one.revoke(session('a'), 1000);
    expect(await two.isRevoked(session('a'))).toBe(true);
    await two.revoke(session('b'), 1000);
    expect(await one.isRevoked(session('b'))).toBe(true);
    expect(endedIn(dataDir)).toEqual({ a: 1000, b: 1000 });
  });

  test('the revocation of an expired session is deleted after two days', async () => {
    const dataDir = folder();
    let now = 200;
    const store = openRevocationFile(dataDir, () => now);
    await store.revoke(session('old'), 1000);
    for (const day of [1, 2, 3]) {
      now = day * DAY;
      await store.revoke(session(`day ${day}`), now + 1000);
    }
    expect(endedIn(dataDir)).toEqual({ 'day 1': DAY + 1000, 'day 2': 2 * DAY + 1000, 'day 3': 3 * DAY + 1000 });
  });

  test('log-outs under a clock 200 days fast delete no revocation, also after a restart', async () => {
    const dataDir = folder();
    let now = 200;
    await openRevocationFile(dataDir, () => now).revoke(session('ended'), 1000);
    for (const minute of [1, 2, 3]) {
      now = 200 * DAY + minute * 60_000;
      await openRevocationFile(dataDir, () => now).revoke(session(`fast ${minute}`, now), now + 1000);
    }
    now = 300;
    expect(await openRevocationFile(dataDir, () => now).isRevoked(session('ended'))).toBe(true);
  });

  test('a file that was damaged under a fast clock does not reject sessions that begin after it is set right', async () => {
    const dataDir = folder();
    writeFileSync(file(dataDir), '{');
    let now = 3_600_200;
    const store = openRevocationFile(dataDir, () => now);
    expect(await store.isRevoked(session('earlier', 100))).toBe(true);
    now = 200;
    expect(await store.isRevoked(session('earlier', 100))).toBe(true);
    expect(await store.isRevoked(session('later', 200))).toBe(false);
  });

  test.each(['{"ended":', '[]', '{"one":1000}', ''])(
    'with %p as its content, all earlier sessions are rejected',
    async (content) => {
      const dataDir = folder();
      writeFileSync(file(dataDir), content);
      const store = openRevocationFile(dataDir, () => 200);
      expect(await store.isRevoked(session('any', 199))).toBe(true);
      expect(await store.isRevoked(session('later', 200))).toBe(false);
    },
  );

  test('revocations are effective in this process if the file cannot be written', async () => {
    const blocked = join(folder(), 'file');
    writeFileSync(blocked, '');
    const store = openRevocationFile(join(blocked, 'folder'), () => 200);
    await store.revoke(session('one', 300), 1000);
    expect(await store.isRevoked(session('one', 300))).toBe(true);
  });
});

describe('shared revocations', () => {
  const session = (id: string): Session => ({ kind: 'qaa', id, user: 'u', since: 0, seen: 0, machine });
  const inRedis = new Map<string, unknown>();
  const redis = {
    set: jest.fn(async (key: string, _: string, { expiration }: { expiration: unknown }) =>
      inRedis.set(key, expiration),
    ),
    exists: jest.fn(async (key: string) => Number(inRedis.has(key))),
  };
  const until = Date.now() + 60_000;

  function createStored(): StoredRevocations {
    const ended = new Map<string, number>();
    return {
      revoke: async ({ id }, end) => void ended.set(id, end),
      isRevoked: async ({ id }) => ended.has(id),
      entries: () => ended,
    };
  }

  function twoInstances() {
    const [one, other] = [fakeStore(redis), fakeStore(redis)];
    return {
      stores: [one, other],
      one: shareRevocations(createStored(), one.store),
      other: shareRevocations(createStored(), other.store),
    };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    inRedis.clear();
  });
  afterEach(() => jest.useRealTimers());

  test('a session ended by one instance is ended on the other for its remaining lifetime', async () => {
    const { one, other } = twoInstances();
    await one.revoke(session('a'), until);
    expect(await other.isRevoked(session('a'))).toBe(true);
    expect(await other.isRevoked(session('b'))).toBe(false);
    expect([...inRedis]).toEqual([['campus:ended-session:a', { type: 'PXAT', value: until }]]);
  });

  test.each(['unavailable', 'readOnly'] as const)(
    'while Redis is %s only locally revoked sessions are known',
    async (state) => {
      const { one, stores } = twoInstances();
      await one.revoke(session('a'), until);
      for (const { become } of stores) become(state);
      expect(await one.isRevoked(session('a'))).toBe(true);
      await expect(one.isRevoked(session('b'))).rejects.toThrow(StoreUnavailableError);
    },
  );

  test('a session is not accepted while Redis responds with an error', async () => {
    redis.exists.mockRejectedValueOnce(new Error('LOADING'));
    await expect(twoInstances().one.isRevoked(session('b'))).rejects.toThrow(StoreUnavailableError);
  });

  test('a revocation is shared once Redis is writable, also after another failure', async () => {
    const { one, other, stores } = twoInstances();
    stores[0]?.become('unavailable');
    await one.revoke(session('a'), until);
    stores[0]?.become('ready');
    await jest.advanceTimersByTimeAsync(0);
    expect(await other.isRevoked(session('a'))).toBe(true);
    redis.set.mockRejectedValueOnce(new Error('late')).mockRejectedValueOnce(new Error('late'));
    await one.revoke(session('b'), until);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await other.isRevoked(session('b'))).toBe(true);
    redis.set.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(redis.set).not.toHaveBeenCalled();
  });

  test('the revocation of an expired session is not shared again', async () => {
    const { one, other, stores } = twoInstances();
    stores[0]?.become('unavailable');
    await one.revoke(session('a'), Date.now() + 1000);
    await one.revoke(session('b'), until);
    jest.setSystemTime(Date.now() + 1000);
    stores[0]?.become('ready');
    await jest.advanceTimersByTimeAsync(0);
    expect([await other.isRevoked(session('a')), await other.isRevoked(session('b'))]).toEqual([false, true]);
  });

  test('revocations are written again to a Redis that lost its data', async () => {
    const { one, other, stores } = twoInstances();
    await one.revoke(session('a'), until);
    stores[0]?.become('unavailable');
    inRedis.clear();
    stores[0]?.become('ready');
    await jest.advanceTimersByTimeAsync(0);
    expect(await other.isRevoked(session('a'))).toBe(true);
  });
});
