import { type Canvas, clouds, hills, ridge, sky, under } from './landscape.ts';
import type { Light } from './light.ts';
import { range } from './mountains.ts';
import { seededRandom } from './random.ts';
import { picture } from './svg.ts';

export type Scene = (canvas: Canvas) => string;

/** An album picture: 1200 x 800 in the given light. */
export const scene = (seed: string, light: Light, draw: Scene) => (): string => {
  const canvas: Canvas = { w: 1200, h: 800, light, random: seededRandom(seed) };
  return picture(1200, 800, draw(canvas));
};

const ranges = [
  [
    [0.12, 0.3, 0.2],
    [0.9, 0.28, 0.22],
    [0.62, 0.14, 0.27],
    [0.7, 0.18, 0.17],
    [0.36, 0.27, 0.2],
  ],
  [
    [0.86, 0.34, 0.2],
    [0.5, 0.3, 0.2],
    [0.24, 0.13, 0.28],
    [0.3, 0.17, 0.18],
    [0.66, 0.26, 0.22],
  ],
  [
    [0.08, 0.33, 0.18],
    [0.34, 0.3, 0.2],
    [0.94, 0.24, 0.22],
    [0.68, 0.33, 0.18],
    [0.5, 0.18, 0.25],
  ],
] as const;

/** Sky, snow range, hills and a ground that begins at `ground` (share of the height). */
export function outdoors(canvas: Canvas, view: 0 | 1 | 2, ground = 0.72, cloud = 0): string {
  const peaks = ranges[view] ?? ranges[0];
  const sun = (
    [
      [0.16, 0.18],
      [0.8, 0.2],
      [0.28, 0.22],
    ] as const
  )[view];
  return [
    sky(canvas, sun[0], sun[1], 0.05),
    cloud > 0 ? clouds(canvas, cloud, 0.16, 0.6) : '',
    range(canvas, peaks, 0.62),
    hills(canvas, 3, ground - 0.2, ground - 0.06, 0.8),
    under(canvas, ridge(canvas, canvas.h * ground, 8), canvas.light.ground),
  ].join('');
}
