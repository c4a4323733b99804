import type { Canvas } from './landscape.ts';
import { area, disc, line, mix, round } from './svg.ts';

export const stars = ({ w, random }: Canvas, count: number, low: number): string =>
  Array.from({ length: count }, () =>
    disc(
      random.between(0, w),
      random.between(0, low),
      random.between(0.8, 2.2),
      '#fdf3d8',
      `opacity="${random.between(0.4, 0.95).toFixed(2)}"`,
    ),
  ).join('');

export const rain = ({ w, h, random }: Canvas, count: number): string =>
  `${Array.from(
    { length: count },
    () => `M${Math.round(random.between(0, w))} ${Math.round(random.between(0, h))}l-6 26`,
  ).reduce((all, d) => all + d, '<path stroke="#eef4f4" stroke-width="1.6" opacity="0.5" d="')}"/>`;

export function umbrella(x: number, y: number, s: number, colour: string): string {
  return (
    line(`M${round(x)} ${round(y)}v${round(s)}`, '#3a3030', s * 0.05) +
    area(
      `M${round(x - s * 0.6)} ${round(y + s * 0.16)}a${round(s * 0.6)} ${round(s * 0.5)} 0 0 1 ${round(s * 1.2)} 0q${round(-s * 0.15)} ${round(-s * 0.12)} ${round(-s * 0.3)} 0t${round(-s * 0.3)} 0t${round(-s * 0.3)} 0t${round(-s * 0.3)} 0z`,
      colour,
    ) +
    area(
      `M${round(x)} ${round(y - s * 0.34)}a${round(s * 0.6)} ${round(s * 0.5)} 0 0 1 ${round(s * 0.6)} ${round(s * 0.5)}q${round(-s * 0.15)} ${round(-s * 0.12)} ${round(-s * 0.3)} 0z`,
      mix(colour, '#10183a', 0.2),
    )
  );
}
