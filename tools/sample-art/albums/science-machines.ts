import { cream, crimson, ink } from '../drawing/light.ts';
import { box, disc, line, round } from '../drawing/svg.ts';

export const windmill = (x: number, y: number, s: number) =>
  line(`M${x} ${y}V${y - s}`, '#e8e2d4', s * 0.05) +
  [0, 120, 240]
    .map(
      (turn) =>
        `<path d="M${x} ${y - s}l${round(s * 0.05)} ${round(-s * 0.5)}l${round(-s * 0.1)} 0z" fill="${cream}" transform="rotate(${turn + 20} ${x} ${y - s})"/>`,
    )
    .join('') +
  disc(x, y - s, s * 0.05, crimson);

export const telescope = (x: number, y: number, s: number) =>
  line(
    `M${x} ${y - s * 0.6}L${x - s * 0.3} ${y}M${x} ${y - s * 0.6}L${x + s * 0.3} ${y}M${x} ${y - s * 0.6}V${y}`,
    '#4a3a34',
    s * 0.05,
  ) +
  `<g transform="rotate(-38 ${x} ${y - s * 0.64})">${box(x - s * 0.5, y - s * 0.76, s * 1.1, s * 0.22, cream, 'rx="8"')}${box(x + s * 0.5, y - s * 0.79, s * 0.14, s * 0.28, crimson, 'rx="6"')}${box(x - s * 0.62, y - s * 0.71, s * 0.14, s * 0.12, ink)}</g>`;

export const robot = (x: number, y: number, s: number) =>
  box(x - s * 0.5, y - s * 0.45, s, s * 0.3, '#2f5fa8', 'rx="8"') +
  box(x - s * 0.3, y - s * 0.78, s * 0.6, s * 0.32, cream, 'rx="8"') +
  [-0.14, 0.14].map((at) => disc(x + s * at, y - s * 0.62, s * 0.07, ink)).join('') +
  line(`M${x} ${y - s * 0.78}v${-s * 0.16}`, '#55607a', 4) +
  disc(x, y - s * 0.97, s * 0.05, crimson) +
  [-0.32, 0, 0.32].map((at) => disc(x + s * at, y - s * 0.11, s * 0.12, '#23283a')).join('');
