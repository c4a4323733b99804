import { crimson, type Light } from './light.ts';
import { box, line, mix, round, shape } from './svg.ts';

export function windows(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  light: Light,
): string {
  let out = '';
  const [stepX, stepY] = [w / columns, h / rows];
  const [pane, tall] = [stepX * 0.46, stepY * 0.52];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + stepX * (column + 0.27), y + stepY * (row + 0.26)];
      out +=
        box(left, top, pane, tall, light.glass) +
        box(left - pane * 0.14, top + tall, pane * 1.28, tall * 0.1, light.wallShade);
      out += line(`M${round(left + pane / 2)} ${round(top)}v${round(tall)}`, light.wall, Math.max(pane * 0.07, 0.8));
    }
  }
  return out;
}

/** A long wing with a hipped, overhanging roof, its foot at `x`, `y`. */
export function wing(x: number, y: number, w: number, h: number, columns: number, rows: number, light: Light): string {
  const roof = h * 0.2;
  const top = y - h;
  const body = box(x, top, w, h, light.wall) + box(x, top, w, h * 0.05, light.wallShade);
  const plinth = box(x, y - h * 0.06, w, h * 0.06, mix(light.wallShade, crimson, 0.25));
  const tiles = shape(
    [
      [x - w * 0.03, top + 2],
      [x + w * 0.05, top - roof],
      [x + w * 0.95, top - roof],
      [x + w * 1.03, top + 2],
    ],
    light.roof,
  );
  return (
    body +
    plinth +
    windows(x + w * 0.02, top + h * 0.06, w * 0.96, h * 0.86, columns, rows, light) +
    tiles +
    box(x - w * 0.03, top, w * 1.06, h * 0.022, mix(light.roof, '#10183a', 0.35))
  );
}
