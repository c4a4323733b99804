import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { GreyPicture } from './grey-map.ts';
import { createReader } from './reader-process.ts';
import { createRecogniser } from './recogniser-process.ts';
import { level, paintWhite, turn } from './recognition/grey-picture.ts';
import { type CorpusDocument, corpusDocuments, rowsOf } from './testing/corpus/documents.ts';
import { accuracyOf } from './testing/read-corpus.ts';
import { asJpeg, drawOver, drawScan, recogniseScan, withNoise } from './testing/scan-page.ts';
import type { RecognisedPage } from './types.ts';
import { boxAt } from './word-boxes.ts';

describe('recognition of pages', () => {
  const reader = createReader({ draws: false, priority: 0 });
  const recogniser = createRecogniser({ priority: 0 });
  const programs = { reader, recogniser };
  jest.setTimeout(300_000);
  afterAll(() => {
    reader.close();
    recogniser.close();
  });

  function documentOf(name: string): CorpusDocument {
    const document = corpusDocuments.find(({ file }) => file.includes(name));
    if (!document) throw new Error(`the corpus has no ${name}`);
    return document;
  }
  /** Pages that are difficult in different ways; the bench measures the whole corpus. */
  const scanOf = (name: string) => drawScan(reader, documentOf(name).file);

  const degrees = Math.PI / 180;
  const tableOf = ({ blocks }: RecognisedPage) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

  test.each<[string, string, (scan: GreyPicture) => GreyPicture | Promise<Buffer>]>([
    [
      'a noisy JPEG tilted by 0.8 degrees',
      'held-out.letter.writer-kalimati',
      (scan) => asJpeg(withNoise(level(scan, 0.8 * degrees), 25), 60),
    ],
    ['two columns', 'tuning.columns.chromium-noto', (scan) => scan],
  ])('at least 96 %% of the characters of a scan are recognised: %s', async (_, name, change) => {
    const scan = await change(await scanOf(name));
    const { blocks, recognition } = await recogniseScan(programs, scan);
    expect(recognition).toMatchObject({ state: 'read', isShown: true });
    expect(accuracyOf(blocks, documentOf(name)).characters).toBeGreaterThanOrEqual(0.96);
  });

  const asScan = (scan: GreyPicture) => asJpeg(withNoise(level(scan, 0.8 * degrees), 20), 60);

  test.each([
    ['without rules', 'held-out.aligned.calc', 0.95],
    ['whose rules run through letters', 'held-out.table.calc', 0.9],
  ])('at least 98 %% of the characters of a table %s are recognised, in a noisy JPEG: %s', async (_, name, minRows) => {
    const { blocks } = await recogniseScan(programs, await asScan(await scanOf(name)));
    const { characters, rows } = accuracyOf(blocks, documentOf(name));
    expect(characters).toBeGreaterThanOrEqual(0.98);
    expect(rows).toBeGreaterThanOrEqual(minRows);
  });

  test('the rows and digits of a ruled mark sheet are recognised in a noisy JPEG: at least 99.5 % of its cells of numbers', async () => {
    const name = 'held-out.marks.chromium-kalimati';
    const { blocks } = await recogniseScan(programs, await asScan(await scanOf(name)));
    expect(accuracyOf(blocks, documentOf(name)).rows).toBeGreaterThanOrEqual(0.95);
    const read = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const rows = rowsOf(documentOf(name).pieces).slice(1);
    const numbers = rows.flatMap((cells, row) =>
      cells.map((cell, column) => ({ cell, read: read[row + 1]?.[column] })),
    );
    const digits = numbers.filter(({ cell }) => /^[०-९]+$/.test(cell));
    expect(digits).toHaveLength(26 * 6);
    expect(digits.filter((each) => each.cell === each.read).length / digits.length).toBeGreaterThanOrEqual(0.995);
  });

  test('an empty cell of a ruled table stays empty, and its row complete', async () => {
    const name = 'held-out.table.writer-noto';
    const scan = await scanOf(name);
    // Wipes the name of the second row, between the rules around it.
    const { top, bottom, left, right } = { top: 0.1425, bottom: 0.157, left: 0.3845, right: 0.64 };
    paintWhite(scan, {
      left: left * scan.width,
      right: right * scan.width,
      top: top * scan.height,
      bottom: bottom * scan.height,
    });
    const wiped = tableOf(await recogniseScan(programs, scan));
    expect(wiped).toHaveLength(rowsOf(documentOf(name).pieces).length);
    const emptied = wiped.filter((cells) => cells[2] === '');
    expect(emptied).toHaveLength(1);
    expect(emptied[0]?.[1]).toMatch(/^7-2-29-4\d\d-2079$/);
  });

  test.each(['#23288c', '#b41e28'])(
    'text below dark stamps of the colour %s is recognised in a colour JPEG',
    async (colour) => {
      const name = 'held-out.notice.writer-lohit';
      const shapes = `<g fill="none" stroke="${colour}"><circle cx="420" cy="300" r="105" stroke-width="7"/><circle cx="420" cy="300" r="78" stroke-width="4"/>
<path d="M300 560c60-90 90 60 140-30s50 70 120-40 60 90 160-20M360 290h120M370 316h100" stroke-width="6"/></g>`;
      const stamped = await drawOver(await scanOf(name), shapes);
      const { blocks } = await recogniseScan(programs, await sharp(stamped).jpeg({ quality: 75 }).toBuffer());
      expect(accuracyOf(blocks, documentOf(name)).characters).toBeGreaterThanOrEqual(0.96);
    },
  );

  test('a photograph of a screen becomes text, or none: stripes of its pixels are not letters', async () => {
    const name = 'held-out.letter.writer-kalimati';
    const scan = await scanOf(name);
    const { width, height } = scan;
    const moire = scan.pixels.map((pixel, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const stripes = Math.sin(x * 0.9 + y * 0.02) + Math.sin(y * 0.85 - x * 0.03) + Math.sin((x + y) / 60);
      return Math.max(0, Math.min(255, pixel * 0.8 + 14 * stripes));
    });
    const { blocks } = await recogniseScan(programs, await asJpeg({ pixels: moire, width, height }, 80));
    const { characters } = accuracyOf(blocks, documentOf(name));
    expect(blocks.length === 0 || characters >= 0.9).toBe(true);
  });

  /** Lines of joined loops, like handwriting. */
  function handwriting(): string {
    const lines = Array.from({ length: 14 }, (_, row) => {
      const loops = Array.from({ length: 22 }, (_, at) => {
        const [x, y] = [(at * 7 + row * 5) % 9, (at * 11 + row * 3) % 13];
        return `c${8 + x} ${-30 - y} ${20 + y} ${-10 + x} ${12 + x} ${8 - y}s${-6 + y} ${20 + x} ${14 + y} ${2 * y - 12}`;
      });
      return `<path d="M90 ${150 + row * 80}${loops.join('')}"/>`;
    });
    return `<g fill="none" stroke="#223" stroke-width="4">${lines.join('')}</g>`;
  }
  const paper = (width = 1200, height = 1697) => ({ pixels: new Uint8Array(width * height).fill(250), width, height });

  test('a blank page with dust has no text', async () => {
    const page = withNoise(paper(), 10);
    for (const at of [200_000, 800_123, 1_500_777]) page.pixels.fill(60, at, at + 3);
    expect(await recogniseScan(programs, page)).toEqual({ blocks: [], recognition: { state: 'empty' } });
  });

  test('handwriting becomes no text that is shown', async () => {
    const { blocks, recognition } = await recogniseScan(programs, await drawOver(paper(), handwriting()));
    expect(blocks).toEqual([]);
    expect(recognition).not.toMatchObject({ isShown: true });
  });

  test('a page in another script becomes no text that is shown', async () => {
    const { blocks, recognition } = await recogniseScan(
      programs,
      readFileSync(`${__dirname}/testing/tamil-and-arabic.png`),
    );
    expect(blocks).toEqual([]);
    expect(recognition).not.toMatchObject({ isShown: true });
  });

  test('a page upside down is read, and the boxes of its words are where they are on the scan', async () => {
    const name = 'held-out.letter.pdfkit';
    const { blocks, recognition } = await recogniseScan(programs, turn(await scanOf(name), 2));
    if (recognition.state !== 'read') throw new Error('the page has text');
    expect(accuracyOf(blocks, documentOf(name)).characters).toBeGreaterThanOrEqual(0.96);
    const words = recognition.words.split(' ');
    expect(recognition.boxes).toHaveLength(words.length * 8);
    // The first word of a page upside down is at its lower right.
    const first = boxAt(recognition.boxes, 0);
    expect(first?.top).toBeGreaterThan(0.8);
  });
});
