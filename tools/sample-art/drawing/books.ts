import { timber } from './furniture.ts';
import { cream } from './light.ts';
import type { Random } from './random.ts';
import { box, mix, shape } from './svg.ts';

const spines = [
  '#16305c',
  '#2f5fa8',
  '#6a86b8',
  '#b3202e',
  '#8a3040',
  '#d8a94a',
  '#e9dcc3',
  '#2f7a78',
  '#54708c',
  '#c78f5a',
] as const;

/** Book spines standing on a board of width `w`; the tallest is `h`. */
export function books(random: Random, x: number, y: number, w: number, h: number): string {
  let out = '';
  let at = x;
  while (at < x + w - h * 0.3) {
    const [wide, tall] = [h * random.between(0.12, 0.24), h * random.between(0.7, 0.97)];
    const colour = random.pick(spines);
    if (random.chance(0.06)) at += wide;
    else if (random.chance(0.07))
      out += shape(
        [
          [at, y],
          [at + wide, y],
          [at + wide + tall * 0.28, y - tall * 0.93],
          [at + tall * 0.28, y - tall * 0.93],
        ],
        colour,
      );
    else
      out +=
        box(at, y - tall, wide, tall, colour) + box(at, y - tall * 0.8, wide, tall * 0.07, mix(colour, cream, 0.6));
    at += wide + (out.endsWith('/>') ? 1.5 : 0);
  }
  return out;
}

export function shelf(random: Random, x: number, y: number, w: number, h: number, rows: number): string {
  const [frame, step] = [mix(timber, '#2a1a14', 0.15), h / rows];
  const back = box(x, y - h, w, h, mix(timber, '#24140f', 0.55));
  const all = Array.from({ length: rows }, (_, i) => {
    const foot = y - step * i;
    return (
      books(random, x + w * 0.04, foot - step * 0.08, w * 0.92, step * 0.84) +
      box(x, foot - step * 0.08, w, step * 0.08, frame)
    );
  });
  return (
    back +
    all.join('') +
    box(x, y - h - 8, w, 14, frame) +
    box(x, y - h, w * 0.03, h, frame) +
    box(x + w * 0.97, y - h, w * 0.03, h, frame)
  );
}
