import JSZip from 'jszip';
import { archiveEntryNames, fetchFile, makeArchive } from './make-archive.ts';
import { isCostly } from './metered.ts';

const file = (stored: string, name = stored) => ({ address: `/files/${stored}`, name });
const { signal } = new AbortController();
const body = new Map([
  ['/files/a.pdf', 'first'],
  ['/files/b.pdf', 'second'],
  ['/files/empty.pdf', ''],
]);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const text = body.get(new URL(String(address), 'http://localhost').pathname);
    return text === undefined ? new Response('no', { status: 404 }) : new Response(text);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('an archive', () => {
  it('contains every file under its name, with equal names numbered', async () => {
    const progress: number[] = [];
    const files = [file('a.pdf', 'भर्ना.pdf'), file('b.pdf', 'भर्ना.pdf')];
    const { blob, failed } = await makeArchive(files, signal, ({ bytes }) => progress.push(bytes));
    const zip = await JSZip.loadAsync((await blob?.arrayBuffer()) ?? '');
    expect(failed).toEqual([]);
    expect(await zip.file('भर्ना.pdf')?.async('string')).toBe('first');
    expect(await zip.file('भर्ना (2).pdf')?.async('string')).toBe('second');
    expect(progress.at(-1)).toBe('firstsecond'.length);
  });

  it('contains the available files and lists the missing ones', async () => {
    const files = [file('gone.pdf'), file('a.pdf'), file('empty.pdf')];
    const { blob, failed } = await makeArchive(files, signal, () => undefined);
    expect(Object.keys((await JSZip.loadAsync((await blob?.arrayBuffer()) ?? '')).files)).toEqual(['a.pdf']);
    expect(failed).toEqual(['gone.pdf', 'empty.pdf']);
    expect((await makeArchive([file('gone.pdf')], signal, () => undefined)).blob).toBeNull();
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const work = makeArchive([file('gone.pdf'), file('b.pdf')], controller.signal, () => controller.abort());
    await expect(work).rejects.toThrow('aborted');
  });
});

test('a file whose transfer stalls or breaks off is not put into the archive', async () => {
  const never = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(3)) });
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const silent = new Response(never);
    init?.signal?.addEventListener('abort', () => never.cancel().catch(() => undefined));
    return silent;
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(broken));
  await expect(fetchFile('/files/a.pdf', signal, () => undefined)).rejects.toThrow('reset');
});

test.each([
  [
    ['a.pdf', 'a.pdf', 'A.PDF', 'a (2).pdf'],
    ['a.pdf', 'a (2).pdf', 'A (3).PDF', 'a (2) (2).pdf'],
  ],
  [
    ['../../etc/passwd', 'C:\\x\\y.pdf'],
    ['_.._etc_passwd', 'C__x_y.pdf'],
  ],
  [
    ['', '...', ' . '],
    ['file', 'file (2)', 'file (3)'],
  ],
  [
    ['con.txt', 'nul', 'console.txt'],
    ['_con.txt', '_nul', 'console.txt'],
  ],
  [
    ['a\u202efdp.exe', 'b\u0000.pdf'],
    ['a_fdp.exe', 'b_.pdf'],
  ],
  [[`${'न'.repeat(300)}.pdf`], [`${'न'.repeat(146)}.pdf`]],
  ...['क्षि', 'र्‍याँ', '👨‍👩‍👧', '👍🏽', '🇳🇵'].map((letter) => [
    [`${'न'.repeat(147 - letter.length)}${letter}न.pdf`],
    [`${'न'.repeat(147 - letter.length)}.pdf`],
  ]),
])('files named %p are archived as %p', (names, entries) => {
  expect(archiveEntryNames(names)).toEqual(entries);
});

test('a large archive on a metered or slow connection needs a confirmation', () => {
  const on = (connection?: object) => isCostly(60_000_000, { ...navigator, connection });
  expect([on({ saveData: true }), on({ effectiveType: '2g' }), on({ effectiveType: '4g' }), on()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isCostly(40_000_000, { ...navigator, connection: { saveData: true } })).toBe(false);
});
