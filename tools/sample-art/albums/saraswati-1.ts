import { rowOf } from '../drawing/crowd.ts';
import { diyo, garland } from '../drawing/festival.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { temple } from '../drawing/houses.ts';
import { cream, crimson, dawn, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { curtain } from '../drawing/stage.ts';
import { box, disc, shape } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';
import { lotus, plate, swan, veena } from './puja-things.ts';

export const saraswatiAltar = scene('saraswati altar', noon, () =>
  [
    box(0, 0, 1200, 800, '#f4e3b4'),
    curtain(0, 0, 1200, 520, '#e0a93a'),
    garland(0, 40, 400, 90, 15),
    garland(400, 40, 400, 90, 15),
    garland(800, 40, 400, 90, 15),
    disc(600, 330, 230, '#fff3cf', 'opacity="0.8"'),
    disc(600, 330, 190, '#fffaf0'),
    veena(600, 300, 150),
    swan(520, 520, 130),
    lotus(740, 520, 120),
    box(180, 520, 840, 70, cream),
    box(180, 520, 840, 12, crimson),
    box(140, 590, 920, 60, '#f0dfc0'),
    box(100, 650, 1000, 150, '#e3cda6'),
    [250, 330, 870, 950].map((x) => diyo(x, 590, 30)).join(''),
    shape(
      [
        [560, 640],
        [640, 640],
        [640, 600],
        [600, 610],
        [560, 600],
      ],
      '#ffffff',
    ),
    [420, 480, 720, 780].map((x, i) => disc(x, 634, 20, i % 2 ? '#e48a2b' : '#f0c04a')).join(''),
    plate(300, 720, 70),
    plate(900, 720, 70),
    [270, 300, 330, 285, 315]
      .map((x, i) => disc(x, 700 + (i % 2) * 30, 14, ['#e48a2b', crimson, '#f0c04a'][i % 3] ?? crimson))
      .join(''),
    [870, 900, 930].map((x) => disc(x, 715, 18, '#d9626a')).join(''),
  ].join(''),
);

export const saraswatiQueue = scene('saraswati queue', dawn, (c) =>
  [
    outdoors(c, 0, 0.68),
    temple(930, 640, 300, dawn),
    broadleaf(c.random, 130, 640, 260, dawn.leaf, '#234a50', true),
    prayerFlags([0, 300], [780, 330], 60, 24, 26),
    rowOf(c.random, 9, 120, 760, 730, 185, { pose: 'hold', face: 1 }),
    garland(800, 480, 260, 40, 9),
  ].join(''),
);
