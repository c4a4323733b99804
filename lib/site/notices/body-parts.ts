import type { Localized } from '#content/locale.ts';
import type { FactTable, PagePart } from '#content/site/page.ts';
import { blocksOf } from '#packages/document-reader/plain-text.ts';
import type { Block } from '#packages/document-reader/types.ts';

/** Limit of the cells of one table (`content/site/page.ts`); a larger one is cut. */
const MAX_CELLS = 5000;

const both = (text: string): Localized => ({ en: text, ne: text });

/** The parts of a page of a text whose lines are paragraphs (`blocksOf`); the language of each text follows from its letters. */
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
