import { rowOf, someone } from '../drawing/crowd.ts';
import { brass, cream, dawn, ink, noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { box, line, shape } from '../drawing/svg.ts';

export const gown = { wear: 'gown', hair: 'mortarboard', top: ink } as const;

export const hood = { wear: 'gown', hair: 'mortarboard', top: '#7a1a28' } as const;

export const thrownCap = (x: number, y: number, s: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(
    [
      [-s, 0],
      [0, -s * 0.36],
      [s, 0],
      [0, s * 0.36],
    ],
    '#121d38',
  )}${line(`M0 0l${s * 0.7} ${s * 0.16}v${s * 0.5}`, brass, s * 0.08)}</g>`;

export const convocationProcession = scene('convocation procession', noon, (c) =>
  [
    outdoors(c, 0, 0.68, 2),
    mainBuilding(600, 590, 700, noon),
    shape(
      [
        [470, 596],
        [730, 596],
        [960, 800],
        [240, 800],
      ],
      '#a8323a',
    ),
    shape(
      [
        [490, 596],
        [710, 596],
        [900, 800],
        [300, 800],
      ],
      '#b93a44',
    ),
    rowOf(c.random, 6, 90, 330, 700, 150, { pose: 'raise' }),
    rowOf(c.random, 6, 870, 1110, 700, 150, { pose: 'raise' }),
    rowOf(c.random, 3, 530, 670, 660, 150, { ...hood, pose: 'walk', face: 1 }),
    rowOf(c.random, 3, 480, 720, 760, 190, { ...gown, pose: 'walk', face: 1 }),
  ].join(''),
);

export const convocationGroup = scene('convocation group', dawn, (c) =>
  [
    outdoors(c, 1, 0.7),
    mainBuilding(600, 520, 1000, dawn),
    ...[0, 1, 2].map((i) =>
      box(150 - i * 40, 560 + i * 75, 900 + i * 80, 80, ['#e9dccb', '#dccfbe', '#cfc1b0'][i] ?? cream),
    ),
    rowOf(c.random, 11, 210, 990, 600, 170, gown),
    rowOf(c.random, 11, 180, 1020, 680, 180, gown),
    rowOf(c.random, 4, 160, 400, 765, 190, gown),
    someone(c.random, 520, 768, 195, { ...hood, hair: 'topi' }),
    someone(c.random, 620, 768, 190, { ...hood, hair: 'long' }),
    rowOf(c.random, 4, 740, 1010, 765, 190, gown),
  ].join(''),
);
