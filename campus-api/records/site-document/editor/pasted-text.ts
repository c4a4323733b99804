import { withLegacyHyphens } from '#campus-api/validation/to-unicode.ts';
import { removeInvisible } from '#packages/nepali/text/index.ts';

/** Kinds of characters that are removed from a pasted text. */
export const removals = ['markup', 'bullets', 'hidden'] as const;
export type Removal = (typeof removals)[number];

/** Tags of HTML, and those of Word, such as `<o:p>`; `5 < 7` and `<name>` are ordinary text. */
const TAG =
  /<\/?(?:[a-z]+:[a-z]+|a|abbr|b|big|blockquote|body|br|center|cite|code|col|colgroup|dd|del|div|dl|dt|em|figure|font|h[1-6]|head|hr|html|i|img|ins|li|link|meta|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/gi;
const HIDDEN_PARTS =
  /<!--(?:(?!<!--).)*?-->|<!\[(?:(?!<!\[).)*?\]>|<(style|script|xml|title)\b[^<>]*>(?:(?!<\1\b).)*?<\/\1\s*>/gis;
const LINK = /<a\s([^<>]*)>((?:(?!<a\s).)*?)<\/a\s*>/gis;
const TARGET = /href\s*=\s*["']?((?:https?:\/\/|\/)[^"'\s<>()]*)/i;
const ENDS_OF_LINES = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|h[1-6]|tr|ul|ol|dt|dd|table|blockquote)\s*>/gi;
const ENDS_OF_CELLS = /<\/t[dh]\s*>(?=\s*<t[dh]\b)/gi;
const ENTITIES = new Map(
  Object.entries({
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    shy: '',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    bull: '•',
    middot: '·',
  }),
);

/** A bullet at the beginning of a line, as text programs write it, also in the private characters of symbol fonts. */
const BULLET = /^[^\S\n]*(?:[•·▪▫◦‣●○■□➢➤✓✔\uf0b7\uf0a7\uf0d8\uf0fc]\s*|(?:o|§|[-–—])(?=\t|\s{2}|\u00a0)\s+)/u;

/** A text without markup. Paragraphs, lines and cells stay apart, links become `[text](address)`, list items get a bullet. */
function withoutMarkup(text: string): string {
  if (text.search(TAG) < 0 && text.search(HIDDEN_PARTS) < 0) return text;
  const plain = text
    .replaceAll(HIDDEN_PARTS, '')
    .replaceAll(/(?<!\s)\s*[\r\n]\s*/g, (blanks, at: number) => (text[at - 1] === '>' ? '\n' : blanks))
    .replaceAll(LINK, (link, attributes: string, label: string) => {
      const address = TARGET.exec(attributes)?.[1];
      return address === undefined ? link : `[${label.replaceAll(TAG, '').trim()}](${address})`;
    })
    .replaceAll(ENDS_OF_CELLS, '\t')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(ENDS_OF_LINES, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (entity, code: string | undefined, name = '') =>
      code === undefined ? (ENTITIES.get(name.toLowerCase()) ?? entity) : String.fromCodePoint(Number(code)),
    );
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** A pasted text as a page may hold it, and what was removed from it. `isList`: each line is an item, whose bullet is not a part of it. */
export function cleanPastedText(text: string, isList: boolean): { text: string; removed: Removal[] } {
  const plain = withoutMarkup(text);
  const lines = plain.replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n');
  const visible = removeInvisible(withLegacyHyphens(lines));
  const items = isList ? withoutBullets(visible) : visible;
  const existing: Readonly<Record<Removal, boolean>> = {
    markup: plain !== text,
    bullets: items !== visible,
    hidden: visible !== lines,
  };
  const removed = removals.filter((removal) => existing[removal]);
  return { text: removed.length > 0 ? items : text, removed };
}

const withoutBullets = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, ''))
    .join('\n');

/** The paragraphs of a text, and the lines with bullets at its end, which are points. */
export function splitPoints(text: string): { paragraphs: string; points: string } {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '' && !BULLET.test(line));
  const points = lines.slice(last + 1).filter((line) => line.trim() !== '');
  if (points.length === 0) return { paragraphs: text, points: '' };
  return { paragraphs: lines.slice(0, last + 1).join('\n'), points: withoutBullets(points.join('\n')) };
}
