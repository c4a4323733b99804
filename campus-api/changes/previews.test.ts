import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangedRow } from '#campus-api/changes/row-log.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { calls, optionalCalls } from '#campus-api/records/api.ts';
import { addNotice, editNotice, removeNotices } from '#campus-api/records/notice/write.ts';
import { editPublication } from '#campus-api/records/publication/write.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { removeStaff } from '#campus-api/records/staff/write.ts';
import { openFixture } from '#campus-api/testing/fixture-api.ts';
import { openPreviewFolder } from './preview-folder.ts';

const MINUTE = 60_000;
const request = new Request('http://site/');
const preview = {
  rows: [{ table: 'counter', before: null, after: { visit: 1 } }],
  frameOrigin: 'http://localhost:4100',
};

let dataDir: string;
let now: number;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'previews-'));
  now = Date.now();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openPreviewFolder(dataDir, () => now);

test('a preview is found by its token, in another process too, for an hour', () => {
  const token = open().save(preview, []);
  expect(token).toMatch(/^[\w-]{43}$/);
  now += 59 * MINUTE;
  expect(open().find(token)).toMatchObject(preview);
  now += 2 * MINUTE;
  expect(open().find(token)).toBeNull();
});

test.each(['', 'x'.repeat(43), '../../etc', `${'.'.repeat(43)}`])('%j is not a token', (token) => {
  open().save(preview, []);
  expect(open().find(token)).toBeNull();
});

test('a picture outlasts the draft that it was uploaded for, and ends with the preview', async () => {
  const path = join(dataDir, 'upload');
  writeFileSync(path, 'a picture');
  const token = open().save(preview, [{ stored: 'hall.jpg', content: { path } }]);
  rmSync(path);
  const picture = await open().file(token, 'hall.jpg', request);
  expect(await picture?.text()).toBe('a picture');
  expect(await open().file(token, 'preview.json', request)).toBeNull();
  expect(await open().file(token, '../upload', request)).toBeNull();
  now += 61 * MINUTE;
  expect(await open().file(token, 'hall.jpg', request)).toBeNull();
});

test('previews that have ended are deleted with the next one', () => {
  const old = open().save(preview, []);
  const folder = join(dataDir, 'previews');
  const past = new Date(now - 2 * 60 * MINUTE);
  utimesSync(join(folder, old), past, past);
  const token = open().save(preview, []);
  expect(readdirSync(folder)).toEqual([token]);
});

test('a damaged preview is not found', () => {
  const token = open().save(preview, []);
  writeFileSync(join(dataDir, 'previews', token, 'preview.json'), '{');
  expect(open().find(token)).toBeNull();
});

// A preview publishes nothing, so that `/published` differs.
const paths = [...calls, ...optionalCalls.filter(({ path }) => path !== '/published')].flatMap(({ path, method }) =>
  method === 'get' && !path.includes('{') && path !== '/counter' ? [path, `${path}?depId=10`, `${path}?search=a`] : [],
);

test.each<[string, (campus: Campus, file: string) => unknown]>([
  [
    'a notice with a file is added',
    (campus, path) =>
      addNotice(campus, { text: 'नयाँ', department: ['exam'], lastDate: 'none', file: [{ path, name: 'a.pdf' }] }),
  ],
  ['a notice is changed', (campus) => editNotice(campus, 1, { text: 'Another title' })],
  ['a notice is removed', (campus) => removeNotices(campus, [1])],
  ['a publication is changed', (campus) => editPublication(campus, 1, { title: 'Another journal' })],
  ['a person with seats is removed', (campus) => removeStaff(campus, [1])],
  [
    'a page is added',
    (campus) =>
      saveDocument(campus, 'page/library', { title: { ne: 'पुस्तकालय' }, parts: [{ paragraphs: [{ ne: 'खुला' }] }] }),
  ],
])('%s: the campus API of the preview replies as after the publication', async (_, change) => {
  const { api, options, close } = openFixture();
  try {
    const file = join(options.dataDir, 'a.pdf');
    writeFileSync(file, '%PDF-1.4');
    let proposed: { rows: readonly ChangedRow[]; files: readonly NewFile[] } = { rows: [], files: [] };
    const run = (confirmation: Campus['confirmation']) =>
      withCampus(options, { by: 'test', confirmation }, (campus) => change(campus, file));
    await run({
      confirmed: false,
      dryRun: true,
      inspect: (rows, files) => {
        proposed = { rows, files };
      },
    });
    const rows = proposed.rows.map(({ table, before, after }) => ({ table, before, after }));
    const token = openPreviewFolder(options.dataDir).save({ rows, frameOrigin: 'http://localhost' }, proposed.files);
    const replies = async (fetch: typeof api.fetch) => {
      const read = paths.map(async (path) => {
        const text = await (await fetch(new Request(`http://api${path}`))).text();
        // A new file gets another name at each attempt, and a record its time.
        return [path, text.replace(/[\w-]+-a\.pdf|T\d\d:\d\d:[\d.]+|,"updatedAt":"[^"]*"/g, '')] as const;
      });
      return new Map(await Promise.all(read));
    };
    const before = await replies(api.fetch);
    const preview = api.previews.open(token);
    if (preview === null) throw new Error('there is no preview');
    const previewed = await replies(preview.fetch);
    expect(await replies(api.fetch)).toEqual(before);
    const [name = ''] = preview.files;
    if (name) expect(await (await preview.fetch(new Request(`http://api/images/${name}`))).text()).toBe('%PDF-1.4');
    preview.close();
    // A request may end after the page.
    expect(await replies(preview.fetch)).toEqual(before);
    await run({ confirmed: true });
    expect(previewed).toEqual(await replies(api.fetch));
    expect(previewed).not.toEqual(before);
  } finally {
    close();
  }
});
