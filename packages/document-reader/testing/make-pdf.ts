import { deflateSync } from 'node:zlib';

/** A text at a position of a page, in points from the lower left corner. */
export interface Words {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** Any name: the font itself is not embedded. */
  font?: string;
}

interface Settings {
  /** Points. */
  width?: number;
  height?: number;
  /** Additional entries of the catalogue, in PDF syntax. */
  catalogue?: string;
  /** Additional entries of each page. */
  page?: string;
  /** Additional objects; the first has the number 3. */
  objects?: readonly (string | Buffer)[];
  /** Additional entries of each font, such as a map to Unicode. */
  fontEntries?: string;
  /** Additional entries of the trailer, such as encryption settings. */
  trailer?: string;
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Creates a minimal PDF (ISO 32000). Fonts are named and not embedded; texts are in Latin-1. */
export function makePdf(pages: readonly (readonly Words[] | Buffer)[], settings: Settings = {}): Buffer {
  const {
    width = 595,
    height = 842,
    catalogue = '',
    page = '',
    objects = [],
    fontEntries = '',
    trailer = '',
  } = settings;
  const fonts = [
    ...new Set(pages.flatMap((words) => (Buffer.isBuffer(words) ? [] : words.map(({ font = 'Helvetica' }) => font)))),
  ];
  const parts: (string | Buffer)[] = [];
  const firstFont = 3 + objects.length;
  const firstPage = firstFont + fonts.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`);
  parts.push(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  parts.push(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`);
  parts.push(...objects);
  for (const font of fonts)
    parts.push(
      `<< /Type /Font /Subtype /TrueType /BaseFont /${font.replaceAll(' ', '#20')} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${Array.from({ length: 224 }, () => 500).join(' ')}] ${fontEntries} >>`,
    );
  const named = fonts.map((_, index) => `/F${index} ${firstFont + index} 0 R`).join(' ');
  for (const [index, words] of pages.entries()) {
    parts.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << ${named} >> >> /Contents ${firstPage + index * 2 + 1} 0 R ${page} >>`,
    );
    const drawn = Buffer.isBuffer(words)
      ? words
      : Buffer.from(
          words
            .map(
              ({ text, x, y, size = 11, font = 'Helvetica' }) =>
                `BT /F${fonts.indexOf(font)} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`,
            )
            .join('\n'),
          'latin1',
        );
    parts.push(streamObject(drawn));
  }
  return writeFile(parts, trailer);
}

/** A compressed stream, as an object of a PDF. */
export function streamObject(content: Buffer, entries = ''): Buffer {
  const compressed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${compressed.length} /Filter /FlateDecode ${entries} >>\nstream\n`),
    compressed,
    Buffer.from('\nendstream'),
  ]);
}

function writeFile(parts: readonly (string | Buffer)[], trailer: string): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, part] of parts.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(part), Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(
    Buffer.from(
      `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** Rows of texts in columns that begin at these positions, one row below the other. */
export function tableWords(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  top: number,
  font = 'Helvetica',
): Words[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text ? [{ text, x: columns[column] ?? 0, y: top - row * 18, font }] : [])),
  );
}
