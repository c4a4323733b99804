import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createReader } from './reader-process.ts';
import { makeDocx, makeXlsx, wordRun } from './testing/make-office-file.ts';
import { makeOpenDocument } from './testing/make-open-document.ts';
import { makePdf, tableWords } from './testing/make-pdf.ts';
import { mutate, randomOf } from './testing/mutate.ts';
import type { DocumentKind } from './types.ts';

const FILES = 210;

/** Running child processes of this one. */
function childProcesses(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, state, parent] =
        readFileSync(`/proc/${name}/stat`, 'utf8')
          .split(') ')
          .at(-1)
          ?.match(/^(\w) (\d+)/) ?? [];
      return Number(parent) === process.pid && state !== 'Z' ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

const rows = Array.from({ length: 20 }, (_, row) => [`${row}`, `72914${row}`, 'gfd', 'Passed']);

const openTable = `<table:table>${rows.map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
const rtfRows = rows.map((cells) => `\\trowd\\intbl ${cells.join('\\cell ')}\\cell\\row`).join('');

test(`${FILES} broken files are each read or rejected, and no process is left running`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broken-'));
  const before = childProcesses();
  const reader = createReader({ milliseconds: 2000, memoryBytes: 512 * 1024 * 1024, draws: false, priority: 0 });
  const intact: [DocumentKind, Buffer][] = [
    ['pdf', makePdf([tableWords(rows, [60, 120, 200, 300], 700, 'Preeti'), [{ text: 'Second page', x: 60, y: 700 }]])],
    ['pdf', readFileSync('campus-api/sample/files/1786260092272-bachelor-admission-2083-nepali.pdf')],
    [
      'docx',
      await makeDocx(
        `<w:p>${wordRun('gfd', 'Preeti')}</w:p><w:tbl><w:tr><w:tc><w:p>${wordRun('a')}</w:p></w:tc></w:tr></w:tbl>`,
      ),
    ],
    ['xlsx', await makeXlsx(rows)],
    ['odt', await makeOpenDocument('text', `<text:p>words</text:p>${openTable}`)],
    ['ods', await makeOpenDocument('spreadsheet', openTable)],
    ['rtf', Buffer.from(`{\\rtf1{\\fonttbl{\\f1 Preeti;}}${rtfRows}{\\f1 gfd}\\u2360?\\par}`)],
  ];
  const random = randomOf(20_260_101);
  let [read, rejected] = [0, 0];
  try {
    for (let count = 0; count < FILES; count += 1) {
      const [kind, content] = intact[count % intact.length] ?? ['pdf', Buffer.alloc(0)];
      const file = join(folder, `broken.${kind}`);
      await writeFile(file, mutate(content, random));
      if ('value' in (await reader.read(file, kind, folder))) read += 1;
      else rejected += 1;
      if (count % 50 === 0) expect(childProcesses().length - before.length).toBeLessThanOrEqual(2);
    }
    expect(read + rejected).toBe(FILES);
    expect(Math.min(read, rejected)).toBeGreaterThan(FILES / 20);
    for (const [kind, content] of intact) {
      const file = join(folder, `intact.${kind}`);
      await writeFile(file, content);
      expect(await reader.read(file, kind, folder)).toHaveProperty('value');
    }
  } finally {
    reader.close();
    await rm(folder, { recursive: true });
  }
  for (let attempts = 0; attempts < 100 && childProcesses().length > before.length; attempts += 1) await sleep(50);
  expect(childProcesses().length).toBeLessThanOrEqual(before.length);
}, 300_000);
