import type { Locale } from '#content/locale.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { Block, Inline } from '#packages/site-import/content/index.ts';

/** A text in the languages that the old site had. */
export type Texts = Partial<Record<Locale, string>>;

interface Table {
  caption: Texts;
  columns: Texts[];
  rows: (Texts | null)[][];
}

/** A part of a page as it is entered (`content/site/page.ts`). */
export interface Part {
  heading?: Texts;
  paragraphs?: Texts[];
  points?: Texts[];
  table?: Table;
}

const MAX_LINE = 200;
const MAX_PARAGRAPH = 4000;
const MAX_CELL = 1000;
export const MAX_PARTS = 60;
const MAX_PARAGRAPHS = 50;
const MAX_POINTS = 100;
const MAX_COLUMNS = 20;
const MAX_CELLS = 5000;

/** Parts of a page; `isCut` if it is longer than a page may be. */
export interface Parts {
  parts: Part[];
  isCut: boolean;
}

/** The parts of a text in one language. `show` returns a text with the links that lead somewhere. */
export function partsOf(
  blocks: readonly Block[],
  { language, title, show }: { language: Locale; title: string; show: (text: Inline) => string },
): Parts {
  const parts: Part[] = [];
  let isCut = false;
  const text = (words: string): Texts => ({ [language]: words });
  const next = (part: Part = {}) => {
    parts.push(part);
    return part;
  };
  const current = () => parts.at(-1) ?? next();
  const addParagraph = (words: string) => {
    for (const piece of pieces(words)) {
      const last = current();
      const target = last.points || last.table || (last.paragraphs?.length ?? 0) >= MAX_PARAGRAPHS ? next() : last;
      target.paragraphs = [...(target.paragraphs ?? []), text(piece)];
    }
  };
  for (const block of blocks) {
    if (block.type === 'paragraph') addParagraph(show(block.text));
    else if (block.type === 'heading') {
      const words = show(block.text).replaceAll(/\s+/g, ' ');
      if (words.length > MAX_LINE) addParagraph(words);
      else if (words !== '') next({ heading: text(words) });
    } else if (block.type === 'points') {
      for (const item of block.items.flatMap((each) => pieces(show(each)))) {
        const last = current();
        const target = last.table || (last.points?.length ?? 0) >= MAX_POINTS ? next() : last;
        target.points = [...(target.points ?? []), text(item)];
      }
      // Further paragraphs and lists follow in the next part.
    } else if (block.type === 'table') {
      const caption = text(beginningOf(current().heading?.[language] ?? title, MAX_LINE));
      const table = tableOf(block.rows, text, caption);
      if (table === null) addParagraph(block.rows.flat().filter(Boolean).join(' · '));
      else {
        if (table.isCut) isCut = true;
        const last = current();
        (last.table ? next() : last).table = table.table;
      }
    }
  }
  const filled = parts.filter((part) => Object.keys(part).length > 0);
  return { parts: filled.slice(0, MAX_PARTS), isCut: isCut || filled.length > MAX_PARTS };
}

/** Null for a table with a single row or column, which is used for layout. */
function tableOf(rows: readonly (readonly string[])[], text: (words: string) => Texts, caption: Texts) {
  const width = Math.max(...rows.map((row) => row.length));
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0 || width < 2) return null;
  const columns = Math.min(width, MAX_COLUMNS);
  const maxRows = Math.min(1000, Math.floor(MAX_CELLS / columns));
  const cells = (row: readonly string[]) =>
    Array.from({ length: columns }, (_, index) => beginningOf(row[index] ?? '', MAX_CELL).trim());
  const table: Table = {
    caption,
    columns: cells(head).map((cell) => text(beginningOf(cell ?? '', MAX_LINE) || '–')),
    rows: body.slice(0, maxRows).map((row) => cells(row).map((cell) => (cell ? text(cell) : null))),
  };
  return { table, isCut: width > columns || body.length > maxRows };
}

/** A text in pieces that a paragraph may have, cut between sentences or words, never within a link. */
function pieces(words: string): string[] {
  const rest: string[] = [];
  let piece = '';
  for (const [token] of words.trim().matchAll(/(?<!\s)\s*(?:\[[^\][]+\]\([^\s()]+\)|\S)\S*/g)) {
    const short = token.length > MAX_PARAGRAPH ? beginningOf(token, MAX_PARAGRAPH) : token;
    if (piece.length + short.length > MAX_PARAGRAPH) {
      rest.push(piece.trim());
      piece = '';
    }
    piece += short;
  }
  return [...rest, piece.trim()].filter((each) => each !== '');
}

/** Both languages in the same parts; `isUneven` if one has parts or lines that the other lacks. */
export function mergeParts(english: readonly Part[], nepali: readonly Part[]): { parts: Part[]; isUneven: boolean } {
  let isUneven = english.length !== nepali.length;
  const zip = (a: readonly Texts[] = [], b: readonly Texts[] = []) => {
    if (a.length !== b.length) isUneven = true;
    return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => ({ ...a[index], ...b[index] }));
  };
  const parts = Array.from({ length: Math.max(english.length, nepali.length) }).flatMap((_, index): Part[] => {
    const [a = {}, b = {}] = [english[index], nepali[index]];
    const paragraphs = zip(a.paragraphs, b.paragraphs);
    const points = zip(a.points, b.points);
    const heading = { ...a.heading, ...b.heading };
    const tables = mergeTables(a.table, b.table);
    if (tables.length > 1) isUneven = true;
    const [table, ...others] = tables;
    const part: Part = {
      ...(Object.keys(heading).length > 0 && { heading }),
      ...(paragraphs.length > 0 && { paragraphs: paragraphs.slice(0, MAX_PARAGRAPHS) }),
      ...(points.length > 0 && { points: points.slice(0, MAX_POINTS) }),
      ...(table && { table }),
    };
    return [part, ...others.map((other) => ({ table: other }))];
  });
  return { parts: parts.slice(0, MAX_PARTS), isUneven };
}

function mergeTables(a: Table | undefined, b: Table | undefined): Table[] {
  if (!a || !b) return [a ?? b].filter((table) => table !== undefined);
  if (a.columns.length !== b.columns.length || a.rows.length !== b.rows.length) return [a, b];
  const both = (one: Texts | null | undefined, other: Texts | null | undefined) =>
    one || other ? { ...one, ...other } : null;
  return [
    {
      caption: { ...a.caption, ...b.caption },
      columns: a.columns.map((column, index) => ({ ...column, ...b.columns[index] })),
      rows: a.rows.map((row, at) => row.map((cell, index) => both(cell, b.rows[at]?.[index]))),
    },
  ];
}
