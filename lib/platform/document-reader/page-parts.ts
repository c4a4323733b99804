import type { Localized } from '#content/locale.ts';
import type { FactTable, PagePart } from '#content/site/page.ts';
import { fromPlainText } from './plain-text.ts';
import type { Block } from './types.ts';

/** Limit of the cells of one table (`content/site/page.ts`); a larger one is cut. */
const MAX_CELLS = 5000;

const both = (text: string): Localized => ({ en: text, ne: text });

type LineKind = 'empty' | 'heading' | 'item' | 'row' | 'text';

function kindOf(line: string): LineKind {
  if (line === '') return 'empty';
  if (line.includes('|')) return 'row';
  if (line.startsWith('# ')) return 'heading';
  return line.startsWith('- ') ? 'item' : 'text';
}

/** The blocks of a text in which each line is a paragraph, and cells may be separated by tabs, as copied from Excel. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/).map((line) =>
    line
      .trimStart()
      .replaceAll('\t', '|')
      .trimEnd()
      .replace(/^[•●▪*–]\s+/, '- ')
      .replace(/^#+\s+/, '# '),
  );
  const kinds = lines.map(kindOf);
  const separated = lines.map((line, at) => {
    const kind = kinds[at];
    const continues = kind === kinds[at - 1] && (kind === 'item' || kind === 'row');
    return continues ? line : `\n${line}`;
  });
  return fromPlainText(separated.join('\n')).map((block) =>
    block.kind === 'table' && block.rows.length === 1
      ? { kind: 'paragraph', text: block.rows.flat().filter(Boolean).join(' ') }
      : block,
  );
}

/** The parts of a page of such a text; the language of each text follows from its letters. */
export function partsOf(text: string): PagePart[] {
  const parts: PagePart[] = [];
  // The fields of a part are rendered in this order.
  let rank = Infinity;
  for (const block of blocksOf(text)) {
    const [at, fields] = fieldsOf(block);
    const previous = parts.at(-1);
    if (previous === undefined || at < rank || (at === rank && block.kind !== 'paragraph')) parts.push(fields);
    else {
      const paragraphs = [...(previous.paragraphs ?? []), ...(fields.paragraphs ?? [])];
      parts[parts.length - 1] = { ...previous, ...fields, ...(paragraphs.length > 0 && { paragraphs }) };
    }
    rank = at;
  }
  return parts;
}

function fieldsOf(block: Block): readonly [rank: number, PagePart] {
  switch (block.kind) {
    case 'heading':
      return [0, { heading: both(block.text) }];
    case 'paragraph':
      return [1, { paragraphs: [both(block.text)] }];
    case 'list':
      return [2, { points: block.items.map(both) }];
    case 'table':
      return [3, { table: tableOf(block.rows) }];
  }
}

/** The first row has the headings of the columns. */
function tableOf([columns = [], ...rows]: readonly (readonly string[])[]): FactTable {
  const most = Math.floor(MAX_CELLS / Math.max(columns.length, 1));
  const cells = rows.slice(0, most).map((row) => row.map((cell) => (cell === '' ? null : both(cell))));
  return { caption: both(''), columns: columns.map(both), rows: cells };
}
