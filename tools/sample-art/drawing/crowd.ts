import { clothes, type Figure, skins } from './figure.ts';
import type { Canvas } from './landscape.ts';
import { person } from './person.ts';
import type { Random } from './random.ts';
import { disc, line, mix } from './svg.ts';

/** Someone with clothes, skin and hair of chance; `more` settles what matters. */
export function someone(random: Random, x: number, y: number, size: number, more: Partial<Figure> = {}): string {
  const woman = random.chance(0.5);
  const [top, bottom] = [random.pick(clothes), random.pick(['#26334e', '#3a3f52', '#5a2f40', '#3f4a3c'])];
  const figure: Figure = {
    x,
    y,
    size,
    top,
    bottom,
    skin: random.pick(skins),
    wear: woman && random.chance(0.6) ? 'dress' : 'trousers',
    hair: woman ? 'long' : random.chance(0.2) ? 'topi' : 'short',
    face: random.chance(0.5) ? 1 : -1,
  };
  return person({ ...figure, ...more });
}

/** People side by side from `x` to `end`, each drawn with `more`. */
export function rowOf(
  random: Random,
  count: number,
  x: number,
  end: number,
  y: number,
  size: number,
  more: Partial<Figure> = {},
): string {
  const step = count > 1 ? (end - x) / (count - 1) : 0;
  return Array.from({ length: count }, (_, i) =>
    someone(
      random,
      x + step * i + random.between(-4, 4),
      y + random.between(-3, 3),
      size * random.between(0.95, 1.04),
      more,
    ),
  ).join('');
}

/** An audience seen from behind: heads and shoulders in rows towards the viewer. */
export function audience({ w, random }: Canvas, from: number, rows: number): string {
  let out = '';
  for (let row = 0; row < rows; row++) {
    const [y, r] = [from + row * (38 + row * 8), 15 + row * 4.5];
    for (let x = r * (row % 2 ? 1.2 : 2.6); x < w; x += r * 3.3) {
      const at = x + random.between(-3, 3);
      const cloth = mix(random.pick(clothes), '#1a2340', 0.25);
      out += `<path d="M${Math.round(at - r * 1.5)} ${Math.round(y + r * 4)}q0 ${Math.round(-r * 2.8)} ${Math.round(r * 1.5)} ${Math.round(-r * 2.8)}t${Math.round(r * 1.5)} ${Math.round(r * 2.8)}z" fill="${cloth}"/>`;
      out +=
        disc(at, y, r, random.chance(0.12) ? '#8b3a3f' : '#241b1c') +
        (random.chance(0.45)
          ? line(`M${Math.round(at)} ${Math.round(y)}v${Math.round(r * 1.7)}`, '#241b1c', r * 1.3)
          : '');
    }
  }
  return out;
}
