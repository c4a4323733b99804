import { languageOf } from '#packages/nepali/text/language.ts';
import type { PartialText } from './cells.ts';
import { oneLine, splitLines } from './plain-text.ts';

/** Stands for a line that is missing in one language. */
const MISSING_LINE = '-';

/** The number of an unreadable line, from 1. */
export interface BadLine {
  line: number;
}

/** Texts as the lines of two text boxes; a language in which all are missing has an empty box. */
export function textLines(texts: readonly PartialText[]): { en: string; ne: string } {
  const linesIn = (language: 'en' | 'ne') =>
    texts.every((text) => text[language] === undefined)
      ? ''
      : texts.map((text) => oneLine(text[language] ?? MISSING_LINE)).join('\n');
  return { en: linesIn('en'), ne: linesIn('ne') };
}

/** The texts of two text boxes, a line each; null if both are filled in and have different numbers of lines. */
export function readTextLines(english: string, nepali: string): PartialText[] | { en: number; ne: number } {
  const [en, ne] = [splitLines(english), splitLines(nepali)];
  if (en.length > 0 && ne.length > 0 && en.length !== ne.length) return { en: en.length, ne: ne.length };
  const longer = en.length > 0 ? en : ne;
  const isWritten = (line: string | undefined): line is string => line !== undefined && line !== MISSING_LINE;
  return longer.map((_, index) => ({
    ...(isWritten(en[index]) && { en: en[index] }),
    ...(isWritten(ne[index]) && { ne: ne[index] }),
  }));
}

/** The parts of a line around its tab, or its `|`. */
const split = (line: string): string[] => line.split(line.includes('\t') ? '\t' : '|').map(oneLine);

const nonEmptyLines = (text: string) => text.split(/[\r\n\v\f\u2028\u2029]+/).filter((line) => oneLine(line) !== '');

const joined = (parts: readonly string[]) => parts.join(parts.some((part) => part.includes('|')) ? '\t' : ' | ');

/** Two texts on each line. */
export function pairLines(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(joined).join('\n');
}

export function readPairLines(text: string): [string, string][] | BadLine {
  const pairs: [string, string][] = [];
  for (const [index, line] of nonEmptyLines(text).entries()) {
    const [first = '', second = '', ...others] = split(line);
    if (first === '' || second === '' || others.length > 0) return { line: index + 1 };
    pairs.push([first, second]);
  }
  return pairs;
}

/** A name with the names below it. */
export interface OutlineItem {
  label: PartialText;
  units?: OutlineItem[];
}

/** A tree as lines: `-- English | नेपाली` is two levels below the first line. */
export function outlineLines({ label, units = [] }: OutlineItem, depth = 0): string[] {
  const texts = [label.en, label.ne].filter((text) => text !== undefined);
  const line = `${'-'.repeat(depth)}${depth > 0 ? ' ' : ''}${joined(texts)}`;
  return [line, ...units.flatMap((unit) => outlineLines(unit, depth + 1))];
}

/** The tree of such lines; null without any line. The first line is the root; each other line is at most one level below the previous line. */
export function readOutlineLines(text: string): OutlineItem | BadLine | null {
  const path: OutlineItem[] = [];
  for (const [index, line] of nonEmptyLines(text).entries()) {
    const [, hyphens = '', label = ''] = /^\s*((?:-\s*)*)(.*)/.exec(line) ?? [];
    const depth = hyphens.replaceAll(/\s/g, '').length;
    const item: OutlineItem = { label: outlineLabel(label) };
    const isMisplaced = index === 0 ? depth > 0 : depth === 0 || depth > path.length;
    if (isMisplaced || Object.keys(item.label).length === 0) return { line: index + 1 };
    const parent = path[depth - 1];
    if (parent) parent.units = [...(parent.units ?? []), item];
    path.splice(depth, Infinity, item);
  }
  return path[0] ?? null;
}

function outlineLabel(text: string): PartialText {
  const [first = '', second = ''] = split(text);
  if (second === '') return first === '' ? {} : { [languageOf(first)]: first };
  return { ...(first !== '' && { en: first }), ne: second };
}
