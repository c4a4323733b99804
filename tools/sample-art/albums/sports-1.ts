import { rowOf, someone } from '../drawing/crowd.ts';
import { football, net } from '../drawing/games.ts';
import type { Canvas } from '../drawing/landscape.ts';
import { cream, crimson, dawn, ink, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, line, mix, shape } from '../drawing/svg.ts';

export const redTeam = { top: crimson, bottom: cream, wear: 'trousers' } as const;

export const blueTeam = { top: '#2f5fa8', bottom: ink, wear: 'trousers' } as const;

export const pitch = (c: Canvas, colour = c.light.ground) =>
  box(0, 560, 1200, 240, colour) +
  Array.from({ length: 6 }, (_, i) =>
    shape(
      [
        [i * 220 - 60, 560],
        [i * 220 + 50, 560],
        [i * 260 - 40, 800],
        [i * 260 - 170, 800],
      ],
      mix(colour, '#ffffff', 0.1),
    ),
  ).join('');

export const grandstand = (c: Canvas, y: number) =>
  [0, 1, 2]
    .map(
      (i) =>
        box(0, y - i * 34, 1200, 36, mix('#c9bda8', '#8f98aa', i * 0.2)) +
        rowOf(c.random, 22, 20, 1180, y - i * 34 + 6, 84, { pose: i % 2 ? 'sit' : 'raise' }),
    )
    .reverse()
    .join('');

export const sportsFootball = scene('sports football', noon, (c) =>
  [
    outdoors(c, 0, 0.7, 2),
    pitch(c),
    net(950, 440, 190, 190),
    line('M946 640V436H1144V640', '#ffffff', 8),
    someone(c.random, 480, 720, 270, { ...redTeam, pose: 'kick', face: 1, hair: 'short' }),
    football(610, 690, 22),
    someone(c.random, 720, 690, 250, { ...blueTeam, pose: 'run', face: -1 }),
    someone(c.random, 260, 680, 230, { ...redTeam, pose: 'run', face: 1 }),
    someone(c.random, 1040, 640, 200, { top: '#d8a94a', bottom: ink, wear: 'trousers', pose: 'raise', face: -1 }),
    someone(c.random, 860, 770, 270, { ...blueTeam, pose: 'run', face: -1 }),
  ].join(''),
);

export const sportsVolleyball = scene('sports volleyball', dawn, (c) =>
  [
    outdoors(c, 1, 0.7),
    pitch(c, '#c99a6c'),
    line('M600 360V770', '#5a4630', 10),
    net(330, 372, 540, 80),
    line('M330 360V650M870 360V650', '#5a4630', 9),
    disc(640, 260, 26, '#ffffff'),
    line('M618 250q20 20 46 6M630 282q4 -26 26 -40', ink, 3),
    someone(c.random, 520, 700, 270, { ...redTeam, pose: 'jump', face: 1 }),
    someone(c.random, 380, 730, 250, { ...redTeam, pose: 'stand', face: 1 }),
    someone(c.random, 240, 690, 240, { ...redTeam, pose: 'run', face: 1 }),
    someone(c.random, 720, 700, 265, { ...blueTeam, pose: 'jump', face: -1 }),
    someone(c.random, 860, 740, 255, { ...blueTeam, pose: 'raise', face: -1 }),
    someone(c.random, 1000, 700, 240, { ...blueTeam, pose: 'run', face: -1 }),
  ].join(''),
);
