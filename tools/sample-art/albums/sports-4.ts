import { audience, rowOf, someone } from '../drawing/crowd.ts';
import { flagPole } from '../drawing/flags.ts';
import { trophy } from '../drawing/games.ts';
import { brass, crimson, dawn, dusk, ink, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, disc, line, shape } from '../drawing/svg.ts';
import { blueTeam, pitch } from './sports-1.ts';

export const sportsPodium = scene('sports podium', dawn, (c) =>
  [
    outdoors(c, 2, 0.7),
    flagPole(160, 600, 260),
    box(470, 560, 260, 220, ink),
    box(230, 620, 240, 160, '#2f5fa8'),
    box(730, 660, 240, 120, '#54708c'),
    disc(600, 640, 40, brass),
    disc(350, 690, 32, '#c9d1dc'),
    disc(850, 715, 28, '#c78f5a'),
    someone(c.random, 600, 562, 310, { pose: 'raise', top: crimson, wear: 'trousers', hair: 'long' }),
    someone(c.random, 350, 622, 290, { pose: 'raise', top: '#2f7a78', wear: 'trousers' }),
    someone(c.random, 850, 662, 290, { pose: 'raise', top: '#d8a94a', wear: 'trousers' }),
    someone(c.random, 1060, 780, 290, { pose: 'bow', top: '#cbbfa8', hair: 'topi', wear: 'trousers', face: -1 }),
  ].join(''),
);

export const sportsCrowd = scene('sports crowd', dusk, (c) =>
  [
    outdoors(c, 1, 0.6),
    box(0, 470, 1200, 330, '#38425f'),
    box(0, 470, 1200, 40, '#56607c'),
    [
      [140, 300, crimson],
      [400, 260, '#d8a94a'],
      [660, 290, '#2f7a78'],
      [930, 250, crimson],
    ]
      .map(([x, y, colour]) =>
        typeof x === 'number' && typeof y === 'number'
          ? line(`M${x} ${y + 330}V${y}`, '#e8e2d4', 7) +
            shape(
              [
                [x, y],
                [x + 150, y + 24],
                [x + 110, y + 58],
                [x + 148, y + 96],
                [x, y + 92],
              ],
              `${colour}`,
            )
          : '',
      )
      .join(''),
    audience(c, 520, 6),
  ].join(''),
);

export const sportsShield = scene('sports shield', noon, (c) =>
  [
    outdoors(c, 0, 0.66, 2),
    pitch(c),
    rowOf(c.random, 11, 150, 1050, 690, 230, { ...blueTeam, pose: 'stand' }),
    someone(c.random, 520, 770, 280, { ...blueTeam, pose: 'raise', hair: 'short' }),
    someone(c.random, 690, 770, 275, { ...blueTeam, pose: 'raise', hair: 'long' }),
    trophy(606, 500, 150),
  ].join(''),
);
