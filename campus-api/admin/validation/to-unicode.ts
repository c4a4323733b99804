import { fromPreeti } from '#lib/legacy-fonts/preeti.ts';
import { isLegacyFont } from '#lib/legacy-fonts/recognize.ts';

/** Letters from which on a line that is not recognised is in another language, not too short to tell. */
const MIN_LETTERS = 25;
const markup = /<\/?[a-z][^<>]*>/gi;
/** What such a font cannot be meant by: marks of HTML and addresses. */
const untyped = /(<\/?[a-z][^<>]*>|https?:\/\/\S+|[\w.+-]+@[\w-]+\.\S+)/gi;

/** Whether a text was typed in Preeti or a font of its kind, whatever marks of HTML it has. */
export const isTypedInLegacyFont = (text: string): boolean =>
  isLegacyFont(text.replaceAll(markup, ' ').replaceAll(/\s+/g, ' ').trim());

/** A text that was typed in such a font in Unicode, but for lines of another language, marks of HTML and addresses; any other text as it is. */
export function inUnicode(text: string): string {
  if (!isTypedInLegacyFont(text)) return text;
  const convert = (line: string) =>
    line
      .split(untyped)
      .map((part, index) => (index % 2 === 0 ? fromPreeti(part) : part))
      .join('');
  const isOther = (line: string) => !isTypedInLegacyFont(line) && (line.match(/[A-Za-z]/g) ?? []).length >= MIN_LETTERS;
  return text
    .split('\n')
    .map((line) => (isOther(line) ? line : convert(line)))
    .join('\n');
}
