import { endingOf, isNameOfPicture } from '#packages/site-import/content/file-name.ts';
import { pictureEndingOf } from './picture-bytes/picture-kinds.ts';

const pdf = '%PDF-';
const zip = 'PK\x03\x04';
/** The container of Word, Excel and PowerPoint before 2007. */
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Text files have no signature. */
const text = '';

/** Documents that may be attached, by their extension, with the signature of each: the content has to match the name. */
const documents: Readonly<Record<string, string>> = {
  csv: text,
  doc: compound,
  docx: zip,
  ods: zip,
  odt: zip,
  pdf,
  ppt: compound,
  pptx: zip,
  rtf: '{\\rtf',
  txt: text,
  xls: compound,
  xlsx: zip,
  zip,
};
const pictures: readonly string[] = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp'];

/** Types that an OpenDocument file may state at its beginning (ODF 1.3, part 2, 3.3). */
const openDocumentTypes: Readonly<Record<string, string>> = {
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
};
/** Index of the name of an archive's first file (APPNOTE 4.3.7). */
const FIRST_NAME = 30;

export const endings = [...Object.keys(documents), ...pictures].sort();

/** Whether the content matches the extension; null for a forbidden extension. `beginning`: the first bytes, 128 are enough. */
export function matchesItsEnding(name: string, beginning: Buffer): boolean | null {
  if (isNameOfPicture(name) && pictureEndingOf(beginning) !== null) return true;
  const ending = endingOf(name);
  if (pictures.includes(ending)) return false;
  const signature = Object.hasOwn(documents, ending) ? documents[ending] : undefined;
  if (signature === undefined) return null;
  if (signature === text) return isText(beginning);
  return beginning.toString('latin1', 0, signature.length) === signature && hasStatedType(ending, beginning);
}

/** Whether an OpenDocument file states the type of its extension, or none. */
function hasStatedType(ending: string, beginning: Buffer): boolean {
  const [, stated] = /^mimetype(.*)$/s.exec(beginning.toString('latin1', FIRST_NAME)) ?? [];
  const expected = Object.hasOwn(openDocumentTypes, ending) ? openDocumentTypes[ending] : undefined;
  return stated === undefined || expected === undefined || stated.startsWith(expected);
}

/** Programs and archives contain zero bytes; texts only in UTF-16, which begins with a byte order mark. */
function isText(beginning: Buffer): boolean {
  return !beginning.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(beginning.toString('latin1', 0, 2));
}

/** The name with the extension of its content, if that is a picture: telephones and browsers save PNG and WebP as `.jpg`. */
export function withFittingEnding(name: string, beginning: Buffer): string {
  const fitting = pictureEndingOf(beginning);
  const ending = endingOf(name);
  if (fitting === null || !isNameOfPicture(name) || ending.replace('jpeg', 'jpg') === fitting) return name;
  return `${ending === '' ? name : name.slice(0, -ending.length - 1)}.${fitting}`;
}
