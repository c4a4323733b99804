import { area, box, disc, round, shape } from '../drawing/svg.ts';

export const flask = (x: number, y: number, s: number, colour: string) =>
  area(
    `M${round(x - s * 0.1)} ${round(y - s)}h${round(s * 0.2)}v${round(s * 0.4)}l${round(s * 0.32)} ${round(s * 0.6)}h${round(-s * 0.84)}l${round(s * 0.32)} ${round(-s * 0.6)}z`,
    '#bdd2de',
    'opacity="0.9"',
  ) +
  shape(
    [
      [x - s * 0.24, y - s * 0.32],
      [x + s * 0.24, y - s * 0.32],
      [x + s * 0.41, y],
      [x - s * 0.41, y],
    ],
    colour,
  ) +
  disc(x - s * 0.08, y - s * 0.16, s * 0.05, '#ffffff', 'opacity="0.7"') +
  box(x - s * 0.14, y - s * 1.04, s * 0.28, s * 0.07, '#9fb8c8');

export const tubes = (x: number, y: number, s: number) =>
  box(x, y - s * 0.34, s, s * 0.08, '#a06a45') +
  box(x, y - s * 0.08, s, s * 0.08, '#a06a45') +
  ['#d9626a', '#e0a93a', '#7fb069', '#6a86b8']
    .map(
      (colour, i) =>
        box(x + s * (0.1 + i * 0.22), y - s * 0.62, s * 0.13, s * 0.58, '#e6eff4', 'rx="6"') +
        box(x + s * (0.1 + i * 0.22), y - s * 0.38, s * 0.13, s * 0.34, colour, 'rx="6"'),
    )
    .join('');

export const volcano = (x: number, y: number, s: number) =>
  shape(
    [
      [x - s, y],
      [x - s * 0.22, y - s * 0.8],
      [x + s * 0.22, y - s * 0.8],
      [x + s, y],
    ],
    '#7a5c48',
  ) +
  shape(
    [
      [x - s * 0.22, y - s * 0.8],
      [x + s * 0.22, y - s * 0.8],
      [x + s * 0.34, y - s * 0.3],
      [x + s * 0.1, y - s * 0.5],
      [x - s * 0.06, y - s * 0.16],
      [x - s * 0.16, y - s * 0.5],
      [x - s * 0.34, y - s * 0.34],
    ],
    '#e0563a',
  ) +
  [0, 1, 2]
    .map((i) =>
      disc(x + (i - 1) * s * 0.22, y - s * (1.0 + i * 0.13), s * (0.13 + i * 0.03), '#d9d4d0', 'opacity="0.8"'),
    )
    .join('');
