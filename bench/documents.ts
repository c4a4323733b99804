import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import { createReader, type DocumentReader } from '#lib/document-reader/reader-process.ts';
import { makePdf, tableWords } from '#lib/document-reader/testing/make-pdf.ts';
import { mutate, randomOf } from '#lib/document-reader/testing/mutate.ts';
import type { Figure, Table } from './report.ts';

const DOCUMENTS = 100;
const BROKEN = 5000;
const MB = 1024 * 1024;

const kinds = ['typeset in Unicode', 'typed in Preeti', 'scanned'] as const;
type Kind = (typeof kinds)[number];

/** From 1 page to 60, most of them short. */
const pagesOf = (index: number) => Math.max(1, Math.round(60 * ((index + 1) / DOCUMENTS) ** 3));
const rowsOf = (page: number, name: string) =>
  Array.from({ length: 34 }, (_, row) => [
    `${row + 1}`,
    `7-2-29-${page * 34 + row}-2079`,
    name,
    row % 5 ? 'Passed' : 'Withheld',
  ]);

function resultHtml(pages: number): string {
  const page = (number: number) =>
    `<section><h1>स्नातक तह चौथो वर्षको परीक्षाफल २०८३</h1><p>देहायका परीक्षार्थीहरू उत्तीर्ण भएका छन्। पुनर्योगका लागि ३५ दिनभित्र निवेदन दिन सकिनेछ।</p><table>${rowsOf(
      number,
      'अनिता गुरुङ',
    )
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></section>`;
  return `<!doctype html><style>body{font:11px 'Noto Sans Devanagari'}section{break-after:page}td{padding:2px 20px}</style>${Array.from({ length: pages }, (_, index) => page(index)).join('')}`;
}

/** Chromium prints what is typeset and photographs what is scanned; what is typed in Preeti is written by hand. */
async function makeDocument(browser: Browser, kind: Kind, pages: number): Promise<Buffer> {
  if (kind === 'typed in Preeti')
    return makePdf(
      Array.from({ length: pages }, (_, page) => [
        { text: 'k/LIffkmn @)*#', x: 60, y: 790, size: 16, font: 'ABCDEE+Preeti' },
        ...tableWords(
          rowsOf(page, "clgtf u'?ª").map(([number = '', symbol = '', , result = '']) => [number, symbol, '', result]),
          [60, 110, 250, 420],
          750,
        ),
        ...tableWords(
          rowsOf(page, "clgtf u'?ª").map(([, , name = '']) => ['', '', name, '']),
          [60, 110, 250, 420],
          750,
          'ABCDEE+Preeti',
        ),
      ]),
    );
  const page = await browser.newPage({ viewport: { width: 1240, height: 1754 } });
  if (kind === 'scanned') {
    await page.setContent(resultHtml(1));
    const picture = (await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64');
    await page.setContent(
      `<!doctype html><style>body{margin:0}img{width:100%;display:block;break-after:page}</style>${`<img src="data:image/jpeg;base64,${picture}">`.repeat(pages)}`,
    );
  } else await page.setContent(resultHtml(pages));
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** 100 documents are read and their first pages drawn, as the site does; then 5,000 broken ones. */
export async function documents(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'));
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? chromium.executablePath(),
    args: chromiumFlags,
  });
  const reader = createReader({ priority: 0 });
  const made = new Map<Kind, { file: string; pages: number }[]>();
  try {
    for (let index = 0; index < DOCUMENTS; index += 1) {
      const kind = kinds[index % kinds.length] ?? 'scanned';
      const file = join(folder, `${index}.pdf`);
      writeFileSync(file, await makeDocument(browser, kind, pagesOf(index)));
      made.set(kind, [...(made.get(kind) ?? []), { file, pages: pagesOf(index) }]);
    }
    const rows = [];
    for (const [kind, files] of made) rows.push({ name: kind, figures: await readAll(reader, files, folder) });
    return [
      { title: `${DOCUMENTS} documents of 1 to 60 pages`, rows },
      { title: `${BROKEN} broken documents`, figures: await readBroken(folder) },
    ];
  } finally {
    reader.close();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function readAll(
  reader: DocumentReader,
  files: readonly { file: string; pages: number }[],
  folder: string,
): Promise<Figure[]> {
  const [times, ofPages, peaks]: number[][] = [[], [], []];
  for (const { file, pages } of files) {
    const since = performance.now();
    const outcome = await reader.read(file, 'pdf', folder);
    if (!('value' in outcome)) throw new Error(`${file}: ${outcome.why}`);
    const milliseconds = performance.now() - since;
    times?.push(milliseconds);
    ofPages?.push(milliseconds / pages);
    peaks?.push(reader.takePeak() / MB);
  }
  const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);
  return [
    { name: 'documents', unit: '', runs: [files.length] },
    { name: 'pages', unit: '', runs: [files.reduce((total, { pages }) => total + pages, 0)] },
    { name: 'all of them', unit: 's', runs: [sum(times) / 1000] },
    { name: 'longest', unit: 'ms', runs: [Math.max(...(times ?? []))] },
    { name: 'a page', unit: 'ms', runs: ofPages ?? [] },
    { name: 'peak memory of the process', unit: 'MB', runs: [Math.max(...(peaks ?? []))] },
  ];
}

async function readBroken(folder: string): Promise<Figure[]> {
  const reader = createReader({ milliseconds: 2000, priority: 0, draws: false });
  const whole = makePdf([tableWords(rowsOf(1, 'gfd'), [60, 110, 250, 420], 750, 'Preeti')]);
  const random = randomOf(5);
  const file = join(folder, 'broken.pdf');
  const times: number[] = [];
  let refused = 0;
  for (let count = 0; count < BROKEN; count += 1) {
    writeFileSync(file, mutate(whole, random));
    const since = performance.now();
    if ('why' in (await reader.read(file, 'pdf', folder))) refused += 1;
    times.push(performance.now() - since);
  }
  reader.close();
  return [
    { name: 'refused', unit: '', runs: [refused] },
    { name: 'each', unit: 'ms', runs: times },
    { name: 'longest', unit: 'ms', runs: [Math.max(...times)] },
  ];
}
