/** Bytes at an offset that tell a kind of file. */
interface Mark {
  at: number;
  bytes: string;
}

const pdf: Mark[] = [{ at: 0, bytes: '%PDF-' }];
const zip: Mark[] = [{ at: 0, bytes: 'PK\x03\x04' }];
/** The container of Word, Excel and PowerPoint before 2007. */
const compound: Mark[] = [{ at: 0, bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' }];
const jpeg: Mark[] = [{ at: 0, bytes: '\xff\xd8\xff' }];
const gif: Mark[] = [{ at: 0, bytes: 'GIF8' }];
const avif: Mark[] = [{ at: 4, bytes: 'ftypavif' }];

/** What the office may attach, by its ending, and how each begins: a visitor gets what the name promises. Text has no mark. */
const kinds: Readonly<Record<string, Mark[]>> = {
  avif,
  csv: [],
  doc: compound,
  docx: zip,
  gif,
  jpeg,
  jpg: jpeg,
  odt: zip,
  pdf,
  png: [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }],
  ppt: compound,
  pptx: zip,
  rtf: [{ at: 0, bytes: '{\\rtf' }],
  txt: [],
  webp: [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WEBP' },
  ],
  xls: compound,
  xlsx: zip,
  zip,
};

export const endings = Object.keys(kinds);

export function endingOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Null for an ending that is not taken. `beginning`: the first bytes, 16 are enough. */
export function isOfItsKind(name: string, beginning: Buffer): boolean | null {
  const ending = endingOf(name);
  if (!Object.hasOwn(kinds, ending)) return null;
  return (kinds[ending] ?? []).every(({ at, bytes }) => beginning.toString('latin1', at, at + bytes.length) === bytes);
}

/** Apple's photographs, also under another ending. Brands of ISO/IEC 23008-12. */
export function isHeic(name: string, beginning: Buffer): boolean {
  return (
    /^hei[cf]$/.test(endingOf(name)) ||
    /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(beginning.toString('latin1', 4, 12))
  );
}
