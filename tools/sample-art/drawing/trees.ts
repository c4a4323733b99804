import { crimson } from './light.ts';
import type { Random } from './random.ts';
import { disc, line, type Point, shape } from './svg.ts';

/** A pine of height `size` pixels standing at `x`, `y`. */
export function pine(x: number, y: number, size: number, colour: string, dark: string): string {
  const tier = (from: number, to: number, half: number) => {
    const [top, low] = [y - size * to, y - size * from];
    return (
      shape(
        [
          [x, top],
          [x + size * half, low],
          [x - size * half, low],
        ],
        colour,
      ) +
      shape(
        [
          [x, top],
          [x + size * half, low],
          [x + size * half * 0.1, low],
        ],
        dark,
      )
    );
  };
  return (
    line(`M${x} ${y}V${y - size * 0.2}`, dark, size * 0.05) +
    tier(0.12, 0.55, 0.23) +
    tier(0.36, 0.78, 0.18) +
    tier(0.6, 1, 0.12)
  );
}

/** A broad crown on a short trunk; `bloom` sprinkles rhododendron flowers over it. */
export function broadleaf(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
  dark: string,
  bloom = false,
): string {
  const crown: Point[] = [
    [-0.24, 0.55],
    [0.22, 0.52],
    [0, 0.72],
    [-0.12, 0.62],
    [0.15, 0.68],
  ];
  const leaves = crown.map(([dx, dy], i) => disc(x + dx * size, y - dy * size, size * (0.27 - i * 0.015), colour));
  const shade = disc(x + size * 0.2, y - size * 0.5, size * 0.2, dark, 'opacity="0.55"');
  const flowers = Array.from({ length: bloom ? 9 : 0 }, () => {
    const [angle, far] = [random.between(0, 6.28), random.between(0.05, 0.3) * size];
    return disc(x + Math.cos(angle) * far, y - size * 0.64 + Math.sin(angle) * far, size * 0.035, crimson);
  });
  return (
    line(`M${x} ${y}V${y - size * 0.5}M${x} ${y - size * 0.3}l${size * 0.12} ${-size * 0.15}`, dark, size * 0.06) +
    leaves.join('') +
    shade +
    flowers.join('')
  );
}
