import { audience, rowOf, someone } from '../drawing/crowd.ts';
import { garland } from '../drawing/festival.ts';
import { hedge } from '../drawing/fields.ts';
import { flagPole } from '../drawing/flags.ts';
import { crimson, dawn, ink, noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { pagodaRoof } from '../drawing/roofs.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { curtain, lectern } from '../drawing/stage.ts';
import { box } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';

export const orientationHall = scene('orientation hall', noon, (c) =>
  [
    box(0, 0, 1200, 800, '#efe2cc'),
    box(0, 60, 1200, 20, '#d8c4a4'),
    curtain(120, 90, 960, 340, '#8d1c2a'),
    box(80, 420, 1040, 90, '#a06a45'),
    box(80, 420, 1040, 12, '#c08a5f'),
    garland(120, 120, 480, 50, 9),
    garland(600, 120, 480, 50, 9),
    lectern(470, 424, 130),
    someone(c.random, 470, 372, 200, { pose: 'talk', top: ink, hair: 'topi', face: 1, wear: 'trousers' }),
    lectern(470, 424, 130),
    rowOf(c.random, 5, 680, 980, 424, 150, { pose: 'sit', face: -1 }),
    box(0, 500, 1200, 300, '#7d5a44'),
    audience(c, 560, 5),
  ].join(''),
);

export const orientationGate = scene('orientation gate', noon, (c) =>
  [
    outdoors(c, 1, 0.7, 3),
    mainBuilding(600, 600, 420, noon),
    box(0, 600, 1200, 200, noon.path),
    box(250, 250, 70, 450, '#e8dcc8'),
    box(880, 250, 70, 450, '#e8dcc8'),
    box(250, 250, 20, 450, '#cbbfae'),
    box(880, 250, 20, 450, '#cbbfae'),
    box(230, 236, 740, 40, noon.wall),
    pagodaRoof(600, 240, 900, 420, 130, noon.roof),
    garland(320, 290, 280, 60, 11),
    garland(600, 290, 280, 60, 11),
    rowOf(c.random, 4, 120, 300, 760, 190, { pose: 'bow', face: 1 }),
    rowOf(c.random, 5, 520, 800, 740, 180, { pose: 'walk', face: -1 }),
    rowOf(c.random, 3, 960, 1100, 765, 190, { pose: 'raise' }),
  ].join(''),
);

export const orientationWalk = scene('orientation walk', dawn, (c) =>
  [
    outdoors(c, 0, 0.7),
    mainBuilding(560, 610, 620, dawn),
    flagPole(960, 650, 200),
    broadleaf(c.random, 1080, 650, 230, dawn.leaf, '#234a50', true),
    hedge(c.random, -10, 1220, 800, 44, dawn.leaf),
    someone(c.random, 250, 740, 200, { pose: 'point', top: crimson, face: 1, wear: 'trousers', hair: 'short' }),
    rowOf(c.random, 7, 380, 900, 735, 175, { pose: 'stand', face: -1 }),
  ].join(''),
);
