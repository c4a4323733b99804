import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setImmediate } from 'node:timers/promises';
import {
  type Behaviour,
  flood,
  hang,
  json,
  nonsense,
  raw,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { getAlbums } from '../readers.ts';
import { getFileSize } from './file-facts.ts';
import { knownSizes } from './known-sizes.ts';
import '#lib/site/campus-client/testing/outside-rendering.ts';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { getQaaFileNames } from '#lib/site/campus-client/qaa.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { isWithheld, isWithheldFromPage, openPublicFile, openPublicPicture } from './withheld-files.ts';

describe('facts of files', () => {
  const server = withCampusServer();

  test('the size of a file in bytes is requested with HEAD', async () => {
    server().behave(raw('12345678', { 'content-length': '8' }));
    expect(await getFileSize('सूचना १.pdf')).toBe(8);
    expect(server().seen).toMatchObject([{ method: 'HEAD', url: `/images/${encodeURIComponent('सूचना १.pdf')}` }]);
  });

  test.each([
    ['a missing file', statusReply(404)],
    ['a campus API without HEAD', statusReply(405)],
    ['an error', statusReply(500)],
    ['a packed file', flood(1, { gzip: true })],
    ['no length', raw('')],
  ])('the size is unknown where the campus API returns %s', async (_, behaviour) => {
    server().behave(behaviour);
    expect(await getFileSize('a.pdf')).toBeNull();
  });

  test('no size is requested for an invalid file name', async () => {
    server().behave(raw('x', { 'content-length': '1' }));
    expect(await getFileSize('../a.pdf')).toBeNull();
    expect(server().seen).toEqual([]);
  });

  test('stored sizes are returned after a restart while the campus API fails', async () => {
    server().behave(raw('12345678', { 'content-length': '8' }));
    await getFileSize('a.pdf');
    globalThis.campusWebsite?.clear();
    server().behave(reset);
    expect(await getFileSize('a.pdf')).toBe(8);
    // On a busy machine the failure comes late.
    expect(jest.mocked(cacheLife).mock.lastCall?.[0]).toMatch(/^(?:content|late)$/);
  });

  test('a page does not wait for a late size; the next rendering has it', async () => {
    const release = Promise.withResolvers<void>();
    server().behave(async (response) => {
      await release.promise;
      response.writeHead(200, { 'content-length': '8' }).end();
    });
    expect(await getFileSize('a.pdf')).toBeNull();
    expect(cacheLife).toHaveBeenLastCalledWith('late');
    release.resolve();
    while ((await knownSizes()).size === 0) await setImmediate();
    await setImmediate();
    expect(await getFileSize('a.pdf')).toBe(8);
    expect(server().seen).toHaveLength(1);
  });

  test('while the campus API fails, no page waits for sizes', async () => {
    server().behave(reset, reset, hang);
    await getFileSize('a.pdf');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const settled = jest.fn();
    getFileSize('b.pdf').then(settled);
    // The time does not advance, so a wait of any length would not end.
    while (settled.mock.calls.length === 0) {
      await jest.advanceTimersByTimeAsync(0);
      await setImmediate();
    }
    jest.useRealTimers();
    expect(settled).toHaveBeenCalledWith(null);
  });

  test('failed size requests do not open the circuit breaker of other requests', async () => {
    server().behave(reset);
    for (let file = 0; file < 8; file += 1) expect(await getFileSize(`${file}.pdf`)).toBeNull();
    server().behave(json({ body: [] }));
    expect(await getAlbums()).toEqual([]);
  });
});

describe('withheld files', () => {
  const server = withCampusServer();
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void jest.restoreAllMocks());

  const person = (id: number, committeeId: number, profilePic: string) => ({
    ...samples.staff,
    id,
    committeeId,
    profilePic,
  });
  const members = [person(1, 1, 'chief.jpg'), person(2, 9, 'teachers.jpg'), person(3, 12, 'employees.jpg')];

  /** Replies of a campus API by the beginning of the path. */
  const campus: Record<string, unknown[] | object> = {
    '/notice/flashNotice': [{ ...samples.notice, fileName: 'poster.jpg' }],
    '/notice/search': [{ ...samples.notice, fileName: 'newest.pdf' }],
    '/notice/?depId=null': [samples.notice],
    '/notice/?depId=12': [{ ...samples.notice, fileName: 'admission.pdf' }],
    '/publication': [samples.publication],
    '/gallery': [samples.album],
    '/staffs/searchEmpByType?id=1': [person(4, 0, 'teacher.jpg')],
    '/staffs/searchEmpByType?id=2': [person(5, 0, 'office.jpg')],
    '/staffs/searchCommittee': [...members, person(6, 40, 'added.jpg')],
    '/staffs/committees': [{ id: 40, page: '/keyStaff' }],
    '/staffsStricture/': [samples.structure],
    '/staffs/getStricture': [[person(7, 0, 'seat.jpg')]],
    '/contact': { ...samples.contact, campusIntroduction: '<img src="/images/gate%201.jpg"/>' },
  };

  /** All files that pages of this campus show. */
  const PUBLIC_FILES = [
    ...[
      'poster.jpg',
      'newest.pdf',
      'a.pdf',
      'b.pdf',
      'admission.pdf',
      'journal.pdf',
      'one.jpg',
      'two.jpg',
      'one-small.jpg',
    ],
    ...[
      'teacher.jpg',
      'office.jpg',
      'chief.jpg',
      'teachers.jpg',
      'employees.jpg',
      'added.jpg',
      'seat.jpg',
      'gate 1.jpg',
    ],
  ];

  /** Starts a campus API with this QAA list, or this behaviour instead of one, and these behaviours of other calls. */
  function serveList(list: unknown[] | Behaviour, others: Record<string, Behaviour> = {}) {
    const qaa = Array.isArray(list) ? json({ body: list }) : list;
    server().behave((response, request) => {
      const path = request.url ?? '';
      if (path === '/qaa/getQaaDocc') return qaa(response, request);
      if (path.startsWith('/images/')) return raw('file', { 'content-type': 'application/pdf' })(response, request);
      const isOf = ([start]: [string, unknown]) => path.startsWith(start);
      const [, other] = Object.entries(others).find(isOf) ?? [];
      if (other) return other(response, request);
      const [, body = []] = Object.entries(campus).find(isOf) ?? [];
      return json({ body })(response, request);
    });
  }

  const requestCount = () => server().seen.filter(({ url }) => url.startsWith('/images/')).length;

  test('a file that the list does not name is public', async () => {
    serveList([samples.qaaDocument]);
    expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
    expect(await openPublicPicture('sita.jpg')).toMatchObject({ status: 200 });
  });

  test.each([
    'ssr.pdf',
    'SSR.PDF',
    'Ssr.pdf',
    'ｓｓｒ.pdf',
    'ssr.pdf.',
    'ssr.pdf ',
    'ssr .pdf',
    'ss\u200dr.pdf',
    'ssr.pdf+',
    'ſsr.pdf',
  ])('%p counts as the withheld ssr.pdf', async (name) => {
    serveList([samples.qaaDocument]);
    expect(await openPublicFile(name)).toBeNull();
    expect(await openPublicPicture(name)).toBeNull();
    expect(requestCount()).toBe(0);
  });

  test('a withheld name matches in composed and decomposed letters', async () => {
    serveList([{ doccName: 'x', doccLink: 'r\u00e9sum\u00e9-\u0915\u093c.pdf' }]);
    expect(await openPublicFile('re\u0301sume\u0301-\u0958.pdf')).toBeNull();
  });

  test('a link that is not a file name withholds the files that it may refer to', async () => {
    serveList([
      { doccName: 'x', doccLink: 'https://campus.example/images/one.pdf?download=1' },
      { doccName: 'x', doccLink: '/images/two%20a.pdf' },
      { doccName: 'x', doccLink: 'three.pdf, four.pdf' },
      { doccName: '', doccLink: '..\\images\\five.pdf' },
    ]);
    for (const name of ['one.pdf', 'two a.pdf', 'three.pdf', 'four.pdf', 'five.pdf']) {
      expect(await openPublicFile(name)).toBeNull();
    }
  });

  test('while the list fails, the last stored one applies', async () => {
    serveList([samples.qaaDocument]);
    await openPublicFile('a.pdf');
    serveList(statusReply(500));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
    expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
  });

  test('a page does not wait for a list that hangs: the last one applies, and without one the page fails', async () => {
    const isOver = jest.fn();
    serveList(hang);
    isWithheld('a.pdf').then(isOver, isOver);
    await expect(isWithheldFromPage('a.pdf')).rejects.toMatchObject({ kind: 'timeout' });
    expect(isOver).not.toHaveBeenCalled();
    globalThis.campusWebsite?.clear();
    serveList([samples.qaaDocument]);
    expect(await isWithheld('a.pdf')).toBe(false);
    serveList(hang);
    const now = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const isListed = jest.fn();
    isWithheld('a.pdf').then(isListed, isListed);
    expect(await isWithheldFromPage('a.pdf')).toBe(false);
    expect(await isWithheldFromPage('ssr.pdf')).toBe(true);
    expect(isListed).not.toHaveBeenCalled();
  });

  test('before the first list, only files that public pages name are served', async () => {
    serveList(statusReply(500));
    expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
    await expect(openPublicFile('ssr.pdf')).rejects.toMatchObject({ kind: 'status' });
    expect(requestCount()).toBe(1);
  });

  test('a new document is withheld within 15 seconds', async () => {
    serveList([{ doccName: 'x', doccLink: 'other.pdf' }]);
    expect(await openPublicFile('ssr.pdf')).toMatchObject({ status: 200 });
    serveList([samples.qaaDocument]);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
  });

  test('names of the list are folded, and blank ones are left out', async () => {
    serveList([samples.qaaDocument, { doccName: 'y', doccLink: '' }]);
    expect(await getQaaFileNames()).toEqual({ names: [foldFileName('ssr.pdf')], isWhole: false });
  });

  const other = { doccName: 'x', doccLink: 'other.pdf' };
  const DAY = 24 * 3_600_000;
  /** Advances both clocks. */
  function later(milliseconds: number): void {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
  }
  const restart = () => globalThis.campusWebsite?.clear();
  /** Lists that lack the document without withdrawing it. */
  const incompleteLists: [string, unknown[] | Behaviour][] = [
    ['an empty list', []],
    ['a list of something else', [{ x: 1 }]],
    ['a list with a link that is no text', [{ doccName: 'SSR', doccLink: 5 }]],
    ['a list without a link', [{ doccName: 'SSR' }, other]],
    ['a list with an empty link', [{ doccName: 'SSR', doccLink: '' }, other]],
    ['a list with a null', [other, null]],
    ['a reply without a list', json({ body: {} })],
    ['a failure', statusReply(500)],
  ];

  test.each(incompleteLists)('%s makes no withheld file public, even after a restart or days', async (_, list) => {
    serveList([samples.qaaDocument, other]);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
    serveList(list);
    for (let visit = 0; visit < 3; visit += 1) {
      later(DAY);
      expect(await openPublicFile('ssr.pdf')).toBeNull();
      restart();
      expect(await openPublicFile('ssr.pdf')).toBeNull();
      expect(await openPublicPicture('ssr.pdf')).toBeNull();
    }
    expect(requestCount()).toBe(0);
    expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
  });

  test('a file becomes public once valid lists have lacked its name for a day', async () => {
    serveList([samples.qaaDocument, other]);
    await openPublicFile('ssr.pdf');
    serveList([other]);
    for (const [milliseconds, isWithheld] of [
      [3 * DAY, true],
      [20 * 3_600_000, true],
      [3 * 3_600_000, true],
      [3 * 3_600_000, false],
    ] as const) {
      later(milliseconds);
      expect([milliseconds, (await openPublicFile('ssr.pdf')) === null]).toEqual([milliseconds, isWithheld]);
      restart();
      expect([milliseconds, (await openPublicFile('ssr.pdf')) === null]).toEqual([milliseconds, isWithheld]);
    }
  });

  test('a name that is listed again within the day is withheld for another day', async () => {
    serveList([samples.qaaDocument, other]);
    await openPublicFile('ssr.pdf');
    for (const list of [[other], [samples.qaaDocument, other], [other], [other]]) {
      serveList(list);
      later(20 * 3_600_000);
      expect(await openPublicFile('ssr.pdf')).toBeNull();
    }
  });

  /** First replies after which it is not known what the list names. */
  const unreadableLists: [string, unknown[] | Behaviour][] = [
    ...incompleteLists.filter(([name]) => name !== 'an empty list'),
    ['a list of one link that is null', [{ doccName: 'SSR', doccLink: null }]],
    ['a missing call', statusReply(404)],
    ['an HTML page', nonsense],
  ];

  test.each(unreadableLists)(
    'if the first reply is %s, only files that public pages show are served',
    async (_, list) => {
      serveList(list);
      const warn = jest.spyOn(log, 'warn').mockImplementation();
      for (const name of PUBLIC_FILES) expect([name, await isWithheld(name)]).toEqual([name, false]);
      for (const name of ['ssr.pdf', 'made-up.jpg']) {
        await expect(isWithheld(name)).rejects.toMatchObject({ name: 'CampusApiError' });
        later(20_000);
      }
      const effect = 'only files that public pages show are served';
      expect(warn.mock.calls.filter(([text]) => String(text).endsWith(effect))).toHaveLength(1);
    },
  );

  test('an empty list withholds nothing', async () => {
    serveList([]);
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    for (const name of [...PUBLIC_FILES, 'made-up.jpg']) expect([name, await isWithheld(name)]).toEqual([name, false]);
    expect(warn).not.toHaveBeenCalled();
    serveList([samples.qaaDocument]);
    later(20_000);
    expect(await isWithheld('ssr.pdf')).toBe(true);
  });

  test('while one list of a public page fails, files of the others are served', async () => {
    serveList([{ doccName: 'SSR' }], { '/gallery/all': statusReply(500), '/gallery/search': nonsense });
    expect(await isWithheld('a.pdf')).toBe(false);
    await expect(isWithheld('one.jpg')).rejects.toMatchObject({ name: 'CampusApiError' });
  });

  test('files in a partly unreadable list are withheld', async () => {
    serveList([samples.qaaDocument, { x: 1 }]);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
    restart();
    serveList(statusReply(500));
    expect(await openPublicFile('ssr.pdf')).toBeNull();
  });
});
