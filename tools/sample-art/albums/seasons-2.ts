import { rowOf } from '../drawing/crowd.ts';
import { crimson, snow } from '../drawing/light.ts';
import { scene } from '../drawing/scene.ts';
import { flakes, seasonView } from './seasons-1.ts';

export const seasonSnow = scene(
  'season snow',
  snow,
  (c) => seasonView(c, false, rowOf(c.random, 3, 350, 520, 768, 140, { pose: 'walk', top: crimson })) + flakes(c),
);
