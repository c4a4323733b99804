import './testing/next-cache.ts';
import './testing/environment.ts';
import fc from 'fast-check';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { log } from '#lib/platform/runtime/log.ts';
import {
  getAlbums,
  getCommittees,
  getContact,
  getDepartmentNotices,
  getEvents,
  getFlashNotices,
  getHomeNotices,
  getLatestAlbums,
  getLatestPublications,
  getPublications,
  getStaffByType,
  getStaffGroups,
  getStaffStructure,
} from '#lib/site/content-cache/readers.ts';
import { pairLists, splitList } from './api-list.ts';
import { countVisit } from './counter.ts';
import { isCampusApiError } from './errors.ts';
import { getQaaDocuments } from './qaa.ts';
import { isBlank, readApiDate, readApiMoment } from './records.ts';
import { json, raw } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import { samples } from './testing/samples.ts';

describe('odd values', () => {
  const server = withCampusServer();
  let warn: jest.SpyInstance;

  beforeEach(() => {
    warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  function reply(body: unknown) {
    server().behave(json({ body }));
  }

  /** Returns the problems of the single log line. */
  function problems(): unknown {
    expect(warn).toHaveBeenCalledTimes(1);
    return warn.mock.calls[0][0].problems;
  }

  describe('notices', () => {
    test('a complete record is converted', async () => {
      reply([samples.notice]);
      expect(await getHomeNotices()).toEqual([
        {
          id: '5',
          description: 'परीक्षा सूचना',
          translation: 'Notice of an examination',
          letterNumber: 'च.नं. १२३/२०८३',
          created: '2026-11-21',
          createdAt: '2026-11-20T18:30:00.000Z',
          lastDate: '2026-12-01',
          attachments: [
            { fileName: 'a.pdf', downloadName: 'Routine.pdf' },
            { fileName: 'b.pdf', downloadName: 'b.pdf' },
          ],
        },
      ]);
      expect(warn).not.toHaveBeenCalled();
    });

    test('control characters and unpaired surrogates are removed from a description', async () => {
      reply([{ id: 1, description: 'half \ud83d a pair,\u0000 controls\u001b, \ttwo\nlines 📄' }]);
      expect(await getHomeNotices()).toMatchObject([{ description: 'half \ufffd a pair, controls, \ttwo\nlines 📄' }]);
    });

    test('an identifier with a line break, or a very long one, is left out without its event', async () => {
      const uids = ['a\r\nATTENDEE:mailto:x', 'a\u2028b', 'a'.repeat(256), 'a@b'];
      reply(uids.map((uid, id) => ({ id, uid, title: 'Fair', startDate: '2026-12-06', type: 'event' })));
      expect((await getEvents()).map(({ uid }) => uid)).toEqual(['', '', '', 'a@b']);
    });

    test('all fields except id and description may be missing, null or empty', async () => {
      const bare = { created: null, createdAt: null, lastDate: null, attachments: [], description: 'x' };
      reply([
        { id: '1', description: 'x' },
        {
          id: 2,
          description: 'x',
          createdDate: null,
          lastDate: null,
          fileName: null,
          orignalFileName: null,
          more: [1],
        },
        { id: '3', description: ' x ', createdDate: '', lastDate: ' ', fileName: '', orignalFileName: '' },
      ]);
      expect(await getHomeNotices()).toEqual([
        { id: '1', ...bare },
        { id: '2', ...bare },
        { id: '3', ...bare },
      ]);
      expect(warn).not.toHaveBeenCalled();
    });

    test('invalid records are left out and logged in one line', async () => {
      reply([
        { description: 'no id' },
        samples.notice,
        null,
        'text',
        { id: 7 },
        { id: { $oid: 1 }, description: 'x' },
        { id: 8, description: ['x'] },
        { ...samples.notice, description: 'the id came before' },
        { id: 9, description: '', fileName: 'only-a-file.pdf' },
      ]);
      expect((await getDepartmentNotices('all')).map(({ id, description }) => [id, description])).toEqual([
        ['5', 'परीक्षा सूचना'],
        ['9', 'only-a-file.pdf'],
      ]);
      const rejected = [
        ['[0].id', '“no id”'],
        ['[2]'],
        ['[3]'],
        ['[4].description', 'id 7'],
        ['[5].id', '“x”'],
        ['[6].description', 'id 8'],
        [' id 5'],
      ];
      expect(problems()).toEqual(
        rejected.map(([path, record]) => ({
          path: `body${path}`,
          reason: expect.any(String),
          ...(record && { record }),
        })),
      );
      expect(warn.mock.calls[0][0]).toMatchObject({ call: 'GET /notice/', count: 7, path: 'body[0].id' });
    });

    test('an invalid date or file is left out without its record', async () => {
      reply([{ ...samples.notice, createdDate: 'soon', lastDate: '2026-02-30', fileName: '../../etc/passwd,b.pdf' }]);
      expect(await getHomeNotices()).toEqual([
        expect.objectContaining({
          created: null,
          createdAt: null,
          lastDate: null,
          attachments: [{ fileName: 'b.pdf', downloadName: 'b.pdf' }],
        }),
      ]);
      expect(problems()).toHaveLength(3);
    });

    test('optional fields of a notice are read, and an invalid one is left out without its record', async () => {
      const details = {
        bodyEn: ' Posts ',
        bodyNe: 'x'.repeat(30_000),
        pictureAlt: 'Hall',
        closingTime: '17:00',
        contact: 'Office',
        replaces: 3,
        result: '4',
        updateNote: 'Extended',
        updatedOn: '2026-11-22',
      };
      const wrong = {
        bodyEn: ['<p>'],
        bodyNe: {},
        closingTime: '5 pm',
        contact: [],
        replaces: 9,
        result: '../x',
        updateNote: 'Extended',
        updatedOn: 'soon',
      };
      reply([
        { ...samples.notice, ...details },
        { id: 9, description: 'x', ...wrong },
      ]);
      const [read, bare] = await getHomeNotices();
      expect(read).toMatchObject({
        body: { en: 'Posts', ne: 'x'.repeat(20_000) },
        pictureAlt: 'Hall',
        closingTime: '17:00',
        contact: 'Office',
        replaces: '3',
        result: '4',
        update: { day: '2026-11-22', note: 'Extended' },
      });
      expect(bare).toEqual({
        id: '9',
        description: 'x',
        created: null,
        createdAt: null,
        lastDate: null,
        attachments: [],
      });
      expect(problems()).toHaveLength(2);
    });

    test('words of programs for a missing value count as missing texts, dates and files', async () => {
      const missing = ['null', ' undefined', 'NaN', 'Invalid Date', '[object Object]'];
      reply([
        ...missing.map((text, id) => ({ id, description: text, createdDate: text, lastDate: text, fileName: text })),
        { id: 9, description: 'The null hypothesis', createdDate: 'undefined', lastDate: 'Invalid date' },
      ]);
      expect(await getHomeNotices()).toMatchObject([
        { description: 'The null hypothesis', created: null, lastDate: null, attachments: [] },
      ]);
      expect(problems()).toHaveLength(missing.length);
    });

    test('an API that ignores the limits of Home gives no more records than they allow', async () => {
      reply(Array.from({ length: 50 }, (_, id) => ({ id, title: `${id}`, description: `${id}` })));
      expect(await getHomeNotices()).toHaveLength(7);
      expect(await getLatestAlbums()).toHaveLength(3);
      expect(await getLatestPublications()).toHaveLength(15);
    });

    test('a list with only invalid records is a failure, not an empty list', async () => {
      reply([{ title: 'x' }, 7]);
      await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'malformed' });
    });

    test('records without texts and pictures are left out', async () => {
      reply([{ id: 1, description: '', fileName: '' }]);
      expect(await getFlashNotices()).toEqual([]);
    });

    test('many invalid records are logged in one short line', async () => {
      reply([samples.notice, ...Array.from({ length: 500 }, () => ({}))]);
      expect(await getHomeNotices()).toHaveLength(1);
      expect(problems()).toHaveLength(10);
      expect(warn.mock.calls[0][0].count).toBe(500);
    });

    test('more than 20,000 notices are read; more than 100,000 notices or 20,000 other records are rejected', async () => {
      process.env.UPSTREAM_TIMEOUT_MS = '60000';
      reply(Array.from({ length: 20_001 }, (_, id) => ({ id, description: 'x' })));
      expect(await getDepartmentNotices('all')).toHaveLength(20_001);
      reply(Array.from({ length: 100_001 }, (_, id) => ({ id, description: 'x' })));
      await expect(getDepartmentNotices('exam')).rejects.toMatchObject({ kind: 'too-large' });
      reply(Array.from({ length: 20_001 }, (_, id) => ({ id, description: 'x' })));
      await expect(getFlashNotices()).rejects.toMatchObject({ kind: 'too-large' });
    });

    test('flash notices need a text or a picture', async () => {
      reply([
        { id: 1, description: 'words' },
        { id: 2, fileName: 'one.jpg, two.jpg' },
        { id: 3, fileName: 'https://elsewhere.example/x.jpg' },
      ]);
      expect(await getFlashNotices()).toEqual([
        { id: '1', description: 'words', created: null, lastDate: null, pictures: [] },
        { id: '2', description: '', created: null, lastDate: null, pictures: ['one.jpg', 'two.jpg'] },
      ]);
    });

    test('pop-up notices, files and lines of the contact that a foreign API invents are read up to a maximum', async () => {
      const names = Array.from({ length: 14_000 }, (_, id) => `${id}.jpg`).join();
      reply(names.split(',').map((_, id) => ({ id, description: 'x' })));
      expect(await getFlashNotices()).toHaveLength(20);
      expect(problems()).toEqual([{ path: 'body', reason: 'more than 20 pop-up notices' }]);
      warn.mockClear();
      reply([{ id: 1, images: names }]);
      expect((await getAlbums())[0]?.images).toHaveLength(1000);
      expect(problems()).toMatchObject([{ path: 'body[0].images', reason: 'more than 1000 files' }]);
      warn.mockClear();
      const phones = Array.from({ length: 2000 }, (_, index) => `061-50${String(index).padStart(4, '0')}`);
      reply([{ ...samples.contact, twitterLink: '', phone: phones.join(', ') }]);
      expect((await getContact())?.phone).toBe(phones.slice(0, 41).join(', '));
      expect(problems()).toEqual([{ path: 'body.phone', reason: 'more than 500 characters' }]);
    });

    test('the announced notice of a flash notice is optional, and an unreadable id counts as missing', async () => {
      reply(
        [{ noticeId: 7 }, { noticeId: null }, {}, { noticeId: ['7'] }].map((rest, id) => ({
          id,
          description: 'x',
          ...rest,
        })),
      );
      expect((await getFlashNotices()).map(({ noticeId }) => noticeId)).toEqual(['7', null, undefined, undefined]);
    });
  });

  test.each([
    { visit: 12 },
    { visit: '12' },
    { body: { visit: 12 } },
    { body: [{ visit: '12' }] },
    { body: [{ visit: 12 }, {}] },
  ])('the counter reply %j is read as 12', async (value) => {
    server().behave(json(value));
    expect(await countVisit()).toBe(12);
  });

  test.each([
    { visit: '' },
    { visit: null },
    { visit: -1 },
    { visit: 1.5 },
    { visit: 'many' },
    { body: [] },
    { body: [[]] },
  ])('the counter reply %j is rejected', async (value) => {
    server().behave(json(value));
    await expect(countVisit()).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('a contact record has numbers as text, only safe social addresses, and unchanged HTML', async () => {
    reply([samples.contact]);
    expect(await getContact()).toMatchObject({
      pinCode: '33700',
      introductionHtml: '<p>Since <b>2016</b></p>',
      social: {
        facebook: 'https://facebook.com/campus',
        instagram: 'https://www.instagram.com/campus',
        twitter: null,
        linkedIn: null,
      },
    });
    expect(problems()).toEqual([{ path: 'body.twitterLink', reason: expect.any(String) }]);
  });

  test('a missing thumbnail of an album is replaced by the picture', async () => {
    reply([samples.album, { id: 4, images: '../x.jpg' }, { id: 5, title: 'Empty' }]);
    expect(await getAlbums()).toEqual([
      {
        id: '3',
        title: 'Sports week',
        date: '2026-01-05',
        description: '',
        images: [
          { image: 'one.jpg', thumbnail: 'one-small.jpg' },
          { image: 'two.jpg', thumbnail: 'two.jpg' },
        ],
      },
      { id: '5', title: 'Empty', date: null, description: '', images: [] },
    ]);
  });

  test('a publication is converted to the names of the site', async () => {
    reply([samples.publication]);
    expect(await getPublications()).toEqual([
      {
        id: '9',
        description: 'Journal, vol. 3',
        editors: 'R. Gurung',
        publisher: 'Research Cell',
        about: '',
        published: '2026-01-05',
        attachments: [{ fileName: 'journal.pdf', downloadName: 'Journal 3.pdf' }],
      },
    ]);
  });

  describe('staff', () => {
    const person = (id: number, committeeId: number | string = 1) => ({ id, committeeId, fullName: `Staff ${id}` });

    test.each(['N/A', 'n/a', ' N/a ', '', null, undefined])(
      'the picture name %p means no picture',
      async (profilePic) => {
        reply([{ ...samples.staff, profilePic }]);
        expect(await getStaffByType('teaching')).toEqual([expect.objectContaining({ picture: null })]);
        expect(warn).not.toHaveBeenCalled();
      },
    );

    test('a picture that is not a stored file is left out', async () => {
      reply([{ ...samples.staff, profilePic: '../x.jpg' }]);
      expect(await getStaffByType('teaching')).toEqual([expect.objectContaining({ picture: null })]);
      expect(problems()).toEqual([
        { path: 'body[0].profilePic', reason: expect.any(String), record: 'id 1, “Sita Adhikari”' },
      ]);
    });

    test('staff without a name are left out', async () => {
      reply([samples.staff, { id: 2, fullName: ' ' }]);
      expect(await getStaffByType('teaching')).toEqual([expect.objectContaining({ picture: 'sita.jpg' })]);
      expect(problems()).toEqual([{ path: 'body[1].fullName', reason: 'no name', record: 'id 2' }]);
    });

    test('a flat list is grouped by committee', async () => {
      reply([person(1, '12'), person(2, 9), person(3, 12), person(4, 99)]);
      const committees = await getCommittees(['9', '12', '13']);
      expect(committees.map(({ id, members }) => [id, members.map((member) => member.id)])).toEqual([
        ['9', ['2']],
        ['12', ['1', '3']],
        ['13', []],
      ]);
    });

    test('lists are assigned in the order of the request, and a missing one is empty', async () => {
      reply([[person(1)], null, [person(2), {}]]);
      const committees = await getCommittees(['9', '12', '13', '14']);
      expect(committees.map(({ members }) => members.map(({ id }) => id))).toEqual([['1'], [], ['2'], []]);
      expect(problems()).toHaveLength(2);
    });

    test('a committee with invalid records does not affect the others', async () => {
      reply([[person(1)], [{ nonsense: true }]]);
      const committees = await getCommittees(['9', '12']);
      expect(committees.map(({ members }) => members.length)).toEqual([1, 0]);
    });

    test('groups are returned in the order of the ids', async () => {
      reply([[person(5)], [], [person(2), person(3)]]);
      expect((await getStaffGroups(['3', '2', '5'])).map((group) => group.map(({ id }) => id))).toEqual([
        ['3', '2'],
        ['5'],
      ]);
      reply([person(5), person(2), person(3)]);
      expect((await getStaffGroups(['3', '5', '2'])).map((group) => group.map(({ id }) => id))).toEqual([
        ['3', '5', '2'],
      ]);
    });

    test('an empty list of ids makes no call', async () => {
      expect(await getStaffGroups([])).toEqual([]);
      expect(server().seen).toEqual([]);
    });
  });

  test('a QAA document is a stored file, an https address, or only a title', async () => {
    reply([
      samples.qaaDocument,
      { doccName: '', doccLink: 'https://ugc.example/report?id=1' },
      { doccName: 'x', doccLink: 'http://plain.example/' },
      { doccName: 'y', doccLink: 'javascript:alert(1)' },
      { doccName: '', doccLink: '../../secret' },
      { doccName: 'z' },
    ]);
    expect(await getQaaDocuments()).toEqual([
      { title: 'SSR', fileName: 'ssr.pdf' },
      { title: 'ugc.example', url: 'https://ugc.example/report?id=1' },
      { title: 'x' },
      { title: 'y' },
      { title: 'z' },
    ]);
    expect(problems()).toHaveLength(4);
  });

  test('a byte order mark is accepted; a reply that is not UTF-8 is rejected', async () => {
    server().behave(raw(`\ufeff${JSON.stringify({ body: [samples.notice] })}`));
    expect(await getHomeNotices()).toHaveLength(1);
    server().behave(raw(Buffer.from('{"body":[{"id":1,"description":"caf\xe9"}]}', 'latin1')));
    await expect(getDepartmentNotices('all')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('nested JSON', () => {
  const server = withCampusServer();

  test('JSON of 100,000 values within each other is a malformed reply', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    server().behave(raw(Buffer.from(`{"body":[{"id":1,"description":"x","createdDate":${deep}}]}`)));
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('any reply', () => {
  const server = withCampusServer();

  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  const readers = {
    countVisit,
    getContact,
    notices: () => getDepartmentNotices('exam'),
    getFlashNotices,
    getAlbums,
    getPublications,
    getQaaDocuments,
    getCommittees: () => getCommittees(['1', '9']),
    getStaffStructure,
    getStaffGroups: () => getStaffGroups(['1']),
    staff: () => getStaffByType('teaching'),
  };

  const fields = [...new Set(Object.values(samples).flatMap((record) => Object.keys(record)))];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', 'a.pdf,b.pdf', '2026-11-21', 1_767_571_200_000, '7'),
  );
  /** Records with the fields of the campus API and arbitrary values. */
  const record = fc.dictionary(fc.constantFrom(...fields), value);
  const body = fc.oneof(fc.jsonValue(), record, fc.array(record), fc.array(fc.array(record)));
  const reply = fc.oneof(fc.jsonValue(), fc.record({ body }), fc.record({ visit: value }));

  for (const [name, read] of Object.entries(readers)) {
    test(`${name} turns any reply into content or a failure of the campus API`, async () => {
      await fc.assert(
        fc.asyncProperty(reply, async (any) => {
          globalThis.campusWebsite?.clear();
          server().behave(raw(JSON.stringify(any)));
          try {
            const result = await read();
            // Only plain data passes through caches and to the browser.
            expect(JSON.parse(JSON.stringify({ result }))).toEqual({ result });
          } catch (error) {
            if (!isCampusApiError(error)) throw error;
          }
        }),
        { numRuns: 60 },
      );
    });
  }

  test('a valid name of a stored file is a single segment of an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (name) => {
        if (!isStoredFileName(name)) return;
        const { pathname } = new URL(`http://campus.test/images/${encodeURIComponent(name)}`);
        expect(pathname.split('/')).toHaveLength(3);
        expect(decodeURIComponent(pathname.slice('/images/'.length))).toBe(name);
      }),
      { numRuns: 2000, examples: [['..'], ['a/b'], ['\ud800'], ['सूचना (1).pdf'], ['a%2fb']] },
    );
  });

  test('any value is read as a day of the calendar or rejected', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
    const written = fc.tuple(fc.integer({ min: 1000, max: 9999 }), part(13), part(32)).map((parts) => parts.join('-'));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.date().map(String), fc.double(), fc.integer(), written), (any) => {
        const { date } = readApiMoment(any) ?? { date: '2026-11-28' };
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }),
      { numRuns: 2000, examples: [['2026-02-30'], ['2026-13-01'], ['2026-00-10'], [1.5e12]] },
    );
  });

  test('a moment in any of the agreed forms is read as its day in Nepal', () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' });
    const moment = fc.date({ min: new Date('1987-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        const forms = [at.toISOString(), at.getTime(), String(at.getTime()), ` ${at.toISOString()} `, day.format(at)];
        expect(forms.map((form) => readApiMoment(form)?.date)).toEqual(forms.map(() => day.format(at)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a date', () => {
  test.each([
    ['2026-11-21', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    [' 2026-11-21 ', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    ['2026-11-21T10:30:00+05:45', '2026-11-21', '2026-11-21T04:45:00.000Z'],
    ['2026-11-21T10:30:00+0545', '2026-11-21', '2026-11-21T04:45:00.000Z'],
    ['2026-11-20T18:14:59Z', '2026-11-20', '2026-11-20T18:14:59.000Z'],
    ['2026-11-20T18:15:00Z', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    ['2026-11-20T18:15:00.123z', '2026-11-21', '2026-11-20T18:15:00.123Z'],
    ['2026-11-21T00:00', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    ['2026-11-21 23:59:59', '2026-11-21', '2026-11-21T18:14:59.000Z'],
    [1_795_226_400_000, '2026-11-21', '2026-11-21T02:00:00.000Z'],
    ['1795226400000', '2026-11-21', '2026-11-21T02:00:00.000Z'],
    ['1980-05-01', '1980-05-01', '1980-04-30T18:30:00.000Z'],
    ['1986-01-01', '1986-01-01', '1985-12-31T18:30:00.000Z'],
    ['1986-01-01T23:59', '1986-01-01', '1986-01-01T18:14:00.000Z'],
  ])('%p is read as %s in Nepal', (value, date, instant) => {
    expect(readApiMoment(value)).toEqual({ date, instant });
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-11-21T25:00:00',
    '2026-11-21T10:00:00+99:99',
    '21/11/2026',
    '२०८३-०८-०५',
    '2083',
    '20261121',
    'tomorrow',
    'x2026-11-21',
    '2026-11-21x',
    0,
    2083,
    1_795_226_400,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    9e15,
    9e20,
    true,
    {},
    [],
    ['2026-11-21'],
  ])('%p is rejected as a date', (value) => {
    expect(readApiDate(value)).toBeNull();
  });

  test('a missing date counts as blank, not as unreadable', () => {
    for (const value of [null, undefined, '', '  ', 'null', 'Invalid date']) expect(isBlank(value)).toBe(true);
    expect([0, 'x', {}].map(isBlank)).toEqual([false, false, false]);
  });
});

describe('a list', () => {
  test.each([
    ['a,b', ['a', 'b']],
    [' a , ,b,, ', ['a', 'b']],
    ['', []],
    [',,', []],
    ['null, a,undefined', ['a']],
  ])('the list %p is split into its items', (list, items) => {
    expect(splitList(list)).toEqual(items);
  });

  test.each([
    [
      'even',
      'a,b',
      'A,B',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    [
      'names too few',
      'a,b,c',
      'A',
      [
        ['a', 'A'],
        ['b', 'b'],
        ['c', 'c'],
      ],
    ],
    ['names too many', 'a', 'A,B,C', [['a', 'A']]],
    [
      'no names',
      'a,b',
      '',
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    ['no files', '', 'A,B', []],
    [
      'blanks and empty items',
      ' a ,, b',
      'A , B ',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    [
      'empty items on both sides',
      'a,,b',
      'A,,B',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    [
      'a name that is missing in the middle',
      'a,b,c',
      'A,,C',
      [
        ['a', 'A'],
        ['b', 'b'],
        ['c', 'C'],
      ],
    ],
    [
      'a file that is missing in the middle',
      'a,,c',
      'A,B,C',
      [
        ['a', 'A'],
        ['c', 'C'],
      ],
    ],
  ])('lists are paired: %s', (_, first, second, pairs) => {
    expect(pairLists(first, second)).toEqual(pairs);
  });

  test.each(['a.pdf', 'सूचना नं. १.pdf', 'क्\u200dष.pdf', '_draft.docx', '1699-Notice (2) & more.pdf', 'a'.repeat(200)])(
    '%p is accepted as the name of a stored file',
    (name) => expect(isStoredFileName(name)).toBe(true),
  );

  test.each([
    '',
    '.',
    '..',
    '.env',
    '../a.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'a..pdf',
    'https://example.org/a.pdf',
    'a?b',
    'a#b',
    'a%2fb',
    'a\u0000.pdf',
    'a\r\nb',
    'a"b',
    'fdp\u202egpj.exe',
    '\u200d',
    'a'.repeat(201),
  ])('%p is rejected as the name of a stored file', (name) => {
    expect(isStoredFileName(name)).toBe(false);
  });
});
