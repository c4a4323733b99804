import { brass, cream, ink } from './light.ts';
import { box, disc, line, mix, oval, round, shape } from './svg.ts';

/** A lectern with the emblem of a mountain. */
export const lectern = (x: number, y: number, s: number): string =>
  shape(
    [
      [x - s * 0.32, y - s * 0.8],
      [x + s * 0.32, y - s * 0.8],
      [x + s * 0.24, y],
      [x - s * 0.24, y],
    ],
    '#8a5a3c',
  ) +
  box(x - s * 0.38, y - s * 0.86, s * 0.76, s * 0.08, '#6b4530') +
  disc(x, y - s * 0.46, s * 0.14, cream) +
  shape(
    [
      [x - s * 0.1, y - s * 0.4],
      [x, y - s * 0.56],
      [x + s * 0.1, y - s * 0.4],
    ],
    ink,
  ) +
  line(
    `M${round(x + s * 0.1)} ${round(y - s * 0.86)}q${round(s * 0.02)} ${round(-s * 0.16)} ${round(-s * 0.08)} ${round(-s * 0.2)}`,
    '#2a2a33',
    s * 0.03,
  );

/** A hanging cloth behind a stage, with folds and a scalloped top. */
export function curtain(x: number, y: number, w: number, h: number, colour: string): string {
  const [folds, waves] = [Math.round(w / 34), Math.round(w / 80)];
  const dark = Array.from({ length: folds }, (_, i) =>
    box(x + (w / folds) * i, y, 12, h, mix(colour, '#0c1430', 0.16)),
  );
  const light = mix(colour, brass, 0.12);
  const edge = Array.from({ length: waves }, (_, i) =>
    oval(x + (w / waves) * (i + 0.5), y, w / waves / 2 + 2, 34, light),
  );
  return box(x, y, w, h, colour) + dark.join('') + edge.join('');
}
