import { rowOf, someone } from '../drawing/crowd.ts';
import { terraces } from '../drawing/fields.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { house } from '../drawing/houses.ts';
import { ridge, under } from '../drawing/landscape.ts';
import { dawn, night, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { area, disc, line } from '../drawing/svg.ts';
import { stars } from '../drawing/weather.ts';
import { chorten, tent } from './tour-things.ts';

export const tourVillage = scene('tour village', noon, (c) => {
  const fields = Array.from({ length: 17 }, (_, i) => [1200 * (i / 15 - 0.05), 470 + Math.sin(i * 0.42) * 50] as const);
  return [
    outdoors(c, 2, 0.62, 3),
    terraces(c, fields, 8, 44, ['#b9b36a', '#6f9a5c']),
    [
      [140, 520, 150],
      [330, 560, 170],
      [560, 530, 150],
      [760, 580, 180],
      [980, 540, 160],
      [450, 680, 200],
    ]
      .map(([x = 0, y = 0, w = 0]) => house(x, y, w, noon))
      .join(''),
    prayerFlags([220, 410], [850, 430], 60, 22, 24),
    rowOf(c.random, 5, 730, 1050, 730, 150, { pose: 'talk' }),
    someone(c.random, 250, 740, 150, { pose: 'walk' }),
  ].join('');
});

export const tourChorten = scene('tour chorten', dawn, (c) =>
  [
    outdoors(c, 0, 0.68),
    chorten(600, 640, 330),
    prayerFlags([596, 200], [-10, 520], 40, 22, 28),
    prayerFlags([604, 200], [1210, 500], 40, 22, 28),
    rowOf(c.random, 3, 180, 340, 720, 190, { pose: 'bow', face: 1 }),
    rowOf(c.random, 3, 860, 1030, 730, 190, { pose: 'stand', face: -1 }),
    under(c, ridge(c, 770, 6), '#4d7a6c'),
  ].join(''),
);

export const tourCamp = scene('tour camp', night, (c) =>
  [
    outdoors(c, 1, 0.68),
    stars(c, 150, 330),
    tent(270, 650, 130, '#b3202e'),
    tent(960, 650, 140, '#2f5fa8'),
    tent(1120, 690, 100, '#2f7a78'),
    disc(600, 690, 230, '#ff9a4a', 'opacity="0.14"'),
    disc(600, 690, 130, '#ffb765', 'opacity="0.2"'),
    area('M560 700q-20 -60 30 -110q0 40 30 50q10 -20 4 -40q50 50 20 100z', '#ff9a4a'),
    area('M580 700q-10 -30 16 -60q6 20 20 30q20 0 8 30z', '#ffe3a0'),
    line('M540 706l120 -14M545 690l115 18', '#4a3028', 14),
    rowOf(c.random, 3, 400, 490, 720, 200, { pose: 'floor', face: 1 }),
    rowOf(c.random, 3, 710, 800, 720, 200, { pose: 'floor', face: -1 }),
  ].join(''),
);
