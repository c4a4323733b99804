import { someone } from '../drawing/crowd.ts';
import { cream, crimson, dawn, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, line } from '../drawing/svg.ts';
import { blueTeam, grandstand, redTeam } from './sports-1.ts';

export const sportsRace = scene('sports race', noon, (c) =>
  [
    outdoors(c, 2, 0.62, 2),
    grandstand(c, 560),
    box(0, 566, 1200, 234, '#b5573f'),
    [600, 660, 730].map((y) => line(`M0 ${y}H1200`, '#fbe9dc', 5)).join(''),
    [
      [260, 650],
      [420, 700],
      [560, 640],
      [720, 770],
      [880, 690],
      [1010, 745],
    ]
      .map(([x = 0, y = 0], i) =>
        someone(c.random, x, y, 230, {
          pose: 'run',
          face: 1,
          ...(i % 2 ? redTeam : blueTeam),
          top: [crimson, '#2f5fa8', '#d8a94a', '#2f7a78', '#7d4a6a', cream][i],
        }),
      )
      .join(''),
  ].join(''),
);

export const sportsHurdles = scene('sports hurdles', dawn, (c) =>
  [
    outdoors(c, 0, 0.66),
    box(0, 580, 1200, 220, '#b5573f'),
    [620, 690, 760].map((y) => line(`M0 ${y}H1200`, '#fbe9dc', 5)).join(''),
    [
      [330, 650],
      [700, 650],
      [1050, 650],
      [250, 730],
      [640, 730],
      [1010, 730],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y}v-80h70v80`, '#f4efe2', 7) + box(x - 4, y - 92, 78, 22, crimson))
      .join(''),
    someone(c.random, 370, 640, 240, { ...blueTeam, pose: 'jump', face: 1 }),
    someone(c.random, 690, 720, 250, { ...redTeam, pose: 'jump', face: 1, hair: 'long' }),
    someone(c.random, 860, 650, 230, { pose: 'run', face: 1, top: '#d8a94a', wear: 'trousers' }),
    someone(c.random, 130, 730, 240, { pose: 'run', face: 1, top: '#2f7a78', wear: 'trousers' }),
  ].join(''),
);
