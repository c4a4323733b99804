import { pictureEndingOf } from './picture-kinds.ts';

const pdf = '%PDF-';
const zip = 'PK\x03\x04';
/** The container of Word, Excel and PowerPoint before 2007. */
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Has no mark of its own. */
const text = '';

/** Documents that the office may attach, by their ending, and how each begins: a visitor gets what the name promises. */
const documents: Readonly<Record<string, string>> = {
  csv: text,
  doc: compound,
  docx: zip,
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

export const endings = [...Object.keys(documents), ...pictures].sort();

export function endingOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a name is that of a picture of any kind, or has no ending: what the picture is, its content decides. */
export function isNameOfPicture(name: string): boolean {
  return /^(?:avif|bmp|gif|hei[cf]|jfif|jpe|jpe?g|png|tiff?|webp)?$/.test(endingOf(name));
}

/** Null for an ending that is not taken. `beginning`: the first bytes, 64 are enough. */
export function matchesItsEnding(name: string, beginning: Buffer): boolean | null {
  if (isNameOfPicture(name) && pictureEndingOf(beginning) !== null) return true;
  const ending = endingOf(name);
  if (pictures.includes(ending)) return false;
  const mark = Object.hasOwn(documents, ending) ? documents[ending] : undefined;
  if (mark === undefined) return null;
  return mark === text ? isText(beginning) : beginning.toString('latin1', 0, mark.length) === mark;
}

/** Programs and archives hold zero bytes; of texts only those in UTF-16, which begin with a byte order mark. */
function isText(beginning: Buffer): boolean {
  return !beginning.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(beginning.toString('latin1', 0, 2));
}

/** The name with the ending of its content, where that is a picture: telephones and browsers save PNG and WebP as `.jpg`. */
export function withFittingEnding(name: string, beginning: Buffer): string {
  const fitting = pictureEndingOf(beginning);
  const ending = endingOf(name);
  if (fitting === null || !isNameOfPicture(name) || ending.replace('jpeg', 'jpg') === fitting) return name;
  return `${ending === '' ? name : name.slice(0, -ending.length - 1)}.${fitting}`;
}
