import { findGrids } from '../child/grids.ts';
import type { DarkPixels } from './dark-pixels.ts';
import { connected } from './glyphs.ts';
import { pageScale, toRule } from './page-scale.ts';
import type { RuledLine } from './ruled-lines.ts';

/** A rectangle of a picture in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A cell within its rules, and the area of its text, which may reach over them. */
export interface Cell extends Area {
  readonly text: Area;
}

/** A ruled table: its area, and its cells with ink. */
export interface GridCells {
  readonly area: Area;
  readonly cells: readonly Cell[];
}

/** Pixels between a rule and the text of a cell, and from a rule to where it is measured. */
const MARGIN = 4;
const NEAR = 8;
/** Dark pixels of a letter; fewer are remains of rules. */
const MIN_INK = 12;

/** Height of connected ink in heights of its cell, beyond which it is of several rows. */
const MAX_HEIGHT = 1.5;
/** Pixels of paper around text. */
const PADDING = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ruled tables of a picture. `dark`: its dark pixels without rules, shrunk by `scale`. */
export function gridCells(lines: readonly RuledLine[], picture: Size, dark: DarkPixels, scale: number): GridCells[] {
  const points = pageScale(picture);
  const isRuled = (isUpright: boolean, at: number, across: number) =>
    lines.some(
      (line) =>
        line.isUpright === isUpright && Math.abs(line.at - at) < NEAR && line.from <= across && line.to >= across,
    );
  const grids = findGrids(lines.map((line) => toRule(line, points, picture.height)));
  if (grids.length === 0) return [];
  const boxes = inkBoxes(dark, scale);
  return grids.map((grid) => {
    const columns = grid.columns.map((at) => at / points);
    const rows = grid.rows.map((at) => picture.height - at / points);
    const areas = spans(columns, rows, isRuled);
    return {
      area: { left: columns[0] ?? 0, right: columns.at(-1) ?? 0, top: rows[0] ?? 0, bottom: rows.at(-1) ?? 0 },
      cells: areas
        .filter((area) => inkIn(dark, area, scale) >= MIN_INK)
        .map((area) => ({ ...area, text: textArea(boxes, area, picture) })),
    };
  });
}

/** The cells of a table; cells without a rule between them are one. */
function spans(
  columns: readonly number[],
  rows: readonly number[],
  isRuled: (isUpright: boolean, at: number, across: number) => boolean,
): Area[] {
  const areas: Area[] = [];
  const isUsed = new Set<string>();
  const middle = (positions: readonly number[], index: number) =>
    ((positions[index] ?? 0) + (positions[index + 1] ?? 0)) / 2;
  for (let row = 0; row + 1 < rows.length; row += 1) {
    for (let column = 0; column + 1 < columns.length; column += 1) {
      if (isUsed.has(`${row} ${column}`)) continue;
      let [lastRow, lastColumn] = [row, column];
      while (lastColumn + 2 < columns.length && !isRuled(true, columns[lastColumn + 1] ?? 0, middle(rows, row)))
        lastColumn += 1;
      while (lastRow + 2 < rows.length && !isRuled(false, rows[lastRow + 1] ?? 0, middle(columns, column)))
        lastRow += 1;
      for (let down = row; down <= lastRow; down += 1)
        for (let across = column; across <= lastColumn; across += 1) isUsed.add(`${down} ${across}`);
      areas.push({
        left: Math.ceil((columns[column] ?? 0) + MARGIN),
        right: Math.floor((columns[lastColumn + 1] ?? 0) - MARGIN),
        top: Math.ceil((rows[row] ?? 0) + MARGIN / 2),
        bottom: Math.floor((rows[lastRow + 1] ?? 0) - MARGIN / 2),
      });
    }
  }
  return areas.filter(({ left, right, top, bottom }) => right - left > 3 * MARGIN && bottom - top > 3 * MARGIN);
}

function inkIn({ bits, width }: DarkPixels, area: Area, scale: number): number {
  let ink = 0;
  for (let y = Math.ceil(area.top / scale); y < area.bottom / scale; y += 1)
    for (let x = Math.ceil(area.left / scale); x < area.right / scale; x += 1) ink += bits[y * width + x] ?? 0;
  return ink;
}

/** The connected ink of a picture, in pixels of the result. */
function inkBoxes({ bits, width, height }: DarkPixels, scale: number): Area[] {
  const levels = bits.map((bit) => 1 - bit);
  return connected(levels, width, height, 1).map(({ left, top, right, bottom }) => ({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  }));
}

/** The area of the text of a cell: that of the ink whose middle is within its rules. */
function textArea(boxes: readonly Area[], cell: Area, picture: Size): Area {
  const height = cell.bottom - cell.top;
  const own = boxes.filter(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom && bottom - top < height * MAX_HEIGHT;
  });
  if (own.length === 0) return cell;
  return {
    left: Math.max(cell.left - MARGIN, Math.min(cell.left, ...own.map(({ left }) => left - PADDING))),
    right: Math.min(cell.right + MARGIN, Math.max(cell.right, ...own.map(({ right }) => right + PADDING))),
    top: Math.max(0, Math.min(...own.map(({ top }) => top)) - PADDING),
    bottom: Math.min(picture.height, Math.max(...own.map(({ bottom }) => bottom)) + PADDING),
  };
}
