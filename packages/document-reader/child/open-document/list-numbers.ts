import { devanagariDigits, numberIn } from '../text/list-number.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import type { OpenDocument } from './open-archive.ts';

interface Level {
  readonly format: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  /** How many levels its numbers show, as 2.1. */
  readonly levels: number;
}

/** A list of a text and its numbers; a list within it goes on with its style. */
export interface NumberedList {
  /** The next number of a level, from 1; '' for a bullet. `start`: a number that its item states. */
  next(level: number, start: number | null): string;
}

export interface ListNumbers {
  /** Begins a list in a style; `before`: the list that it goes on with. */
  begin(style: string | null, before: NumberedList | null): NumberedList;
  /** The numbers of headings outside lists. */
  readonly headings: NumberedList;
}

const formats = new Map(
  Object.entries({ '1': 'decimal', a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' }),
);
const MAX_LABEL = 20;
/** The element of the style of headings. */
const OUTLINE = 'text:outline-style';

function readLevel({ attributes }: XmlElement): Level {
  const number = (name: string) => Math.max(1, Math.trunc(Number(attributes.get(name) ?? 1)) || 1);
  return {
    format: attributes.get('style:num-format') ?? '',
    prefix: (attributes.get('style:num-prefix') ?? '').slice(0, MAX_LABEL),
    suffix: (attributes.get('style:num-suffix') ?? '').slice(0, MAX_LABEL),
    start: number('text:start-value'),
    levels: Math.min(number('text:display-levels'), 10),
  };
}

function written(number: number, format: string): string {
  // LibreOffice writes the first numbers of other scripts: \u0967, \u0968, \u0969, ...
  if (/^[\u0966-\u096f]/.test(format)) return devanagariDigits(`${number}`);
  return format === '' ? '' : numberIn(number, formats.get(format) ?? 'decimal');
}

/** Reads the list styles of a document. */
export function readListNumbers({ content, styles }: OpenDocument): ListNumbers {
  const roots = [styles && descend(styles, 'office:document-styles'), descend(content, 'office:document-content')];
  const parts = roots.flatMap((root) => (root ? elementsOf(root) : []));
  const byName = new Map<string, ReadonlyMap<number, Level>>();
  for (const part of parts.filter(({ name }) => name === 'office:styles' || name === 'office:automatic-styles'))
    for (const style of elementsOf(part).filter(({ name }) => /^text:(?:list|outline)-style$/.test(name))) {
      const levels = elementsOf(style)
        .filter(({ name }) => name === 'text:list-level-style-number' || name === 'text:outline-level-style')
        .map((level) => [Number(level.attributes.get('text:level') ?? 1), readLevel(level)] as const);
      byName.set(style.name === OUTLINE ? OUTLINE : (style.attributes.get('style:name') ?? ''), new Map(levels));
    }

  function begin(style: string | null): NumberedList {
    const levels = byName.get(style ?? '');
    const counts: (number | undefined)[] = [];
    return {
      next(level, start) {
        const own = levels?.get(level);
        const last = counts[level];
        counts[level] = start ?? (last === undefined ? (own?.start ?? 1) : last + 1);
        counts.length = level + 1;
        if (!own || own.format === '') return '';
        const visibleLevels = Array.from(
          { length: Math.min(own.levels, level) },
          (_, index) => level - index,
        ).reverse();
        const numbers = visibleLevels.map((at) =>
          written(counts[at] ?? levels?.get(at)?.start ?? 1, levels?.get(at)?.format ?? ''),
        );
        return `${own.prefix}${numbers.filter(Boolean).join('.')}${own.suffix}`.trim();
      },
    };
  }

  return { begin: (style, before) => before ?? begin(style), headings: begin(OUTLINE) };
}
