import { rowOf, someone } from '../drawing/crowd.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { table } from '../drawing/furniture.ts';
import { noon } from '../drawing/light.ts';
import { room, viewWindow } from '../drawing/room.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, line } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';

export const orientationClass = scene('orientation class', noon, (c) =>
  [
    room(c, '#eef0e6', '#c9a27c', 0.7),
    box(300, 130, 470, 250, '#7a5236'),
    box(314, 144, 442, 222, '#2c4a44'),
    line('M360 330 L440 220 L500 290 L560 190 L680 330Z', '#e9efe6', 4),
    line('M600 180a26 26 0 1 0 52 0a26 26 0 1 0 -52 0', '#e9efe6', 4),
    viewWindow(880, 140, 240, 240, noon, c.random),
    someone(c.random, 250, 590, 290, {
      pose: 'point',
      face: 1,
      top: '#2f7a78',
      bottom: '#5a2f40',
      wear: 'dress',
      hair: 'long',
    }),
    [0, 1]
      .map((row) =>
        [0, 1, 2, 3]
          .map((i) => {
            const [x, y] = [330 + i * 230 - row * 110, 690 + row * 110];
            return (
              someone(c.random, x - 10, y + 26, 240, { pose: 'sit', face: -1 }) +
              table(x - 100, y + 20, 130, 92, '#a06a45')
            );
          })
          .join(''),
      )
      .join(''),
  ].join(''),
);

export const orientationCircle = scene('orientation circle', noon, (c) =>
  [
    outdoors(c, 2, 0.66, 2),
    prayerFlags([-10, 260], [330, 210], 60, 12, 26),
    prayerFlags([470, 210], [1210, 250], 70, 22, 26),
    broadleaf(c.random, 400, 660, 520, noon.leaf, '#245546'),
    rowOf(c.random, 5, 480, 860, 640, 160, { pose: 'floor' }),
    rowOf(c.random, 2, 400, 430, 690, 175, { pose: 'floor', face: 1 }),
    rowOf(c.random, 2, 930, 960, 690, 175, { pose: 'floor', face: -1 }),
    rowOf(c.random, 5, 500, 880, 760, 190, { pose: 'floor' }),
  ].join(''),
);
