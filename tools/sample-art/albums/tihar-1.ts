import { rowOf } from '../drawing/crowd.ts';
import { diyo, garland } from '../drawing/festival.ts';
import { brass, cream, crimson, night } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, mix, oval } from '../drawing/svg.ts';
import { wing } from '../drawing/walls.ts';
import { stars } from '../drawing/weather.ts';

const petals = (cx: number, cy: number, r: number, count: number, colour: string) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="${cx}" cy="${cy - r}" rx="${r * 0.2}" ry="${r * 0.36}" fill="${colour}" transform="rotate(${(360 / count) * i} ${cx} ${cy})"/>`,
  ).join('');

export const madal = (x: number, y: number, s: number) =>
  box(x - s * 0.5, y - s * 0.2, s, s * 0.4, '#8a4a34', `rx="${s * 0.16}"`) +
  oval(x - s * 0.46, y, s * 0.1, s * 0.18, cream) +
  oval(x + s * 0.46, y, s * 0.1, s * 0.18, cream);

export const tiharHostel = scene('tihar hostel', night, (c) =>
  [
    outdoors(c, 0, 0.74),
    stars(c, 110, 260),
    wing(160, 620, 880, 350, 9, 3, { ...night, wall: '#8f86a0' }),
    Array.from({ length: 30 }, (_, i) => diyo(172 + i * 29.5, 272, 11)).join(''),
    Array.from({ length: 30 }, (_, i) => diyo(172 + i * 29.5, 620, 12)).join(''),
    garland(160, 300, 440, 40, 8),
    garland(600, 300, 440, 40, 8),
    rowOf(c.random, 4, 260, 460, 730, 160, { pose: 'hold' }),
    rowOf(c.random, 3, 780, 940, 740, 165, { pose: 'bend' }),
    Array.from({ length: 14 }, (_, i) => diyo(120 + i * 74, 778, 17)).join(''),
  ].join(''),
);

export const tiharRangoli = scene('tihar rangoli', night, () =>
  [
    box(0, 0, 1200, 800, '#5f3a34'),
    ...Array.from({ length: 7 }, (_, i) => box(0, i * 118, 1200, 3, '#52302c')),
    disc(600, 400, 330, crimson),
    disc(600, 400, 306, cream),
    petals(600, 400, 236, 16, '#e48a2b'),
    disc(600, 400, 200, '#16305c'),
    petals(600, 400, 140, 12, '#f0c04a'),
    petals(600, 400, 150, 12, mix(crimson, cream, 0.15)).replaceAll('rotate(', 'rotate(15 600 400) rotate('),
    disc(600, 400, 90, cream),
    petals(600, 400, 52, 8, '#2f7a78'),
    disc(600, 400, 26, brass),
    Array.from({ length: 20 }, (_, i) =>
      diyo(600 + Math.cos(i * 0.314) * 372, 412 + Math.sin(i * 0.314) * 366, 24),
    ).join(''),
    diyo(600, 412, 34),
  ].join(''),
);
