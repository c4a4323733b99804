import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReaderSettings } from './limits.ts';
import { createReader, type DocumentReader } from './reader-process.ts';
import { makeDocx, makeXlsx, wordRun } from './testing/make-office-file.ts';
import type { DocumentKind } from './types.ts';

let folder: string;
const readers: DocumentReader[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-formats-'));
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await rm(folder, { recursive: true });
});

/** Arguments end with the folder of the result and the file. */
const program = (script: string) => `#!/bin/sh
for last; do before=$previous; previous=$last; done
out=$before
${script}
`;

/** A reader with a program instead of LibreOffice; null for none. */
async function readerWith(script: string | null, settings: Partial<ReaderSettings> = {}): Promise<DocumentReader> {
  const office = join(folder, 'soffice');
  if (script !== null) {
    await writeFile(office, program(script));
    await chmod(office, 0o755);
  }
  const reader = createReader({
    draws: false,
    priority: 0,
    office: () => (script === null ? null : office),
    ...settings,
  });
  readers.push(reader);
  return reader;
}

const compound = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...parts]);
const sector = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(512)]).subarray(0, 512);

async function read(reader: DocumentReader, content: Buffer, kind: DocumentKind) {
  const file = join(folder, `document.${kind}`);
  await writeFile(file, content);
  const work = await mkdtemp(join(folder, 'work-'));
  return reader.read(file, kind, work);
}

async function converted(kind: 'docx' | 'xlsx'): Promise<string> {
  const file = join(folder, `converted.${kind}`);
  const rows = [
    ['Symbol No.', 'Name'],
    [7291450, 'Anita'],
  ];
  await writeFile(file, kind === 'docx' ? await makeDocx(`<w:p>${wordRun('सूचना')}</w:p>`) : await makeXlsx(rows));
  return file;
}

test('old files are converted and read under their own format', async () => {
  const document = await readerWith(`cp ${await converted('docx')} "$out/document.docx"`);
  expect(await read(document, compound(), 'doc')).toMatchObject({
    value: { kind: 'doc', pages: [{ blocks: [{ kind: 'paragraph', text: 'सूचना' }] }] },
  });
  const workbook = await readerWith(`cp ${await converted('xlsx')} "$out/document.xlsx"`);
  expect(await read(workbook, compound(), 'xls')).toMatchObject({
    value: {
      kind: 'xls',
      pages: [
        {
          blocks: [
            {
              kind: 'table',
              rows: [
                ['Symbol No.', 'Name'],
                ['7291450', 'Anita'],
              ],
            },
          ],
        },
      ],
    },
  });
});

test('the program gets a profile without macros, and no secrets', async () => {
  process.env.SESSION_SECRET_OF_TEST = 'secret';
  const seen = join(folder, 'seen');
  const reader = await readerWith(
    `env > ${seen}; cat "$out/profile/user/registrymodifications.xcu" >> ${seen}; cp ${await converted('docx')} "$out/document.docx"`,
  );
  await read(reader, compound(), 'doc');
  delete process.env.SESSION_SECRET_OF_TEST;
  const text = await readFile(seen, 'utf8');
  expect(text).toContain('DisableMacrosExecution');
  expect(text).not.toContain('SESSION_SECRET_OF_TEST');
  expect(text).toMatch(/^HOME=.*\/converted$/m);
});

test.each<DocumentKind>(['doc', 'xls'])('without LibreOffice an old %s file is reported as such', async (kind) => {
  expect(await read(await readerWith(null), compound(), kind)).toMatchObject({ why: 'old-format' });
});

test('a file that the program does not convert is reported as old', async () => {
  expect(await read(await readerWith('exit 1'), compound(), 'doc')).toMatchObject({ why: 'old-format' });
});

test.each<[string, DocumentKind, Buffer, string]>([
  ['a document with a password', 'doc', compound(sector('eca5c100000000000000000100')), 'encrypted'],
  [
    'a workbook with a password',
    'xls',
    compound(sector('0908100000060500000000000000000000000000'.concat('2f000200', '0000'))),
    'encrypted',
  ],
  ['a new document with a password', 'doc', compound(Buffer.from('EncryptedPackage', 'utf16le')), 'encrypted'],
  ['a program', 'doc', Buffer.from('MZ and more'), 'wrong-kind'],
  ['a web page', 'xls', Buffer.from('<html><table></table></html>'), 'wrong-kind'],
])('%s is rejected before it is converted', async (_, kind, content, why) => {
  const mark = join(folder, 'started');
  expect(await read(await readerWith(`touch ${mark}`), content, kind)).toMatchObject({ why });
  expect(await readdir(folder)).not.toContain('started');
});

test('new formats and RTF under an old name are read without a conversion', async () => {
  const reader = await readerWith(null);
  const text = { blocks: [{ kind: 'paragraph', text: 'words' }] };
  const docx = await makeDocx(`<w:p>${wordRun('words')}</w:p>`);
  expect(await read(reader, docx, 'doc')).toMatchObject({ value: { kind: 'doc', pages: [text] } });
  expect(await read(reader, Buffer.from('{\\rtf1 words}'), 'doc')).toMatchObject({
    value: { kind: 'doc', pages: [text] },
  });
  expect(await read(reader, docx, 'xls')).toMatchObject({ why: 'wrong-kind' });
});

/** Whether a process with this number runs. */
function isRunning(pid: number): boolean {
  try {
    return (
      execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .startsWith('Z') === false
    );
  } catch {
    return false;
  }
}

async function untilEnded(pid: number): Promise<boolean> {
  for (let attempts = 0; attempts < 100 && isRunning(pid); attempts += 1) await sleep(50);
  return !isRunning(pid);
}

test.each<[string, string, Partial<ReaderSettings>, string]>([
  ['takes too long', 'sleep 300 & echo $! > "$HOME/../child"; wait', { milliseconds: 500 }, 'too-slow'],
  ['computes too long', 'while :; do :; done', { milliseconds: 500 }, 'too-slow'],
  [
    'takes too much memory',
    `${process.execPath} -e "const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 20)" & echo $! > "$HOME/../child"; wait`,
    { memoryBytes: 200 * 1024 * 1024 },
    'too-much-memory',
  ],
])('a conversion that %s is killed with its children, and the next file is read', async (_, script, settings, why) => {
  const reader = await readerWith(script, settings);
  const result = await read(reader, compound(), 'doc');
  expect(result).toMatchObject({ why });
  const works = (await readdir(folder)).filter((name) => name.startsWith('work-'));
  const child = await readFile(join(folder, works[0] ?? '', 'child'), 'utf8').catch(() => null);
  if (child !== null) expect(await untilEnded(Number(child))).toBe(true);
  const next = await readerWith(null);
  expect(await read(next, Buffer.from('{\\rtf1 words}'), 'rtf')).toHaveProperty('value');
});

test('a conversion ends when its reader is closed', async () => {
  const reader = await readerWith('sleep 300 & echo $! > "$HOME/../child"; wait');
  const result = read(reader, compound(), 'doc');
  const childFile = async () => {
    const works = (await readdir(folder)).filter((name) => name.startsWith('work-'));
    return readFile(join(folder, works[0] ?? '', 'child'), 'utf8').catch(() => '');
  };
  for (let attempts = 0; attempts < 100 && (await childFile()).trim() === ''; attempts += 1) await sleep(50);
  const pid = Number(await childFile());
  reader.close();
  expect(await result).toMatchObject({ why: 'old-format' });
  expect(await untilEnded(pid)).toBe(true);
});
