import type { Canvas } from './landscape.ts';
import type { Random } from './random.ts';
import { box, fade, mix, type Point, shape } from './svg.ts';

function crag(random: Random, from: Point, to: Point, rough: number, depth = 4): Point[] {
  if (depth === 0) return [to];
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const shift = random.between(-rough, rough) * span;
  const middle: Point = [(from[0] + to[0]) / 2 + shift * 0.45, (from[1] + to[1]) / 2 + shift];
  return [...crag(random, from, middle, rough, depth - 1), ...crag(random, middle, to, rough, depth - 1)];
}

/** One snow peak with its sunlit left face and its shaded right face. */
function peak({ light, random }: Canvas, top: Point, base: number, half: number): string {
  const left: Point = [top[0] - half, base];
  const right: Point = [top[0] + half * 0.95, base];
  const rise = crag(random, left, top, 0.09);
  const fall = crag(random, top, right, 0.09);
  const spine = crag(random, top, [top[0] + half * random.between(-0.15, 0.2), base], 0.16);
  const rib = crag(random, [top[0] - half * 0.22, top[1] + (base - top[1]) * 0.3], [top[0] - half * 0.5, base], 0.14);
  const shade = mix(light.peakLit, light.peakShade, 0.4);
  const faces =
    shape([left, ...rise, ...fall], light.peakLit) + shape([top, ...fall, ...[...spine].reverse()], light.peakShade);
  return (
    faces + shape([[top[0] - half * 0.22, top[1] + (base - top[1]) * 0.3], ...rib, [top[0] - half * 0.2, base]], shade)
  );
}

/** The snow range; each peak is `[x, y, half width]` in shares of the picture, drawn in the order given. */
export function range(
  canvas: Canvas,
  peaks: readonly (readonly [number, number, number])[],
  base = 0.62,
  id = 'haze',
): string {
  const { w, h, light } = canvas;
  const bottom = h * base;
  const all = peaks.map(([x, y, half]) => peak(canvas, [w * x, h * y], bottom, w * half)).join('');
  const haze = `<defs>${fade(id, [
    [light.far, 0],
    [light.far, 0.1],
    [light.far, 0.95],
  ])}</defs>`;
  const top = Math.min(...peaks.map(([, y]) => y)) * h;
  return `${haze}${all}${box(0, top, w, bottom - top + 1, `url(#${id})`)}`;
}
