import { wood } from '../drawing/fields.ts';
import { skins } from '../drawing/figure.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { crimson, dusk } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { range } from '../drawing/mountains.ts';
import { person } from '../drawing/person.ts';
import { mix, oval, picture } from '../drawing/svg.ts';
import { pine } from '../drawing/trees.ts';
import { bannerCanvas } from './banner-dawn.ts';

export function duskBanner(): string {
  const c = bannerCanvas('banner dusk', dusk);
  const back = ridge(c, 470, 30);
  const glow = oval(1120, 604, 420, 26, '#ffcf88', 'opacity="0.28"');
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.24, 0.42, 0.07),
      clouds(c, 3, 0.24, 0.16),
      range(
        c,
        [
          [0.1, 0.42, 0.14],
          [0.44, 0.3, 0.17],
          [0.66, 0.16, 0.2],
          [0.72, 0.2, 0.13],
          [0.93, 0.3, 0.18],
          [0.28, 0.4, 0.13],
        ],
        0.64,
      ),
      hills(c, 2, 0.56, 0.62, 0.5),
      under(c, back, mix(dusk.far, dusk.near, 0.7)),
      wood(c, back, 46, 0.75, dusk.leaf),
      under(c, ridge(c, 592, 10), dusk.ground),
      glow,
      mainBuilding(1120, 600, 600, dusk),
      [
        [960, 640],
        [1000, 646],
        [1236, 640],
        [1270, 648],
      ]
        .map(([x = 0, y = 0], i) =>
          person({
            x,
            y,
            size: 66,
            pose: 'walk',
            face: i % 2 ? -1 : 1,
            top: [crimson, '#d9c8b0', '#31487c', '#d8a94a'][i],
            bottom: '#141f3c',
            skin: skins[i + 1],
            wear: i % 2 ? 'dress' : 'trousers',
            hair: i % 2 ? 'long' : 'short',
          }),
        )
        .join(''),
      pine(70, 704, 330, '#14244a', '#0f1b3a'),
      pine(210, 710, 240, '#182b52', '#12213f'),
      pine(330, 712, 170, '#1b2f57', '#152545'),
      pine(1560, 710, 250, '#14244a', '#0f1b3a'),
      prayerFlags([70, 382], [1120, 326], 80, 36, 22),
    ].join(''),
  );
}
