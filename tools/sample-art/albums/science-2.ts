import { rowOf, someone } from '../drawing/crowd.ts';
import { cream, crimson, dawn, ink, night, noon } from '../drawing/light.ts';
import { room, viewWindow } from '../drawing/room.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, line, oval, shape } from '../drawing/svg.ts';
import { stars } from '../drawing/weather.ts';
import { robot, telescope, windmill } from './science-machines.ts';

export const scienceWeather = scene('science weather', dawn, (c) =>
  [
    outdoors(c, 0, 0.7),
    box(0, 610, 1200, 190, '#d8cbb8'),
    box(0, 598, 1200, 20, '#b9a994'),
    line('M640 640V250M640 300h120M640 300h-120', '#e8e2d4', 10),
    [520, 760].map((x) => oval(x, 292, 30, 18, cream)).join(''),
    shape(
      [
        [640, 250],
        [720, 230],
        [720, 268],
      ],
      crimson,
    ),
    windmill(420, 640, 260),
    ...[0, 1, 2, 3].map((i) => box(850, 500 + i * 30, 120, 20, '#ffffff', 'rx="8"')),
    box(866, 480, 88, 20, '#ffffff', 'rx="8"'),
    line('M910 620V690', '#8f98aa', 10),
    someone(c.random, 260, 760, 330, { pose: 'point', face: 1, top: '#2f7a78' }),
    someone(c.random, 1060, 770, 330, { pose: 'hold', face: -1, top: crimson }),
    someone(c.random, 770, 770, 310, { pose: 'hold', face: 1 }),
  ].join(''),
);

export const scienceRobot = scene('science robot', noon, (c) =>
  [
    room(c, '#e6e4da', '#c9a27c', 0.6),
    viewWindow(430, 80, 340, 240, noon, c.random, 3),
    rowOf(c.random, 6, 180, 1020, 560, 260, { pose: 'stand' }),
    shape(
      [
        [210, 610],
        [990, 610],
        [1090, 780],
        [110, 780],
      ],
      '#f4f1ea',
    ),
    line('M250 740Q330 640 520 690T800 650T1000 730', '#23283a', 18),
    line('M250 740Q330 640 520 690T800 650T1000 730', '#ffffff', 3, 'stroke-dasharray="18 14"'),
    robot(540, 706, 110),
    robot(860, 690, 90),
    someone(c.random, 80, 790, 330, { pose: 'hold', face: 1, top: crimson }),
    someone(c.random, 1120, 790, 330, { pose: 'point', face: -1, top: ink }),
  ].join(''),
);

export const scienceTelescope = scene('science telescope', night, (c) =>
  [
    outdoors(c, 1, 0.74),
    stars(c, 260, 420),
    ...[
      [180, 120],
      [250, 170],
      [330, 160],
      [400, 210],
      [380, 290],
      [480, 300],
    ].map(
      ([x = 0, y = 0], i, all) =>
        disc(x, y, 4.5, '#fff6dc') +
        (i ? line(`M${all[i - 1]?.join(' ')}L${x} ${y}`, '#fdf3d8', 1.2, 'opacity="0.5"') : ''),
    ),
    telescope(620, 730, 260),
    someone(c.random, 440, 740, 280, { pose: 'bend', face: 1 }),
    rowOf(c.random, 4, 160, 350, 760, 250, { pose: 'stand', face: 1 }),
    rowOf(c.random, 3, 880, 1050, 765, 250, { pose: 'point', face: 1 }),
  ].join(''),
);
