import '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { foldFileName } from '#lib/http/file-name.ts';
import { getQaaFileNames } from '#lib/upstream/qaa.ts';
import { type Behaviour, json, raw, status } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import * as sample from '#lib/upstream/testing/samples.ts';
import { storeContent } from '../storage/stored-content.ts';
import { openPublicFile, openPublicPicture } from './withheld-files.ts';

const server = withCampusServer();
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void jest.restoreAllMocks());

/** The campus with this QAA list, or this behaviour instead of one. */
function campus(list: unknown[] | Behaviour) {
  const qaa = Array.isArray(list) ? json({ body: list }) : list;
  server().behave((response, request) => {
    const path = request.url ?? '';
    if (path === '/qaa/getQaaDocc') return qaa(response, request);
    if (path.startsWith('/images/')) return raw('file', { 'content-type': 'application/pdf' })(response, request);
    return json({ body: path.startsWith('/notice') ? [sample.notice] : [] })(response, request);
  });
}

const asked = () => server().seen.filter(({ url }) => url.startsWith('/images/')).length;

test('a file that the list does not name is public', async () => {
  campus([sample.qaaDocument]);
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
])('%p is the withheld ssr.pdf', async (name) => {
  campus([sample.qaaDocument]);
  expect(await openPublicFile(name)).toBeNull();
  expect(await openPublicPicture(name)).toBeNull();
  expect(asked()).toBe(0);
});

test('composed and decomposed letters are one name', async () => {
  campus([{ doccName: 'x', doccLink: 'r\u00e9sum\u00e9-\u0915\u093c.pdf' }]);
  expect(await openPublicFile('re\u0301sume\u0301-\u0958.pdf')).toBeNull();
});

test('a link that is not shown as a file withholds the one it may mean', async () => {
  campus([
    { doccName: 'x', doccLink: 'https://campus.example/images/one.pdf?download=1' },
    { doccName: 'x', doccLink: '/images/two%20a.pdf' },
    { doccName: 'x', doccLink: 'three.pdf, four.pdf' },
    { doccName: '', doccLink: '..\\images\\five.pdf' },
  ]);
  for (const name of ['one.pdf', 'two a.pdf', 'three.pdf', 'four.pdf', 'five.pdf']) {
    expect(await openPublicFile(name)).toBeNull();
  }
});

test('while the list fails, the last known one decides', async () => {
  campus([sample.qaaDocument]);
  await openPublicFile('a.pdf');
  campus(status(500));
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
  expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
});

test('while no list was ever known, only files that public pages name are served', async () => {
  campus(status(500));
  expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
  await expect(openPublicFile('ssr.pdf')).rejects.toMatchObject({ kind: 'status' });
  expect(asked()).toBe(1);
});

test('a new document is withheld within 15 seconds', async () => {
  campus([{ doccName: 'x', doccLink: 'other.pdf' }]);
  expect(await openPublicFile('ssr.pdf')).toMatchObject({ status: 200 });
  campus([sample.qaaDocument]);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
});

test('the names are folded, without blanks', async () => {
  campus([sample.qaaDocument, { doccName: 'y', doccLink: '' }]);
  expect(await getQaaFileNames()).toEqual({ names: [foldFileName('ssr.pdf')], isWhole: false });
});

const other = { doccName: 'x', doccLink: 'other.pdf' };
const DAY = 24 * 3_600_000;
/** As if it were so much later, for the list and for the clock. */
function later(milliseconds: number): void {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
}
const restart = () => globalThis.campusWebsite?.clear();
/** All but the document: lists that say less than they seem to. */
const hiccups: [string, unknown[] | Behaviour][] = [
  ['an empty list', []],
  ['a list of something else', [{ x: 1 }]],
  ['a link that is no text', [{ doccName: 'SSR', doccLink: 5 }]],
  ['a link that is missing', [{ doccName: 'SSR' }, other]],
  ['a link that is empty', [{ doccName: 'SSR', doccLink: '' }, other]],
  ['a record that is none', [other, null]],
  ['no list', json({ body: {} })],
  ['a failure', status(500)],
];

test.each(hiccups)('%s makes no withheld file public, not after a restart and not after days', async (_, list) => {
  campus([sample.qaaDocument, other]);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
  campus(list);
  for (let visit = 0; visit < 3; visit += 1) {
    later(DAY);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
    restart();
    expect(await openPublicFile('ssr.pdf')).toBeNull();
    expect(await openPublicPicture('ssr.pdf')).toBeNull();
  }
  expect(asked()).toBe(0);
  expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
});

test('a file becomes public when good lists have been without its name for a day, no sooner', async () => {
  campus([sample.qaaDocument, other]);
  await openPublicFile('ssr.pdf');
  campus([other]);
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
  campus([sample.qaaDocument, other]);
  await openPublicFile('ssr.pdf');
  for (const list of [[other], [sample.qaaDocument, other], [other], [other]]) {
    campus(list);
    later(20 * 3_600_000);
    expect(await openPublicFile('ssr.pdf')).toBeNull();
  }
});

test.each(hiccups.filter(([name]) => name !== 'a failure'))(
  'with %s first, only what the pages show is served',
  async (_, list) => {
    campus(list);
    expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
    await expect(openPublicFile('ssr.pdf')).rejects.toMatchObject({ kind: 'malformed' });
    expect(asked()).toBe(1);
  },
);

test('the files that a partly unreadable list names are withheld', async () => {
  campus([sample.qaaDocument, { x: 1 }]);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
  restart();
  campus(status(500));
  expect(await openPublicFile('ssr.pdf')).toBeNull();
});

test('names that an earlier build stored stay withheld', async () => {
  await storeContent('QAA file names', [foldFileName('ssr.pdf')]);
  campus([]);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
  expect(await openPublicFile('elsewhere.pdf')).toMatchObject({ status: 200 });
});
