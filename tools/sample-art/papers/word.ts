import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import JSZip from 'jszip';
import { namedFiles } from '../named-files.ts';
import { filesFolder } from '../paths.ts';
import { type WordLetter, wordLetters } from './word-letters.ts';

const cell = (text: string, share: number) =>
  new TableCell({
    width: { size: share, type: WidthType.PERCENTAGE },
    margins: { top: 80, bottom: 80, left: 100, right: 100 },
    children: [new Paragraph(text)],
  });

function letterDocument({ title, body, fields }: WordLetter): Document {
  const head = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: 'Himchuli Multiple Campus', bold: true, size: 30, color: '16305C' })],
  });
  const place = new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 360 },
    children: [new TextRun({ text: 'Himchuli-7, Deurali, Gandaki Province', size: 20 })],
  });
  const heading = new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, spacing: { after: 200 } });
  const paragraphs = body.map((text) => new Paragraph({ text, spacing: { after: 160 } }));
  const rows = fields.map((field) => new TableRow({ children: [cell(field, 40), cell('', 60)] }));
  const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows });
  return new Document({
    creator: 'Himchuli Multiple Campus',
    title,
    sections: [{ children: [head, place, heading, ...paragraphs, table] }],
  });
}

/** The same document packed with fixed dates: the library writes the present ones. */
async function withFixedDates(packed: Buffer): Promise<Buffer> {
  const date = new Date('2026-11-20T06:15:00Z');
  const [from, to] = [await JSZip.loadAsync(packed), new JSZip()];
  for (const name of Object.keys(from.files).sort()) {
    const entry = from.file(name);
    if (!entry) continue;
    const stamped = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    const bytes =
      name === 'docProps/core.xml'
        ? (await entry.async('string')).replace(stamped, '2026-11-20T06:15:00Z')
        : await entry.async('uint8array');
    to.file(name, bytes, { date, createFolders: false });
  }
  return to.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'DOS' });
}

/** Writes every Word file that the sample content names; throws on one without a letter. */
export async function writeLetters(): Promise<void> {
  for (const { stored, plain } of namedFiles('.docx')) {
    const letter = wordLetters[plain];
    if (!letter) throw new Error(`no letter is written for ${plain}`);
    writeFileSync(join(filesFolder, stored), await withFixedDates(await Packer.toBuffer(letterDocument(letter))));
  }
}
