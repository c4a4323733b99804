import { someone } from '../drawing/crowd.ts';
import { terraces } from '../drawing/fields.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { crimson, ink, monsoon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { doko, sapling } from '../drawing/seedlings.ts';
import { line, oval } from '../drawing/svg.ts';
import { broadleaf, pine } from '../drawing/trees.ts';

export const hillside = (left: number, right: number) =>
  Array.from(
    { length: 17 },
    (_, i) => [1200 * (i / 15 - 0.05), left + (right - left) * (i / 16) + Math.sin(i * 0.9) * 12] as const,
  );

export const plantationHillside = scene('plantation hillside', monsoon, (c) =>
  [
    sky(c, 0.7, 0.16, 0.04),
    clouds(c, 4, 0.16, 0.6),
    hills(c, 3, 0.36, 0.5, 0.7),
    terraces(c, hillside(520, 330), 8, 46, ['#6fa066', '#3f7f58']),
    [
      [150, 590],
      [330, 560],
      [520, 600],
      [700, 530],
      [880, 560],
      [1040, 470],
      [250, 720],
      [470, 740],
      [690, 700],
      [930, 720],
      [1100, 660],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          someone(c.random, x, y, 130, { pose: i % 4 === 3 ? 'stand' : 'bend' }) +
          sapling(x + (i % 2 ? 60 : -55), y, 44),
      )
      .join(''),
  ].join(''),
);

export const plantationClose = scene('plantation close', monsoon, (c) =>
  [
    outdoors(c, 2, 0.6, 3),
    under(c, ridge(c, 610, 14), '#7a5c40'),
    under(c, ridge(c, 690, 10), '#6b4e36'),
    broadleaf(c.random, 1050, 600, 260, monsoon.leaf, '#17463a'),
    someone(c.random, 420, 720, 430, { pose: 'bend', face: 1, top: crimson, hair: 'long', wear: 'trousers' }),
    oval(640, 716, 90, 20, '#4c3626'),
    sapling(620, 714, 150),
    someone(c.random, 850, 724, 430, { pose: 'bend', face: -1, top: ink, hair: 'topi', wear: 'trousers' }),
    [180, 960, 1090].map((x) => sapling(x, 770, 70)).join(''),
  ].join(''),
);

export const plantationCarriers = scene('plantation carriers', monsoon, (c) => {
  const path = hillside(690, 480);
  return [
    sky(c, 0.24, 0.2, 0.05),
    clouds(c, 3, 0.2, 0.6),
    hills(c, 4, 0.4, 0.66, 0.8),
    under(c, path, '#5c9463'),
    line(`M-20 706L1220 486`, '#cbbfa2', 22),
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const [x, y] = [140 + i * 190, 676 - i * 33.5];
        return doko(x - 34, y - 78, 62) + someone(c.random, x, y, 190, { pose: 'walk', face: 1 });
      })
      .join(''),
    pine(1120, 800, 300, '#2b6a55', '#1f5546'),
    pine(60, 820, 240, '#2b6a55', '#1f5546'),
  ].join('');
});
