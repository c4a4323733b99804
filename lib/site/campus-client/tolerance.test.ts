import './testing/next-cache.ts';
import './testing/environment.ts';
import { log } from '#lib/platform/runtime/log.ts';
import {
  getAlbums,
  getCommittees,
  getContact,
  getDepartmentNotices,
  getFlashNotices,
  getHomeNotices,
  getPublications,
  getStaffByType,
  getStaffGroups,
} from '#lib/site/content-cache/readers.ts';
import { countVisit } from './counter.ts';
import { getQaaDocuments } from './qaa.ts';
import { json, raw } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import { samples } from './testing/samples.ts';

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

  test('all fields except id and description may be missing, null or empty', async () => {
    const bare = { created: null, createdAt: null, lastDate: null, attachments: [], description: 'x' };
    reply([
      { id: '1', description: 'x' },
      { id: 2, description: 'x', createdDate: null, lastDate: null, fileName: null, orignalFileName: null, more: [1] },
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

  test('50,000 notices are read; more than 100,000 notices or 20,000 other records are rejected', async () => {
    reply(Array.from({ length: 50_000 }, (_, id) => ({ ...samples.notice, id })));
    expect(await getDepartmentNotices('all')).toHaveLength(50_000);
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
