import { brass, ink } from '../drawing/light.ts';
import { area, box, disc, line, oval, shape } from '../drawing/svg.ts';

export const swan = (x: number, y: number, s: number) =>
  area(
    `M${x - s} ${y - s * 0.5}q${s * 0.5} ${s * 0.1} ${s} ${-s * 0.1}q${s * 0.5} ${-s * 0.2} ${s * 0.3} ${-s * 0.7}q${-s * 0.14} ${-s * 0.4} ${s * 0.16} ${-s * 0.5}q${s * 0.34} ${-s * 0.04} ${s * 0.3} ${s * 0.26}q${-s * 0.2} ${-s * 0.06} ${-s * 0.26} ${s * 0.1}q${s * 0.4} ${s * 0.6} ${s * 0.04} ${s * 1.1}q${-s * 0.5} ${s * 0.44} ${-s * 1.2} ${s * 0.2}q${-s * 0.3} ${-s * 0.1} ${-s * 0.34} ${-s * 0.36}z`,
    '#ffffff',
  ) +
  shape(
    [
      [x + s * 0.74, y - s * 1.5],
      [x + s * 0.98, y - s * 1.42],
      [x + s * 0.74, y - s * 1.4],
    ],
    '#e48a2b',
  ) +
  disc(x + s * 0.6, y - s * 1.56, s * 0.04, ink) +
  area(
    `M${x - s * 0.7} ${y - s * 0.4}q${s * 0.5} ${s * 0.06} ${s * 0.9} ${-s * 0.14}q${-s * 0.2} ${s * 0.46} ${-s * 0.9} ${s * 0.14}z`,
    '#d9e2ee',
  );

export const veena = (x: number, y: number, s: number) =>
  `<g transform="rotate(-32 ${x} ${y})">${box(x - s, y - s * 0.05, s * 2, s * 0.1, '#8a4a34')}${disc(x + s * 0.85, y + s * 0.08, s * 0.32, '#b9763f')}${disc(x + s * 0.85, y + s * 0.08, s * 0.1, '#6b3a22')}${disc(x - s * 0.8, y + s * 0.14, s * 0.2, '#a8653a')}${[-0.03, 0, 0.03].map((o) => line(`M${x - s} ${y + s * o}H${x + s * 0.9}`, '#f4e6c4', 1.6)).join('')}</g>`;

export const lotus = (x: number, y: number, s: number) =>
  [-62, -34, 0, 34, 62]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - s * 0.5}" rx="${s * 0.26}" ry="${s * 0.58}" fill="${turn % 60 ? '#e79aa8' : '#f3c3c8'}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');

export const plate = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.94, '#b08d3f') + oval(x, y, r * 0.9, r * 0.84, brass);
