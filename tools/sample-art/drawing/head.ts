import type { Figure } from './figure.ts';
import { disc, line, type Point, round, shape } from './svg.ts';

export function headOf(at: Point, size: number, face: number, skin: string, hair: NonNullable<Figure['hair']>): string {
  const [x, y] = at;
  const r = size * 0.078;
  const dark = '#241b1c';
  const back =
    hair === 'long'
      ? line(
          `M${round(x - face * r * 0.7)} ${round(y - r * 0.1)}l${round(-face * r * 0.2)} ${round(r * 1.9)}`,
          dark,
          r * 0.9,
        )
      : '';
  const cap = `<path d="M${round(x - r * 1.03)} ${round(y + r * 0.1)}a${round(r * 1.03)} ${round(r * 1.03)} 0 0 1 ${round(r * 2.06)} 0q${round(-r * 0.9)} ${round(-r * 0.55)} ${round(-r * 2.06)} 0z" fill="${dark}"/>`;
  const topi = shape(
    [
      [x - r, y - r * 0.5],
      [x - r * 0.8, y - r * 1.6],
      [x + face * r * 0.9, y - r * 1.35],
      [x + r, y - r * 0.45],
    ],
    '#8b3a3f',
  );
  const board =
    shape(
      [
        [x - r * 1.8, y - r * 1.15],
        [x, y - r * 1.75],
        [x + r * 1.8, y - r * 1.15],
        [x, y - r * 0.6],
      ],
      '#121d38',
    ) +
    line(
      `M${round(x)} ${round(y - r * 1.15)}l${round(face * r * 1.3)} ${round(r * 0.2)}v${round(r)}`,
      '#d8a94a',
      r * 0.16,
    );
  const hat = hair === 'topi' ? topi : hair === 'mortarboard' ? board : '';
  return back + disc(x, y, r, skin) + cap + hat;
}
