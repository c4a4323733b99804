import { brass } from './light.ts';
import { box, disc, line, mix, oval, round, shape } from './svg.ts';

export const timber = '#8a5a3c';

export function table(x: number, y: number, w: number, h: number, colour = timber): string {
  const legs = [0.05, 0.9].map((at) => box(x + w * at, y - h, w * 0.05, h, mix(colour, '#1f120c', 0.35)));
  return (
    legs.join('') + box(x, y - h, w, h * 0.14, colour) + box(x, y - h * 0.88, w, h * 0.09, mix(colour, '#1f120c', 0.3))
  );
}

export const openBook = (x: number, y: number, s: number): string =>
  shape(
    [
      [x - s, y],
      [x, y + s * 0.12],
      [x, y - s * 0.22],
      [x - s * 0.92, y - s * 0.32],
    ],
    '#fffaf0',
  ) +
  shape(
    [
      [x + s, y],
      [x, y + s * 0.12],
      [x, y - s * 0.22],
      [x + s * 0.92, y - s * 0.32],
    ],
    '#e9dfcd',
  );

export const globe = (x: number, y: number, r: number): string =>
  box(x - r * 0.5, y - r * 0.2, r, r * 0.2, timber) +
  line(`M${x} ${y - r * 0.2}v${-r * 0.3}`, brass, r * 0.12) +
  disc(x, y - r * 1.35, r, '#4f82b8') +
  oval(x - r * 0.25, y - r * 1.6, r * 0.42, r * 0.3, '#7fae86') +
  oval(x + r * 0.4, y - r * 1.1, r * 0.3, r * 0.38, '#7fae86') +
  `<circle cx="${x}" cy="${round(y - r * 1.35)}" r="${round(r * 1.12)}" fill="none" stroke="${brass}" stroke-width="${round(r * 0.09)}"/>`;
