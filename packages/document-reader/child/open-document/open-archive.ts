import JSZip from 'jszip';
import { checkArchive } from '../text/check-archive.ts';
import { elementsOf, parseXml, type XmlElement } from '../text/parse-xml.ts';
import { decodeXml } from '../text/scan-xml.ts';
import { UnreadableError } from '../text/unreadable-error.ts';

/** The content and the common styles of an OpenDocument file. */
export interface OpenDocument {
  readonly content: XmlElement;
  readonly styles: XmlElement | null;
}

const oasis = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;

/** Usual prefixes by namespace (ODF 1.3, part 3, 1.4). */
const prefixes = new Map([
  ...['office', 'style', 'text', 'table'].map((name) => [oasis(name), name] as const),
  [oasis('drawing'), 'draw'],
  [oasis('xsl-fo-compatible'), 'fo'],
  [oasis('svg-compatible'), 'svg'],
]);

/** The element of a row; rows of spreadsheets are read one by one (`cellsOf`). */
export const ROW = 'table:table-row';

/** The cells of a row of a spreadsheet. */
export const cellsOf = (row: XmlElement): XmlElement[] =>
  elementsOf(row.inner === undefined ? row : parseXml(row.inner, prefixes));

/**
 * Opens an OpenDocument file of this type (`text`, `spreadsheet`), or a template of it.
 * @throws UnreadableError `encrypted`, `wrong-kind`, `broken`, `too-large`
 */
export async function openArchive(bytes: Buffer, type: 'text' | 'spreadsheet'): Promise<OpenDocument> {
  checkArchive(bytes, 'content.xml');
  const zip = await JSZip.loadAsync(bytes);
  const text = async (name: string) => {
    const part = await zip.file(name)?.async('nodebuffer');
    return part ? decodeXml(part) : null;
  };
  const mimeType = (await text('mimetype'))?.trim();
  const expected = `application/vnd.oasis.opendocument.${type}`;
  if (mimeType !== expected && mimeType !== `${expected}-template`) throw new UnreadableError('wrong-kind');
  if (/<(?:\w+:)?encryption-data\b/.test((await text('META-INF/manifest.xml')) ?? ''))
    throw new UnreadableError('encrypted');
  const [content, styles] = [await text('content.xml'), await text('styles.xml')];
  if (content === null) throw new UnreadableError('broken');
  const rows = type === 'spreadsheet' ? ROW : undefined;
  return { content: parseXml(content, prefixes, rows), styles: styles === null ? null : parseXml(styles, prefixes) };
}
