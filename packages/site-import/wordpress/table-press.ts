import { z } from 'zod';
import { type Block, wordsOf } from '../content/block.ts';
import { htmlBlocks } from '../content/html-blocks.ts';

const cells = z.array(z.array(z.string()));
const visibility = z.object({ rows: z.array(z.number()), columns: z.array(z.number()) });

/** The number of a table in shortcodes, which is not that of its item. */
export const TABLE_ID = '_tablepress_export_table_id';
export const TABLE_VISIBILITY = '_tablepress_table_visibility';

/** A table of TablePress from the content of its item (JSON); null for another text. Hidden rows and columns are left out. */
export function tablePressBlocks(content: string, visibilityJson: string, reduced: Set<string>): Block[] | null {
  const rows = cells.safeParse(jsonOf(content)).data;
  if (rows === undefined) return null;
  const hiding = visibility.safeParse(jsonOf(visibilityJson)).data;
  const visible = rows
    .filter((_, y) => hiding?.rows[y] !== 0)
    .map((row) => row.filter((_, x) => hiding?.columns[x] !== 0));
  const texts = visible.map((row) => [...row]);
  const added: Block[] = [];
  for (const [y, row] of texts.entries())
    for (const [x, cell] of row.entries()) {
      // Words of TablePress for a cell that another one covers.
      if (cell === '#colspan#') row[x] = row[x - 1] ?? '';
      else if (cell === '#rowspan#') row[x] = texts[y - 1]?.[x] ?? '';
      else {
        const blocks = htmlBlocks(cell, reduced);
        row[x] = blocks
          .map((block) => ('text' in block ? wordsOf(block.text) : ''))
          .join(' ')
          .trim();
        added.push(
          ...blocks.filter((block) => !('text' in block) || block.text.some((part) => typeof part !== 'string')),
        );
      }
    }
  const filled = texts.filter((row) => row.some((cell) => cell !== ''));
  return filled.length === 0 ? added : [{ type: 'table', rows: filled }, ...added];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
