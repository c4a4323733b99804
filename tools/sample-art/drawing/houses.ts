import type { Light } from './light.ts';
import { pagoda } from './roofs.ts';
import { box, mix, shape } from './svg.ts';

/** A village house of stone with an ochre plinth and a slate roof. */
export function house(x: number, y: number, w: number, light: Light): string {
  const h = w * 0.55;
  const walls = box(x, y - h, w, h, light.wall) + box(x, y - h * 0.36, w, h * 0.36, mix(light.wall, '#b5693c', 0.62));
  const roof = shape(
    [
      [x - w * 0.1, y - h * 0.95],
      [x + w * 0.14, y - h * 1.42],
      [x + w * 0.86, y - h * 1.42],
      [x + w * 1.1, y - h * 0.95],
    ],
    mix(light.near, light.wallShade, 0.25),
  );
  const door = box(x + w * 0.42, y - h * 0.5, w * 0.16, h * 0.5, mix(light.near, '#3b2418', 0.6));
  const panes = [0.14, 0.7].map((at) => box(x + w * at, y - h * 0.78, w * 0.15, h * 0.26, light.glass));
  return walls + panes.join('') + door + roof;
}

/** A wayside shrine with two tiers. */
export const temple = (x: number, y: number, w: number, light: Light): string =>
  [0, 1, 2]
    .map((i) =>
      box(
        x - w * (0.5 - i * 0.05),
        y - w * 0.05 * (i + 1),
        w * (1 - i * 0.1),
        w * 0.052,
        mix(light.wallShade, light.roof, 0.2 + i * 0.1),
      ),
    )
    .join('') + pagoda(x, y - w * 0.15, w * 0.95, 2, light);
