import { rowOf, someone } from '../drawing/crowd.ts';
import { crimson, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { line, mix, oval, shape } from '../drawing/svg.ts';

export const scienceDryer = scene('science dryer', noon, (c) =>
  [
    outdoors(c, 2, 0.66, 3),
    shape(
      [
        [380, 560],
        [820, 500],
        [820, 600],
        [380, 660],
      ],
      '#2a4a70',
    ),
    shape(
      [
        [380, 560],
        [820, 500],
        [790, 470],
        [410, 524],
      ],
      mix('#bcd6ea', '#ffffff', 0.2),
    ),
    ...Array.from({ length: 40 }, (_, i) =>
      oval(
        430 + (i % 10) * 36,
        536 - (i % 10) * 4.8 + Math.floor(i / 10) * 12 - 14,
        15,
        5,
        crimson,
        `transform="rotate(${(i * 37) % 50} ${430 + (i % 10) * 36} 530)"`,
      ),
    ),
    line('M400 658V740M800 602V740', '#6b4530', 14),
    someone(c.random, 270, 770, 330, { pose: 'hold', face: 1, top: '#d8a94a', hair: 'long' }),
    someone(c.random, 920, 770, 340, { pose: 'point', face: -1, top: '#2f7a78' }),
    rowOf(c.random, 2, 1030, 1110, 770, 310, { face: -1 }),
  ].join(''),
);
