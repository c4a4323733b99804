import { someone } from '../drawing/crowd.ts';
import { garland } from '../drawing/festival.ts';
import { crimson, noon } from '../drawing/light.ts';
import { scene } from '../drawing/scene.ts';
import { curtain } from '../drawing/stage.ts';
import { box, disc } from '../drawing/svg.ts';

export const saraswatiDance = scene('saraswati dance', noon, (c) =>
  [
    box(0, 0, 1200, 800, '#f0dfc0'),
    curtain(60, 40, 1080, 500, '#16305c'),
    disc(600, 300, 170, '#f0c04a', 'opacity="0.9"'),
    garland(60, 80, 540, 80, 13),
    garland(600, 80, 540, 80, 13),
    box(0, 540, 1200, 260, '#a06a45'),
    box(0, 540, 1200, 14, '#c08a5f'),
    [250, 425, 600, 775, 950]
      .map((x, i) =>
        someone(c.random, x, i === 2 ? 730 : 700, i === 2 ? 400 : 360, {
          pose: 'dance',
          face: i > 2 ? -1 : 1,
          wear: 'dress',
          hair: 'long',
          top: i % 2 ? '#f0c04a' : '#e0a93a',
          bottom: i % 2 ? crimson : '#f4d77a',
        }),
      )
      .join(''),
  ].join(''),
);
