import { fromLegacyText, isLegacyFont } from '../../nepali/legacy-fonts/index.ts';
import { cleanText } from '../../nepali/text/index.ts';
import { type Block, type Inline, wordsOf } from './block.ts';
import type { Repair } from './old-site.ts';

/** Characters of windows-1252 above Latin-1, by their bytes from 0x80. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Characters of UTF-8 that were read as windows-1252: `à¤¸` for `स`, `â€™` for `’`, `Ã©` for `é`. */
const misread = new RegExp(`(?:à[¤¥]|â[€‚„])[${upper}\u00a0-\u00bf]|[ÂÃ][\u0080-\u00bf${upper}]`, 'g');
const doubleEntity = /&amp;(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);)/gi;
const SHOWN_LENGTH = 120;
const RECOGNISED_LENGTH = 240;

/** HTML with broken encodings and double entities repaired; each kind of repair is added to `repairs`. */
export function repairHtml(html: string, repairs: Repair[]): string {
  const decoded = repairEncoding(html, repairs);
  return note('entities', decoded, decoded.replace(doubleEntity, '&'), repairs);
}

/** A text with characters that were read in a wrong encoding repaired. */
export function repairEncoding(text: string, repairs: Repair[]): string {
  return note('encoding', text, text.replace(misread, readAgain), repairs);
}

/** A line of text in Unicode, also if it was typed in Preeti or a similar font, without invisible characters. */
export function repairLine(text: string, repairs: Repair[]): string {
  return isTypedInLegacyFont(text) ? note('legacy-font', text, inUnicode(text), repairs) : cleanText(text);
}

/** The blocks in Unicode, without invisible characters: whole paragraphs, lists and tables, as single words fit several languages. */
export function repairBlocks(blocks: readonly Block[], repairs: Repair[]): Block[] {
  return blocks.map((block) => {
    if ('text' in block) return { ...block, text: repairInline(block.text, repairs) };
    if (block.type === 'points') return { ...block, items: block.items.map((item) => repairInline(item, repairs)) };
    if (block.type !== 'table') return block;
    if (!isTypedInLegacyFont(block.rows.flat().join(' ')))
      return { ...block, rows: block.rows.map((row) => row.map(cleanText)) };
    const cells = block.rows.flat().join(' ');
    note('legacy-font', cells, inUnicode(cells), repairs);
    return { ...block, rows: block.rows.map((row) => row.map(inUnicode)) };
  });
}

function repairInline(text: Inline, repairs: Repair[]): Inline {
  const words = wordsOf(text);
  const isLegacy = isTypedInLegacyFont(words);
  if (isLegacy) note('legacy-font', words, inUnicode(words), repairs);
  const repair = isLegacy ? inUnicode : cleanText;
  return text.map((part) => (typeof part === 'string' ? repair(part) : { ...part, label: repair(part.label) }));
}

/** Soft hyphens and such within English words are removed after the conversion: in these fonts they may be letters. */
const inUnicode = (text: string) => cleanText(fromLegacyText(text));

/** Whether the beginning of a text was typed in such a font: each word costs a comparison of three languages. */
const isTypedInLegacyFont = (text: string) => isLegacyFont(text.slice(0, RECOGNISED_LENGTH));

/** Notes a conversion that has been made before, such as that of a workbook by the font of its cells. */
export function noteLegacyFont(before: string, after: string, repairs: Repair[]): void {
  note('legacy-font', before, after, repairs);
}

function note(kind: Repair['kind'], before: string, after: string, repairs: Repair[]): string {
  if (after !== before && repairs.every((repair) => repair.kind !== kind))
    repairs.push({ kind, ...shownDifference(before, after) });
  return after;
}

/** A sequence as UTF-8, or unchanged if its bytes are not. */
function readAgain(sequence: string): string {
  for (let length = sequence.length; length > 1; length -= 1) {
    const bytes = [...sequence.slice(0, length)].map(byteOf);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
      if ([...text].length === 1) return text + sequence.slice(length);
    } catch {
      // A shorter sequence may be valid.
    }
  }
  return sequence;
}

function byteOf(character: string): number {
  const index = upper.indexOf(character);
  return index >= 0 ? 0x80 + index : character.charCodeAt(0) & 0xff;
}

/** Both texts around their first difference. */
function shownDifference(before: string, after: string): { before: string; after: string } {
  let first = 0;
  while (first < before.length && before[first] === after[first]) first += 1;
  const start = Math.max(0, first - 20);
  const cut = (text: string) => text.slice(start, start + SHOWN_LENGTH).replaceAll(/\s+/g, ' ');
  return { before: cut(before), after: cut(after) };
}
