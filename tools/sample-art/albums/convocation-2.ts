import { rowOf, someone } from '../drawing/crowd.ts';
import { garland } from '../drawing/festival.ts';
import { hedge } from '../drawing/fields.ts';
import { crimson, ink, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { curtain, lectern } from '../drawing/stage.ts';
import { box, disc, line } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';
import { gown, hood, thrownCap } from './convocation-1.ts';

export const convocationCaps = scene('convocation caps', noon, (c) =>
  [
    outdoors(c, 2, 0.74, 4),
    rowOf(c.random, 9, 110, 1090, 720, 230, { wear: 'gown', top: ink, pose: 'raise', hair: 'short' }),
    rowOf(c.random, 8, 170, 1030, 800, 260, { wear: 'gown', top: ink, pose: 'raise', hair: 'long' }),
    [
      [150, 330, 20],
      [260, 210, -30],
      [370, 300, 60],
      [470, 150, 12],
      [590, 250, -45],
      [690, 120, 30],
      [800, 260, -12],
      [900, 170, 48],
      [1020, 300, -25],
      [1090, 190, 15],
    ]
      .map(([x = 0, y = 0, turn = 0]) => thrownCap(x, y, 40, turn))
      .join(''),
  ].join(''),
);

export const convocationDegree = scene('convocation degree', noon, (c) =>
  [
    box(0, 0, 1200, 800, '#efe2cc'),
    curtain(0, 0, 1200, 560, '#16305c'),
    box(0, 560, 1200, 240, '#a06a45'),
    box(0, 560, 1200, 14, '#c08a5f'),
    garland(0, 60, 600, 90, 13),
    garland(600, 60, 600, 90, 13),
    lectern(190, 640, 260),
    someone(c.random, 520, 720, 430, { ...hood, pose: 'hold', face: 1, hair: 'topi' }),
    someone(c.random, 730, 720, 410, { ...gown, pose: 'hold', face: -1 }),
    line('M590 478L662 470', '#fdf6e6', 22),
    disc(626, 475, 13, crimson),
    rowOf(c.random, 3, 900, 1100, 700, 330, { ...gown, face: -1 }),
  ].join(''),
);

export const convocationFamily = scene('convocation family', noon, (c) =>
  [
    outdoors(c, 1, 0.7, 2),
    broadleaf(c.random, 170, 650, 360, noon.leaf, '#245546', true),
    broadleaf(c.random, 1080, 640, 280, noon.leaf, '#245546', true),
    hedge(c.random, -10, 1220, 650, 46, '#4d8a68'),
    someone(c.random, 430, 760, 400, {
      pose: 'bow',
      top: '#cbbfa8',
      bottom: '#cbbfa8',
      hair: 'topi',
      wear: 'trousers',
      face: 1,
    }),
    someone(c.random, 600, 770, 400, { ...gown, pose: 'hold', face: 1 }),
    someone(c.random, 770, 760, 380, {
      wear: 'dress',
      top: crimson,
      bottom: '#8d1c2a',
      hair: 'long',
      pose: 'talk',
      face: -1,
    }),
    someone(c.random, 890, 770, 250, { pose: 'raise', top: '#d8a94a', face: -1 }),
  ].join(''),
);
