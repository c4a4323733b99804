import { hedge } from '../drawing/fields.ts';
import { skins } from '../drawing/figure.ts';
import { flagPole } from '../drawing/flags.ts';
import { house } from '../drawing/houses.ts';
import { type Canvas, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { cream, crimson, dawn, type Light } from '../drawing/light.ts';
import { range } from '../drawing/mountains.ts';
import { person } from '../drawing/person.ts';
import { seededRandom } from '../drawing/random.ts';
import { picture } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';

export const historyCanvas = (seed: string, light: Light): Canvas => ({
  w: 1200,
  h: 800,
  light,
  random: seededRandom(seed),
});

export function firstClass(): string {
  const c = historyCanvas('history first', {
    ...dawn,
    sky: ['#c9b79c', '#ecd9b8', '#faf0dc'],
    far: '#cdbfa8',
    near: '#7d6a58',
    ground: '#a39468',
    leaf: '#5f6a4c',
    peakShade: '#cfc3b4',
    path: '#ead9b4',
  });
  const pupils = [300, 372, 444, 516, 338, 410, 482].map((x, i) =>
    person({
      x: x + 40,
      y: i < 4 ? 690 : 735,
      size: 150,
      pose: 'floor',
      top: [cream, '#7d6a58', crimson, '#4f5d6c'][i % 4],
      bottom: '#5a4c44',
      skin: skins[i % 5],
      hair: i % 3 === 1 ? 'long' : 'short',
    }),
  );
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.2, 0.24, 0.05),
      range(
        c,
        [
          [0.14, 0.3, 0.2],
          [0.86, 0.28, 0.24],
          [0.5, 0.2, 0.26],
          [0.58, 0.23, 0.16],
        ],
        0.6,
      ),
      hills(c, 3, 0.52, 0.66, 0.6),
      under(c, ridge(c, 590, 10), c.light.ground),
      broadleaf(c.random, 250, 640, 400, c.light.leaf, '#454f3a'),
      house(660, 650, 400, c.light),
      pupils.join(''),
      person({
        x: 680,
        y: 730,
        size: 210,
        pose: 'talk',
        top: '#4a4540',
        bottom: '#efe6d4',
        skin: skins[2],
        hair: 'topi',
        face: -1,
      }),
      flagPole(1110, 660, 190),
      hedge(c.random, -20, 1240, 806, 40, c.light.leaf),
    ].join(''),
  );
}
