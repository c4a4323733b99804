import { audience, rowOf } from '../drawing/crowd.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { dusk } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { gown } from './convocation-1.ts';

export const convocationEvening = scene('convocation evening', dusk, (c) =>
  [
    outdoors(c, 0, 0.7),
    mainBuilding(600, 620, 860, dusk),
    prayerFlags([0, 380], [600, 210], 60, 24, 24),
    prayerFlags([600, 210], [1200, 380], 60, 24, 24),
    rowOf(c.random, 4, 200, 420, 740, 150, gown),
    rowOf(c.random, 3, 760, 960, 750, 150, gown),
    audience(c, 790, 1),
  ].join(''),
);
