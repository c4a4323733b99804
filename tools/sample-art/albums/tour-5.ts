import { rowOf } from '../drawing/crowd.ts';
import { wood } from '../drawing/fields.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { hills, ridge, sky, under } from '../drawing/landscape.ts';
import { dusk } from '../drawing/light.ts';
import { range } from '../drawing/mountains.ts';
import { scene } from '../drawing/scene.ts';

export const tourSummit = scene('tour summit', dusk, (c) => {
  const top = [
    [-40, 700],
    [180, 660],
    [380, 610],
    [560, 590],
    [760, 604],
    [960, 650],
    [1240, 720],
  ] as const;
  return [
    sky(c, 0.76, 0.34, 0.07),
    range(
      c,
      [
        [0.1, 0.3, 0.18],
        [0.3, 0.2, 0.22],
        [0.52, 0.3, 0.18],
        [0.9, 0.26, 0.2],
      ],
      0.6,
    ),
    hills(c, 3, 0.52, 0.66, 0.8),
    under(c, top, '#1c2a4c'),
    wood(c, ridge(c, 760, 10), 80, 0.8, '#14204a'),
    rowOf(c.random, 5, 400, 780, 606, 200, { pose: 'raise' }),
    prayerFlags([560, 590], [60, 650], -90, 18, 24),
  ].join('');
});
