import type { Light } from './light.ts';
import type { Random } from './random.ts';
import { area, box, curve, disc, fade, mix, oval, type Point } from './svg.ts';

/** What every part of a picture needs to know: its size in pixels, its light, its numbers. */
export interface Canvas {
  w: number;
  h: number;
  light: Light;
  random: Random;
}

/** Sky down to the bottom edge with a sun or moon at `x`, `y` (shares of the width and height); `id` names its gradients. */
export function sky({ w, h, light }: Canvas, x = 0.72, y = 0.24, radius = 0.055, id = 'sky'): string {
  const stops = light.sky.map((colour) => [colour, 1] as const);
  const [cx, cy, r] = [w * x, h * y, h * radius];
  const shine = [
    [0, 0.75],
    [30, 0.4],
    [62, 0.14],
    [100, 0],
  ].map(([at, opacity]) => `<stop offset="${at}%" stop-color="${light.sun}" stop-opacity="${opacity}"/>`);
  const defs = `<defs>${fade(id, stops)}<radialGradient id="${id}-sun">${shine.join('')}</radialGradient></defs>`;
  return (
    defs +
    box(0, 0, w, h, `url(#${id})`) +
    disc(cx, cy, r * 5, `url(#${id}-sun)`) +
    disc(cx, cy, r, light.sun, 'opacity="0.95"')
  );
}

/** Flat-bottomed clouds; `y` is a share of the height. */
export function clouds({ w, h, light, random }: Canvas, count: number, y = 0.18, opacity = 0.6): string {
  return Array.from({ length: count }, (_, i) => {
    const [cx, cy] = [w * ((i + random.between(0.2, 0.8)) / count), h * (y + random.between(-0.07, 0.07))];
    const size = w * random.between(0.035, 0.065);
    const puffs = [-1.3, -0.5, 0.35, 1.1].map((at) =>
      oval(
        cx + at * size,
        cy - size * random.between(0.05, 0.28),
        size * random.between(0.7, 1),
        size * 0.3,
        light.sun,
      ),
    );
    return `<g opacity="${opacity}">${puffs.join('')}${oval(cx, cy, size * 2.2, size * 0.2, light.sun)}</g>`;
  }).join('');
}

/** The line of a hill: height above or below `y`, both in pixels. */
export function ridge({ w, random }: Canvas, y: number, swell: number): Point[] {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return [
      w * (t * 1.1 - 0.05),
      y + swell * (Math.sin(a + t * 5) * 0.6 + Math.sin(b + t * 11) * 0.3 + Math.sin(c + t * 23) * 0.12),
    ] as const;
  });
}

export const under = (canvas: Canvas, points: readonly Point[], fill: string): string =>
  area(`${curve(points)}L${canvas.w * 1.06} ${canvas.h}L${-canvas.w * 0.06} ${canvas.h}Z`, fill);

/** `count` hills between the heights `from` and `to` (shares), each nearer one darker. */
export function hills(canvas: Canvas, count: number, from: number, to: number, depth = 1): string {
  const { h, light } = canvas;
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 1;
    const line = ridge(canvas, h * (from + (to - from) * share), h * 0.07);
    return under(canvas, line, mix(light.far, light.near, 0.15 + share * 0.75 * depth));
  }).join('');
}
