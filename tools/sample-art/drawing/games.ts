import { brass, ink } from './light.ts';
import { area, box, disc, line, mix, round } from './svg.ts';

export function football(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, '#ffffff') +
    disc(x, y, r * 0.34, ink) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        disc(x + Math.cos(i * 1.257 - 1.57) * r * 0.78, y + Math.sin(i * 1.257 - 1.57) * r * 0.78, r * 0.18, ink),
      )
      .join('')
  );
}

/** A net of `w` x `h` whose left top corner is at `x`, `y`. */
export function net(x: number, y: number, w: number, h: number, step = 16): string {
  let d = '';
  for (let at = 0; at <= w; at += step) d += `M${round(x + at)} ${round(y)}v${round(h)}`;
  for (let at = 0; at <= h; at += step) d += `M${round(x)} ${round(y + at)}h${round(w)}`;
  return line(d, '#ffffff', 1.4, 'opacity="0.75"') + line(`M${round(x)} ${round(y)}h${round(w)}`, '#ffffff', 6);
}

export function trophy(x: number, y: number, s: number): string {
  const bowl = area(
    `M${round(x - s * 0.3)} ${round(y - s)}h${round(s * 0.6)}q0 ${round(s * 0.55)} ${round(-s * 0.3)} ${round(s * 0.6)}q${round(-s * 0.3)} ${round(-s * 0.05)} ${round(-s * 0.3)} ${round(-s * 0.6)}z`,
    brass,
  );
  const ears = `<g fill="none" stroke="${brass}" stroke-width="${round(s * 0.07)}"><path d="M${round(x - s * 0.3)} ${round(y - s * 0.92)}q${round(-s * 0.28)} ${round(s * 0.05)} ${round(s * 0.06)} ${round(s * 0.34)}M${round(x + s * 0.3)} ${round(y - s * 0.92)}q${round(s * 0.28)} ${round(s * 0.05)} ${round(-s * 0.06)} ${round(s * 0.34)}"/></g>`;
  return (
    ears +
    bowl +
    box(x - s * 0.05, y - s * 0.42, s * 0.1, s * 0.26, mix(brass, '#5a3a10', 0.3)) +
    box(x - s * 0.22, y - s * 0.16, s * 0.44, s * 0.16, ink)
  );
}
