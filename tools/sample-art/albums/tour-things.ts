import { cream, crimson, ink } from '../drawing/light.ts';
import { area, box, disc, mix, oval, shape } from '../drawing/svg.ts';

export const bus = (x: number, y: number, s: number) =>
  box(x, y - s * 0.46, s, s * 0.38, cream, `rx="${s * 0.05}"`) +
  box(x, y - s * 0.2, s, s * 0.07, crimson) +
  Array.from({ length: 6 }, (_, i) =>
    box(x + s * (0.05 + i * 0.155), y - s * 0.41, s * 0.125, s * 0.15, '#3a5f8f', 'rx="4"'),
  ).join('') +
  box(x + s * 0.1, y - s * 0.53, s * 0.7, s * 0.07, '#6a86b8', 'rx="6"') +
  [0.2, 0.8]
    .map(
      (at) =>
        disc(x + s * at, y - s * 0.06, s * 0.075, '#23283a') + disc(x + s * at, y - s * 0.06, s * 0.03, '#9aa6bd'),
    )
    .join('');

export const chorten = (x: number, y: number, s: number) =>
  box(x - s * 0.5, y - s * 0.16, s, s * 0.16, '#ece4d6') +
  box(x - s * 0.4, y - s * 0.3, s * 0.8, s * 0.15, '#fbf6ec') +
  area(`M${x - s * 0.36} ${y - s * 0.3}q0 ${-s * 0.5} ${s * 0.36} ${-s * 0.5}t${s * 0.36} ${s * 0.5}z`, '#ffffff') +
  area(`M${x} ${y - s * 0.8}q${s * 0.36} 0 ${s * 0.36} ${s * 0.5}h${-s * 0.2}z`, '#dfe3ea') +
  box(x - s * 0.13, y - s * 0.92, s * 0.26, s * 0.16, '#d8a94a') +
  [-0.06, 0.06].map((at) => oval(x + s * at, y - s * 0.84, s * 0.035, s * 0.02, ink)).join('') +
  shape(
    [
      [x - s * 0.11, y - s * 0.92],
      [x + s * 0.11, y - s * 0.92],
      [x, y - s * 1.34],
    ],
    '#c8942f',
  ) +
  disc(x, y - s * 1.36, s * 0.035, '#d8a94a');

export const tent = (x: number, y: number, s: number, colour: string) =>
  shape(
    [
      [x - s, y],
      [x, y - s * 0.85],
      [x + s, y],
    ],
    colour,
  ) +
  shape(
    [
      [x + s * 0.1, y],
      [x, y - s * 0.85],
      [x + s, y],
    ],
    mix(colour, '#0a1230', 0.35),
  ) +
  shape(
    [
      [x - s * 0.22, y],
      [x, y - s * 0.5],
      [x + s * 0.2, y],
    ],
    '#ffdf9a',
  );
