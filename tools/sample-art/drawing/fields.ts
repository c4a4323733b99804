import { type Canvas, under } from './landscape.ts';
import type { Random } from './random.ts';
import { curve, line, mix, oval, type Point } from './svg.ts';
import { pine } from './trees.ts';

/** A wood along a hill: pines whose feet follow the line, thinned to a share of its points. */
export function wood(canvas: Canvas, points: readonly Point[], size: number, density: number, colour: string): string {
  const { random } = canvas;
  const dark = mix(colour, '#0c1a30', 0.3);
  const feet: Point[] = points.slice(0, -1).flatMap((a, i) => {
    const b = points[i + 1] ?? a;
    return [0, 0.33, 0.66].map(
      (t) => [a[0] + (b[0] - a[0]) * t + random.between(-9, 9), a[1] + (b[1] - a[1]) * t] as const,
    );
  });
  const kept = feet.filter(() => random.chance(density));
  return kept.map(([x, y]) => pine(x, y + size * 0.16, size * random.between(0.6, 1.15), colour, dark)).join('');
}

/** Terraced fields: `steps` contour bands from the line down, `drop` pixels apart and widening. */
export function terraces(
  canvas: Canvas,
  points: readonly Point[],
  steps: number,
  drop: number,
  colours: readonly [string, string],
): string {
  return Array.from({ length: steps }, (_, i) => {
    const fall = drop * i * (1 + i * 0.09);
    const band = points.map(([x, y], k) => [x, y + fall + Math.sin(k * 1.7 + i * 0.9) * drop * 0.22] as const);
    const rim = line(curve(band), colours[1], 2.2, 'opacity="0.75"');
    return under(canvas, band, mix(colours[0], colours[1], (i % 3) * 0.16 + i * 0.02)) + rim;
  }).join('');
}

/** Rounded shrubs in a row from `x` to `end` along `y`. */
export function hedge(random: Random, x: number, end: number, y: number, size: number, colour: string): string {
  let row = '';
  for (let at = x; at < end; at += size * 0.9)
    row += oval(at, y, size * random.between(0.6, 0.85), size * random.between(0.4, 0.6), colour);
  return row;
}
