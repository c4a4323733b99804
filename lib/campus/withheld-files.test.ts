import './testing/next-cache.ts';
import './testing/environment.ts';
import { foldFileName } from './file-name.ts';
import { getQaaFileNames } from './qaa.ts';
import { type Behaviour, json, raw, status } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import * as sample from './testing/samples.ts';
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

test('a list that fails goes by what was last known', async () => {
  campus([sample.qaaDocument]);
  await openPublicFile('a.pdf');
  campus(status(500));
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
  expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
});

test('a list that was never known lets only what a public list names through', async () => {
  campus(status(500));
  expect(await openPublicFile('a.pdf')).toMatchObject({ status: 200 });
  await expect(openPublicFile('ssr.pdf')).rejects.toMatchObject({ kind: 'status' });
  expect(asked()).toBe(1);
});

test('a new document is withheld within 15 seconds', async () => {
  campus([]);
  expect(await openPublicFile('ssr.pdf')).toMatchObject({ status: 200 });
  campus([sample.qaaDocument]);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001);
  expect(await openPublicFile('ssr.pdf')).toBeNull();
});

test('the names are folded, without blanks', async () => {
  campus([sample.qaaDocument, { doccName: 'y', doccLink: '' }]);
  expect(await getQaaFileNames()).toEqual([foldFileName('ssr.pdf')]);
});
