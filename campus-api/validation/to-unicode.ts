import { fromPreeti, isLegacyFont, withPlainHyphens } from '#packages/nepali/legacy-fonts/index.ts';

/** Minimum number of letters of a line in another language; shorter lines cannot be distinguished. */
const MIN_LETTERS = 25;
const markup = /<\/?[a-z][^<>]*>/gi;
/** Text that is never typed in such a font: HTML tags and addresses. */
const notConverted = /(<\/?[a-z][^<>]*>|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\S+)/gi;

/** Whether a text is in Preeti or a similar font, ignoring HTML tags. */
export const isTypedInLegacyFont = (text: string): boolean =>
  isLegacyFont(text.replaceAll(markup, ' ').replaceAll(/\s+/g, ' ').trim());

/** Converts a text in such a font to Unicode, except lines in another language, HTML tags and addresses; other texts are unchanged. */
export function inUnicode(text: string): string {
  if (!isTypedInLegacyFont(text)) return text;
  const convert = (line: string) =>
    line
      .split(notConverted)
      .map((part, index) => (index % 2 === 0 ? fromPreeti(part) : part))
      .join('');
  const isOther = (line: string) => !isTypedInLegacyFont(line) && (line.match(/[A-Za-z]/g) ?? []).length >= MIN_LETTERS;
  return text
    .split('\n')
    .map((line) => (isOther(line) ? line : convert(line)))
    .join('\n');
}

/** A text whose soft hyphens can be removed: in a text in such a font, where they are drawn as letters, they become hyphens. */
export const withLegacyHyphens = (text: string): string =>
  text.includes('\u00ad') && isTypedInLegacyFont(text) ? withPlainHyphens(text) : text;
