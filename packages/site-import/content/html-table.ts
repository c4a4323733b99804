import { attribute, type Element, isElement, plain, textOf } from './html-text.ts';

const MAX_COLUMNS = 100;
const MAX_ROWS = 5000;
/** Rows that a cell may span: more are a mistake of the editor. */
const MAX_SPAN = 500;

/** The rows of a table without those of tables within it. */
const rowsOf = (table: Element): Element[] =>
  table.childNodes.flatMap((child) => {
    if (!isElement(child)) return [];
    if (/^t(?:head|body|foot)$/.test(child.tagName)) return rowsOf(child);
    return child.tagName === 'tr' ? [child] : [];
  });

const cellsOf = (row: Element): Element[] =>
  row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') => {
  const span = Number.parseInt(attribute(cell, name), 10);
  return span >= 1 ? Math.min(span, MAX_SPAN) : 1;
};

/** Cells of a table that only arranges its content: one row, or one column. Null for a table of data. */
export function arrangedCells(table: Element): Element[] | null {
  const rows = rowsOf(table)
    .map(cellsOf)
    .filter((row) => row.length > 0);
  const isArranged = rows.length < 2 || rows.every((row) => row.length < 2 && spanOf(row[0] ?? table, 'colspan') < 2);
  return isArranged ? rows.flat() : null;
}

/** The texts of a table as a browser shows it: a cell that spans rows or columns is repeated in each; `title` is a first row of one cell. */
export function tableTexts(table: Element): { title: string; rows: string[][] } {
  const elements = rowsOf(table).slice(0, MAX_ROWS);
  const grid: string[][] = elements.map(() => []);
  for (const [y, row] of elements.entries()) {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const text = cellText(cell);
      const width = Math.min(spanOf(cell, 'colspan'), MAX_COLUMNS - x);
      for (const line of grid.slice(y, y + spanOf(cell, 'rowspan')))
        for (let column = x; column < x + width; column += 1) line[column] ??= text;
      x += width;
    }
  }
  const rows = grid
    .map((row) => Array.from(row, (cell) => cell ?? ''))
    .map((row, y) => ({ row, element: elements[y] }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  const [first, ...others] = rows;
  const isTitle = first?.element && cellsOf(first.element).length === 1 && first.row.length > 1 && others.length > 1;
  const head = (isTitle ? others : rows).filter(({ element }) => element?.parentNode?.nodeName === 'thead');
  const lines = (isTitle ? others : rows).map(({ row }) => row);
  return {
    title: isTitle ? (first.row[0] ?? '') : '',
    rows: head.length > 1 ? [joinedHeads(lines.slice(0, head.length)), ...lines.slice(head.length)] : lines,
  };
}

/** Headings of several rows as one: `Time` above `From` is “Time From”. */
function joinedHeads(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, x) => [...new Set(rows.map((row) => row[x] ?? ''))].join(' ').trim());
}

/** The text of a cell; the rows of a table within it are separated by semicolons. */
function cellText(cell: Element): string {
  const text = cell.childNodes
    .map((child) =>
      isElement(child) && child.tagName === 'table'
        ? `; ${tableTexts(child)
            .rows.map((row) => row.filter(Boolean).join(' '))
            .join('; ')}; `
        : isElement(child) && child.childNodes.some((each) => each.nodeName === 'table')
          ? cellText(child)
          : textOf(child),
    )
    .join('');
  const words = plain(text)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[; ]+/, '');
  return words.replace(/(?<![; ])[; ]+$/, '').trim();
}

/** The links of a table with the words that name them: a row of “Form | Download” has the link “Form: Download”. */
export function tableLinks(table: Element): { link: Element; context: string }[] {
  const linksIn = (node: Element): Element[] =>
    node.childNodes
      .filter(isElement)
      .flatMap((child) => [...(child.tagName === 'a' ? [child] : []), ...linksIn(child)]);
  return rowsOf(table).flatMap((row) => {
    const cells = cellsOf(row);
    return cells.flatMap((cell, at) => {
      const context =
        cells
          .slice(0, at)
          .map(cellText)
          .find((text) => /\p{L}{2}/u.test(text)) ?? '';
      return linksIn(cell).map((link) => ({ link, context }));
    });
  });
}
