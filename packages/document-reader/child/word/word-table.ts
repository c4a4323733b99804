import type { HiddenPart } from '../../types.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { type MergedArea, type SheetCells, visibleRows } from '../text/visible-cells.ts';
import { attributeOf, isShaded } from './word-styles.ts';

/** Rows of a table; further ones are not read. */
const MAX_ROWS = 5000;

interface Cell {
  readonly column: number;
  readonly element: XmlElement;
}

/** Containers of rows and cells. */
const isContainer = ({ name }: XmlElement) => /^w:(?:sdt|sdtContent|customXml|ins|moveTo|smartTag)$/.test(name);

function within(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return isContainer(child) ? within(child, name) : [];
  });
}

const countOf = (element: XmlElement | null) => {
  const count = Number(attributeOf(element, 'val') ?? 0);
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), MAX_COLUMNS) : 0;
};

/** Whether a cell begins or continues merged cells (ECMA-376, part 1, 17.4.84). */
function mergeOf(properties: XmlElement | null, name: 'w:vMerge' | 'w:hMerge'): 'restart' | 'continue' | null {
  const element = properties && descend(properties, name);
  if (!element) return null;
  return attributeOf(element, 'val') === 'restart' ? 'restart' : 'continue';
}

/** The rows of a table as Word shows them: each text in the columns of the grid that its cell covers. */
export function wordTable(
  table: XmlElement,
  textOf: (cell: XmlElement, isOnGround: boolean) => string,
  hasGround: (style: string | undefined) => boolean,
  hidden: Set<HiddenPart>,
): { readonly rows: string[][]; readonly hasHeader: boolean } {
  const rows: SheetCells<Cell>['rows'][number][] = [];
  const merged: MergedArea[] = [];
  const own = descend(table, 'w:tblPr');
  const isTableShaded = isShaded(own) || hasGround(attributeOf(own && descend(own, 'w:tblStyle'), 'val'));
  /** Areas that the next row may continue, by their first column. */
  let open = new Map<number, { area: { top: number; left: number; bottom: number; right: number } }>();
  for (const [index, row] of within(table, 'w:tr').slice(0, MAX_ROWS).entries()) {
    const properties = descend(row, 'w:trPr');
    if (properties && descend(properties, 'w:del')) continue;
    const cells: Cell[] = [];
    const next: typeof open = new Map();
    let column = countOf(properties && descend(properties, 'w:gridBefore'));
    for (const element of within(row, 'w:tc')) {
      if (column >= MAX_COLUMNS) break;
      const cell = descend(element, 'w:tcPr');
      if (cell && descend(cell, 'w:cellDel')) continue;
      const width = Math.max(1, countOf(cell && descend(cell, 'w:gridSpan')));
      const vertical = mergeOf(cell, 'w:vMerge');
      const above = vertical === 'continue' ? open.get(column) : undefined;
      if (above) {
        above.area.bottom = index;
        next.set(column, above);
      } else if (vertical !== null) {
        const area = { top: index, left: column, bottom: index, right: column + width - 1 };
        merged.push(area);
        next.set(column, { area });
      }
      if (!above && mergeOf(cell, 'w:hMerge') !== 'continue') cells.push({ column, element });
      column += width;
    }
    open = next;
    rows.push({ row: index, isHidden: (properties && descend(properties, 'w:hidden')) !== null, cells });
  }
  const lines = visibleRows(
    { rows, merged, isHiddenColumn: () => false },
    ({ element }) => textOf(element, isTableShaded || isShaded(descend(element, 'w:tcPr'))),
    hidden,
  );
  const first = within(table, 'w:tr')[0];
  return {
    rows: lines.map(({ cells }) => cells),
    hasHeader: first !== undefined && descend(first, 'w:trPr', 'w:tblHeader') !== null,
  };
}
