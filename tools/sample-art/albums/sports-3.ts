import { rowOf, someone } from '../drawing/crowd.ts';
import { net } from '../drawing/games.ts';
import { crimson, ink, noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { room, viewWindow } from '../drawing/room.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, line, shape } from '../drawing/svg.ts';
import { blueTeam, pitch, redTeam } from './sports-1.ts';

export const sportsRope = scene('sports rope', noon, (c) =>
  [
    outdoors(c, 1, 0.64, 3),
    pitch(c),
    mainBuilding(930, 520, 300, noon),
    line('M60 650H1140', '#c9a05a', 12),
    disc(600, 650, 12, crimson),
    shape(
      [
        [594, 652],
        [612, 652],
        [606, 710],
      ],
      crimson,
    ),
    [120, 215, 310, 405, 500]
      .map(
        (x) =>
          `<g transform="rotate(-14 ${x} 730)">${someone(c.random, x, 730, 230, { ...redTeam, pose: 'hold', face: 1 })}</g>`,
      )
      .join(''),
    [700, 795, 890, 985, 1080]
      .map(
        (x) =>
          `<g transform="rotate(14 ${x} 730)">${someone(c.random, x, 730, 230, { ...blueTeam, pose: 'hold', face: -1 })}</g>`,
      )
      .join(''),
  ].join(''),
);

export const sportsTableTennis = scene('sports table tennis', noon, (c) =>
  [
    room(c, '#e6e4da', '#a8745a', 0.62),
    viewWindow(90, 90, 250, 180, noon, c.random),
    viewWindow(475, 90, 250, 180, noon, c.random),
    viewWindow(860, 90, 250, 180, noon, c.random),
    someone(c.random, 190, 740, 380, { ...redTeam, pose: 'hold', face: 1 }),
    disc(268, 515, 26, crimson),
    someone(c.random, 1010, 740, 380, { ...blueTeam, pose: 'hold', face: -1 }),
    disc(932, 515, 26, ink),
    shape(
      [
        [330, 590],
        [870, 590],
        [950, 650],
        [250, 650],
      ],
      '#2a5a80',
    ),
    line('M290 620H910', '#ffffff', 3),
    box(250, 650, 700, 12, '#1f4563'),
    line('M300 662V780M900 662V780', '#3a3f52', 12),
    net(560, 556, 80, 50, 12),
    disc(520, 480, 12, '#ffffff'),
    rowOf(c.random, 4, 430, 770, 560, 210, {}),
  ].join(''),
);
