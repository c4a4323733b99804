import { groupDocuments } from '#lib/site/accounts/group-documents.ts';
import { archiveEntryNames } from '#lib/site/files/archive/entry-names.ts';
import { fetchFile } from '#lib/site/files/archive/fetch-file.ts';
import { listPages } from '#lib/site/offline/cached-pages.ts';
import { cleanQuery } from '#lib/site/search/query-text.ts';

/** Features that some engine of the browserslist lacks and that client code once used. */
const lacking: [holder: object, name: string][] = [
  [Map, 'groupBy'],
  [AbortSignal, 'any'],
  [String.prototype, 'toWellFormed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
];
const before = lacking.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name));

beforeEach(() => {
  for (const [holder, name] of lacking) Reflect.deleteProperty(holder, name);
});
afterEach(() => {
  for (const [index, [holder, name]] of lacking.entries()) Object.defineProperty(holder, name, before[index] ?? {});
});

test('the documents of the QAA area are grouped without Map.groupBy and toSorted', () => {
  const listed = (criterion: number | null, question: number | null) => ({
    ...{ title: '', href: null, isOutside: false, type: null, bytes: null },
    ...{ criterion, question },
  });
  const groups = groupDocuments([listed(null, null), listed(3, 42), listed(1, 1), listed(3, 7)]);
  expect(groups.map(({ criterion, documents }) => [criterion, documents.map(({ question }) => question)])).toEqual([
    [1, [1]],
    [3, [7, 42]],
    [null, [null]],
  ]);
});

test('a file for an archive is fetched, and its fetching cancelled, without AbortSignal.any', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('content');
  });
  const controller = new AbortController();
  expect(await (await fetchFile('/files/a.pdf', controller.signal, () => undefined)).text()).toBe('content');
  controller.abort(new Error('cancelled'));
  await expect(fetchFile('/files/a.pdf', controller.signal, () => undefined)).rejects.toThrow('cancelled');
  fetched.mockRestore();
});

test('texts lose halves of surrogate pairs without toWellFormed', () => {
  expect(cleanQuery('a\ud800b 😀')).toBe('a b 😀');
  expect(archiveEntryNames(['a\udc00😀.pdf'])).toEqual(['a\ufffd😀.pdf']);
});

test('offline pages are listed from the last read one on without toReversed', async () => {
  const cache = {
    keys: async () => [new Request('https://campus.example/a'), new Request('https://campus.example/b')],
    match: async () => new Response(''),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  expect((await listPages()).map(({ address }) => address)).toEqual(['/b', '/a']);
});
