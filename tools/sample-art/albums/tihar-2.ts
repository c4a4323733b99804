import { rowOf, someone } from '../drawing/crowd.ts';
import { diyo, garland } from '../drawing/festival.ts';
import { brass, cream, crimson, night } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, shape } from '../drawing/svg.ts';
import { stars } from '../drawing/weather.ts';
import { madal } from './tihar-1.ts';

export const tiharDeusi = scene('tihar deusi', night, (c) =>
  [
    outdoors(c, 2, 0.66),
    stars(c, 120, 240),
    disc(600, 640, 420, '#ffb765', 'opacity="0.1"'),
    rowOf(c.random, 8, 130, 1070, 640, 190, { pose: 'stand' }),
    someone(c.random, 420, 720, 250, {
      pose: 'dance',
      face: 1,
      wear: 'dress',
      hair: 'long',
      top: crimson,
      bottom: '#d8a94a',
    }),
    someone(c.random, 780, 720, 250, {
      pose: 'dance',
      face: -1,
      wear: 'dress',
      hair: 'long',
      top: '#2f7a78',
      bottom: crimson,
    }),
    someone(c.random, 600, 740, 260, { pose: 'hold', top: cream, bottom: cream, hair: 'topi', wear: 'trousers' }),
    madal(612, 600, 100),
    Array.from({ length: 12 }, (_, i) => diyo(80 + i * 95, 785, 18)).join(''),
  ].join(''),
);

export const tiharDoor = scene('tihar door', night, () =>
  [
    box(0, 0, 1200, 800, '#a8645a'),
    ...Array.from({ length: 14 }, (_, i) => box((i % 2) * 40 - 40, i * 58, 1280, 2, '#985850')),
    box(370, 110, 460, 620, '#4a2c24'),
    box(394, 134, 412, 596, '#6b4030'),
    box(596, 134, 8, 596, '#4a2c24'),
    ...[0, 1].flatMap((s) => [0, 1, 2].map((r) => box(420 + s * 206, 165 + r * 185, 154, 150, '#7d4d38', 'rx="6"'))),
    disc(570, 430, 12, brass),
    disc(630, 430, 12, brass),
    garland(350, 120, 250, 70, 15),
    garland(600, 120, 250, 70, 15),
    ...[0, 1].map((s) =>
      Array.from({ length: 13 }, (_, i) =>
        disc(s ? 846 : 354, 140 + i * 27, 14, i % 4 === 2 ? crimson : '#e48a2b'),
      ).join(''),
    ),
    box(0, 730, 1200, 70, '#3f2a2a'),
    box(300, 716, 600, 22, '#7d6a64'),
    [330, 420, 510, 600, 690, 780, 870].map((x) => diyo(x, 716, 26)).join(''),
    [
      [150, 260],
      [1050, 260],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shape(
            [
              [x - 30, y],
              [x + 30, y],
              [x + 22, y + 70],
              [x - 22, y + 70],
            ],
            '#ffd98c',
          ) + disc(x, y + 36, 90, '#ffcf7a', 'opacity="0.2"'),
      )
      .join(''),
  ].join(''),
);
