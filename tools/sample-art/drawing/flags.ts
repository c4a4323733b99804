import { brass, cream, crimson, ink } from './light.ts';
import { disc, line, round, shape } from './svg.ts';

/** A flag pole with the national double pennon. */
export function flagPole(x: number, y: number, h: number): string {
  const [top, s] = [y - h, h * 0.22];
  const cloth = shape(
    [
      [x, top],
      [x + s, top + s * 0.55],
      [x + s * 0.42, top + s * 0.55],
      [x + s, top + s * 1.2],
      [x, top + s * 1.2],
    ],
    crimson,
    `stroke="${ink}" stroke-width="${round(h * 0.012)}"`,
  );
  const marks =
    disc(x + s * 0.26, top + s * 0.36, s * 0.09, cream) + disc(x + s * 0.28, top + s * 0.88, s * 0.12, cream);
  return (
    line(`M${round(x)} ${round(y)}V${round(top - 4)}`, '#e8e2d4', h * 0.016) +
    cloth +
    marks +
    disc(x, top - 5, h * 0.014, brass)
  );
}

/** A string of prayer flags sagging from one point to another. */
export function prayerFlags(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size: number,
): string {
  const colours = ['#2f5fa8', cream, crimson, '#3f8a63', '#e3b448'];
  const at = (t: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  const rope = line(
    `M${from.map(round).join(' ')}Q${round(mx)} ${round(my)} ${to.map(round).join(' ')}`,
    '#f4ecdc',
    1.4,
    'opacity="0.8"',
  );
  const cloths = Array.from({ length: count }, (_, i) => {
    const [[x, y], [x2, y2]] = [at((i + 0.12) / count), at((i + 0.86) / count)];
    return shape(
      [
        [x, y],
        [x2, y2],
        [x2 + size * 0.1, y2 + size],
        [x + size * 0.12, y + size * 0.95],
      ],
      colours[i % 5] ?? cream,
      'opacity="0.94"',
    );
  });
  return rope + cloths.join('');
}
