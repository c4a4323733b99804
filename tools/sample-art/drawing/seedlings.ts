import { line, oval, round, shape } from './svg.ts';

export const doko = (x: number, y: number, s: number) =>
  shape(
    [
      [x - s * 0.5, y - s],
      [x + s * 0.5, y - s],
      [x + s * 0.26, y],
      [x - s * 0.26, y],
    ],
    '#b98d58',
  ) +
  line(`M${x - s * 0.44} ${y - s * 0.66}h${s * 0.88}M${x - s * 0.36} ${y - s * 0.33}h${s * 0.72}`, '#8f6a3e', 3) +
  [-0.3, 0, 0.3].map((at) => sapling(x + s * at, y - s * 0.9, s * 0.8)).join('');

export const sapling = (x: number, y: number, s: number): string =>
  line(`M${round(x)} ${round(y)}v${round(-s)}`, '#5a4630', s * 0.07) +
  [
    [-0.22, 0.62, -30],
    [0.22, 0.72, 30],
    [-0.16, 0.9, -50],
    [0.14, 1.02, 40],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) =>
      oval(
        x + s * dx,
        y - s * dy,
        s * 0.24,
        s * 0.11,
        '#6fb069',
        `transform="rotate(${turn} ${round(x + s * dx)} ${round(y - s * dy)})"`,
      ),
    )
    .join('');
