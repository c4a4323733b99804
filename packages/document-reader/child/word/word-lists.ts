import { numberIn } from '../text/list-number.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { attributeOf } from './word-styles.ts';

interface Level {
  readonly start: number;
  readonly format: string;
  /** The text of its numbers: `%1.%2` has those of two levels. */
  readonly text: string;
  readonly isDecimal: boolean;
  /** Whether its numbers go on after an item of a higher level. */
  readonly goesOn: boolean;
  /** The paragraph style whose paragraphs are of this level. */
  readonly style: string | undefined;
}

interface List {
  /** Lists of one definition go on counting. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, Level>;
  readonly starts: ReadonlyMap<number, number>;
}

export interface WordLists {
  /** The next number of a list as it is shown; '' for a bullet, null for an unknown list. */
  next(id: string, level: number): string | null;
  /** The level of a list that a paragraph style has. */
  levelOf(id: string, style: string | undefined): number;
}

const LEVELS = 9;
const MAX_LABEL = 40;
function readLevels(parent: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const element of elementsOf(parent).filter(({ name }) => name === 'w:lvl')) {
    const value = (name: string) => attributeOf(descend(element, name), 'val');
    const start = Number(value('w:start') ?? 1);
    levels.set(Number(attributeOf(element, 'ilvl') ?? 0), {
      start: Number.isInteger(start) ? start : 1,
      format: value('w:numFmt') ?? 'decimal',
      text: (value('w:lvlText') ?? '').slice(0, MAX_LABEL),
      isDecimal: descend(element, 'w:isLgl') !== null,
      goesOn: value('w:lvlRestart') === '0',
      style: value('w:pStyle'),
    });
  }
  return levels;
}

/** Reads the lists of a document and counts their items. */
export function readWordLists(root: XmlElement | null): WordLists {
  const elements = elementsOf(
    (root && descend(root, 'w:numbering')) ?? { name: '', attributes: new Map(), children: [] },
  );
  const abstract = elements.filter(({ name }) => name === 'w:abstractNum');
  const linked = (element: XmlElement, name: string) => attributeOf(descend(element, name), 'val');
  /** A definition may be that of a style of lists, which another one describes. */
  const described = (element: XmlElement) => {
    const style = linked(element, 'w:numStyleLink');
    return style === undefined ? element : (abstract.find((one) => linked(one, 'w:styleLink') === style) ?? element);
  };
  const definitions = new Map(
    abstract.map((element) => [attributeOf(element, 'abstractNumId') ?? '', readLevels(described(element))]),
  );
  const lists = new Map<string, List>();
  for (const element of elements.filter(({ name }) => name === 'w:num')) {
    const definition = attributeOf(descend(element, 'w:abstractNumId'), 'val') ?? '';
    const levels = new Map(definitions.get(definition));
    const starts = new Map<number, number>();
    for (const override of elementsOf(element).filter(({ name }) => name === 'w:lvlOverride')) {
      const start = attributeOf(descend(override, 'w:startOverride'), 'val');
      if (start !== undefined) starts.set(Number(attributeOf(override, 'ilvl') ?? 0), Number(start) || 0);
      for (const [level, own] of readLevels(override)) levels.set(level, own);
    }
    lists.set(attributeOf(element, 'numId') ?? '', { definition, levels, starts });
  }
  const counters = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();

  return {
    levelOf(id, style) {
      const levels = [...(lists.get(id)?.levels ?? [])];
      return levels.find(([, own]) => style !== undefined && own.style === style)?.[0] ?? 0;
    },
    next(id, level) {
      const list = lists.get(id);
      const own = list?.levels.get(level);
      if (!list || !own) return null;
      const counts = counters.get(list.definition) ?? [];
      counters.set(list.definition, counts);
      const startOf = (at: number) => list.starts.get(at) ?? list.levels.get(at)?.start ?? 1;
      if (!begun.has(id)) for (const at of list.starts.keys()) counts[at] = undefined;
      begun.add(id);
      const before = counts[level];
      counts[level] = before === undefined ? startOf(level) : before + 1;
      for (let below = level + 1; below < counts.length; below++)
        if (list.levels.get(below)?.goesOn !== true) counts[below] = undefined;
      if (own.format === 'bullet' || own.format === 'none') return '';
      return own.text.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        if (at >= LEVELS) return '';
        counts[at] ??= startOf(at);
        const { format = 'decimal' } = list.levels.get(at) ?? {};
        return numberIn(counts[at], own.isDecimal ? 'decimal' : format);
      });
    },
  };
}
