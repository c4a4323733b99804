import { crimson } from './light.ts';
import { area, disc, round } from './svg.ts';

/** An oil lamp of clay with its flame. */
export const diyo = (x: number, y: number, s: number): string =>
  disc(x, y - s * 0.55, s * 1.1, '#ffcf7a', 'opacity="0.22"') +
  area(
    `M${round(x)} ${round(y - s)}q${round(s * 0.3)} ${round(s * 0.4)} 0 ${round(s * 0.7)}q${round(-s * 0.3)} ${round(-s * 0.3)} 0 ${round(-s * 0.7)}z`,
    '#ffe3a0',
  ) +
  area(
    `M${round(x - s * 0.6)} ${round(y - s * 0.32)}h${round(s * 1.2)}q${round(-s * 0.1)} ${round(s * 0.5)} ${round(-s * 0.6)} ${round(s * 0.5)}t${round(-s * 0.6)} ${round(-s * 0.5)}z`,
    '#a8553f',
  );

/** A garland of marigolds hanging between two points. */
export function garland(x: number, y: number, w: number, sag: number, r: number): string {
  const count = Math.round((w * 1.1) / (r * 1.5));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return disc(x + w * t, y + 4 * sag * t * (1 - t), r, i % 5 === 2 ? crimson : i % 2 ? '#f0a63a' : '#e48a2b');
  }).join('');
}
