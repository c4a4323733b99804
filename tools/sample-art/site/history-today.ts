import { hedge } from '../drawing/fields.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { temple } from '../drawing/houses.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { range } from '../drawing/mountains.ts';
import { person } from '../drawing/person.ts';
import { area, mix, picture } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';
import { historyCanvas } from './history-past.ts';

export function todaysCampus(): string {
  const c = historyCanvas('history todaysCampus', noon);
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.16, 0.16, 0.05),
      clouds(c, 3, 0.14, 0.7),
      range(
        c,
        [
          [0.12, 0.33, 0.2],
          [0.9, 0.3, 0.2],
          [0.62, 0.12, 0.28],
          [0.7, 0.16, 0.18],
          [0.36, 0.27, 0.2],
        ],
        0.6,
      ),
      hills(c, 3, 0.53, 0.64, 0.7),
      under(c, ridge(c, 600, 8), noon.ground),
      temple(1040, 640, 150, noon),
      broadleaf(c.random, 130, 640, 220, noon.leaf, '#245546', true),
      broadleaf(c.random, 900, 636, 130, noon.leaf, '#245546'),
      mainBuilding(520, 620, 700, noon),
      area('M506 640C480 700 400 740 340 804H760C660 740 560 700 534 640Z', noon.path),
      prayerFlags([522, 290], [1046, 486], 60, 19, 24),
      prayerFlags([522, 290], [60, 470], 70, 17, 24),
      ...[
        [430, 730],
        [500, 770],
        [600, 720],
        [660, 760],
        [820, 730],
        [250, 740],
      ].map(([x = 0, y = 0], i) =>
        person({
          x,
          y,
          size: 110,
          pose: i % 3 ? 'walk' : 'talk',
          face: i % 2 ? -1 : 1,
          top: clothes[(i * 3 + 1) % 8],
          bottom: i % 2 ? '#6a2c3c' : '#2b3a56',
          skin: skins[i % 5],
          wear: i % 2 ? 'dress' : 'trousers',
          hair: i % 2 ? 'long' : 'short',
        }),
      ),
      hedge(c.random, -10, 330, 800, 40, mix(noon.leaf, noon.ground, 0.2)),
      hedge(c.random, 800, 1220, 800, 40, mix(noon.leaf, noon.ground, 0.2)),
    ].join(''),
  );
}
