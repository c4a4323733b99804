import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Piece } from './content.ts';
import { writeHtml } from './write-html.ts';
import { writeSpreadsheet, writeTextDocument } from './write-open-document.ts';
import { writeTex } from './write-tex.ts';

/** Draws pieces with a font into a file of a folder and returns its path. */
type Draw = (pieces: readonly Piece[], folder: string) => string;

const here = import.meta.dirname;
const noto = 'Noto Sans Devanagari';
const kalimatiFile = '/usr/share/fonts/truetype/fonts-deva-extra/kalimati.ttf';
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });

function put(folder: string, name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const chromium =
  (font: string, css = ''): Draw =>
  (pieces, folder) => {
    const page = put(folder, 'page.html', writeHtml(pieces, font, css));
    const output = join(folder, 'page.pdf');
    run(
      'chromium',
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--print-to-pdf=${output}`,
      page,
    );
    return output;
  };

const office =
  (source: (pieces: readonly Piece[]) => [string, string], format: string): Draw =>
  (pieces, folder) => {
    const [name, content] = source(pieces);
    const input = put(folder, name, content);
    run(
      'soffice',
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      format,
      '--outdir',
      folder,
      input,
    );
    return input.replace(/\.\w+$/, `.${format.split(':')[0]}`);
  };

const writer = (font: string, format = 'pdf:writer_pdf_Export') =>
  office((pieces) => ['text.fodt', writeTextDocument(pieces, font)], format);
const calc = (format: string) =>
  office((pieces) => ['sheet.fods', writeSpreadsheet(pieces, 'Lohit Devanagari')], format);

const tagged = `pdf:writer_pdf_Export:${JSON.stringify({
  UseTaggedPDF: { type: 'boolean', value: 'true' },
  SelectPdfVersion: { type: 'long', value: '2' },
})}`;

const tex =
  (font: string): Draw =>
  (pieces, folder) => {
    const input = put(folder, 'text.tex', writeTex(pieces, font));
    run('xelatex', '-interaction=nonstopmode', `-output-directory=${folder}`, input);
    return join(folder, 'text.pdf');
  };

const fromHtml =
  (program: string, ...words: string[]): Draw =>
  (pieces, folder) => {
    const output = join(folder, 'page.pdf');
    run(program, ...words, put(folder, 'page.html', writeHtml(pieces, noto)), output);
    return output;
  };

const script =
  (program: string, name: string, ...words: string[]): Draw =>
  (pieces, folder) => {
    const output = join(folder, 'drawn.pdf');
    run(program, join(here, name), put(folder, 'pieces.json', JSON.stringify(pieces)), kalimatiFile, output, ...words);
    return output;
  };

/** Rewrites a PDF by another program. */
const after =
  (draw: Draw, program: string, words: (input: string, output: string) => string[]): Draw =>
  (pieces, folder) => {
    const input = draw(pieces, folder);
    const output = join(folder, 'rewritten.pdf');
    run(program, ...words(input, output));
    return output;
  };

/** Compresses the streams of a PDF without changing its text, to keep the repository small. */
export function compress(path: string): void {
  const small = `${path}.small`;
  run(
    'qpdf',
    '--recompress-flate',
    '--compression-level=9',
    '--object-streams=generate',
    '--deterministic-id',
    path,
    small,
  );
  renameSync(small, path);
}

export const tools: Readonly<Record<string, Draw>> = {
  'chromium-noto': chromium(noto),
  'chromium-kalimati': chromium('Kalimati'),
  'chromium-lohit': chromium('Lohit Devanagari'),
  'writer-noto': writer(noto),
  'writer-kalimati': writer('Kalimati'),
  'writer-lohit': writer('Lohit Devanagari'),
  'writer-tagged': writer(noto, tagged),
  calc: calc('pdf:calc_pdf_Export'),
  xetex: tex(noto),
  'xetex-kalimati': tex('Kalimati'),
  weasyprint: fromHtml('weasyprint'),
  pdfkit: script('node', 'draw-with-pdfkit.mjs', process.env.PDFKIT_FOLDER ?? ''),
  reportlab: script('/usr/bin/python3', 'draw-with-reportlab.py'),
  qpdf: after(writer(noto), 'qpdf', (input, output) => ['--linearize', '--object-streams=generate', input, output]),
  wkhtmltopdf: fromHtml('wkhtmltopdf', '--quiet'),
  ghostscript: after(chromium(noto), 'gs', (input, output) => [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=pdfwrite',
    `-sOutputFile=${output}`,
    input,
  ]),
  pdftocairo: after(chromium(noto), 'pdftocairo', (input, output) => ['-pdf', input, output]),
  'writer-docx': writer(noto, 'docx'),
  'calc-xlsx': calc('xlsx'),
  'writer-odt': writer(noto, 'odt'),
  'writer-rtf': writer(noto, 'rtf'),
  'writer-doc': writer(noto, 'doc:MS Word 97'),
  'calc-ods': calc('ods'),
  'calc-xls': calc('xls:MS Excel 97'),
};
