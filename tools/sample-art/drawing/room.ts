import { timber } from './furniture.ts';
import { type Canvas, hills, sky } from './landscape.ts';
import { cream, crimson, ink, type Light } from './light.ts';
import { range } from './mountains.ts';
import type { Random } from './random.ts';
import { box, disc, line, mix, oval, round, shape } from './svg.ts';

/** A wall with a floor from `horizon` (a share of the height) down, boards running to the middle. */
export function room({ w, h }: Canvas, wall: string, floor: string, horizon = 0.72): string {
  const y = h * horizon;
  const boards = Array.from({ length: 11 }, (_, i) =>
    line(
      `M${round(w * (0.5 + (i - 5) * 0.11))} ${y}L${round(w * (0.5 + (i - 5) * 0.3))} ${h}`,
      mix(floor, '#3a2418', 0.14),
      2,
    ),
  ).join('');
  return (
    box(0, 0, w, y, wall) +
    box(0, y, w, h - y, floor) +
    boards +
    box(0, y - h * 0.022, w, h * 0.022, mix(wall, timber, 0.45))
  );
}

/** A window of `panes` panes onto the hills. The view is drawn once, clipped to the frame. */
export function viewWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  random: Random,
  panes = 2,
): string {
  const id = `view${round(x)}-${round(y)}`;
  const inside: Canvas = { w, h, light, random };
  const stops = sky(inside, 0.25, 0.3, 0.06, `${id}-sky`);
  const peaks = range(
    inside,
    [
      [0.16, 0.38, 0.3],
      [0.86, 0.36, 0.34],
      [0.55, 0.16, 0.36],
    ],
    0.72,
    `${id}-haze`,
  );
  const bars = Array.from({ length: panes - 1 }, (_, i) => box(x + (w * (i + 1)) / panes - 4, y, 8, h, cream)).join('');
  const frame = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${cream}" stroke-width="14"/><rect x="${x - 9}" y="${y - 9}" width="${w + 18}" height="${h + 18}" fill="none" stroke="${timber}" stroke-width="7"/>`;
  return `<defs><clipPath id="${id}"><rect x="0" y="0" width="${w}" height="${h}"/></clipPath></defs><g transform="translate(${x} ${y})" clip-path="url(#${id})">${stops}${peaks}${hills(inside, 2, 0.7, 0.86, 0.7)}</g>${bars}${box(x, y + h * 0.34, w, 7, cream)}${frame}${box(x - 22, y + h + 8, w + 44, 14, timber)}`;
}

/** A hanging lamp with its cone of light; `drop` is the length of its cord from the top edge. */
export const lamp = (x: number, drop: number, size: number): string =>
  shape(
    [
      [x - size * 0.7, drop + size * 0.5],
      [x + size * 0.7, drop + size * 0.5],
      [x + size * 2.6, drop + size * 6],
      [x - size * 2.6, drop + size * 6],
    ],
    '#fff1c9',
    'opacity="0.14"',
  ) +
  line(`M${x} 0V${drop}`, '#3a2c28', 3) +
  shape(
    [
      [x - size * 0.22, drop - 6],
      [x + size * 0.22, drop - 6],
      [x + size * 0.8, drop + size * 0.5],
      [x - size * 0.8, drop + size * 0.5],
    ],
    ink,
  ) +
  oval(x, drop + size * 0.5, size * 0.72, size * 0.12, '#fff0c4');

/** A framed picture on a wall: a single peak under a red sun. */
export const framed = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, timber) +
  box(x + 8, y + 8, w - 16, h - 16, cream) +
  disc(x + w * 0.66, y + h * 0.36, h * 0.1, crimson) +
  shape(
    [
      [x + 14, y + h - 12],
      [x + w * 0.45, y + h * 0.32],
      [x + w - 14, y + h - 12],
    ],
    '#6a86b8',
  );
