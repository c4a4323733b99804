import { hedge, wood } from '../drawing/fields.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { flagPole, prayerFlags } from '../drawing/flags.ts';
import { type Canvas, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { cream, dawn, type Light } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { range } from '../drawing/mountains.ts';
import { person } from '../drawing/person.ts';
import { seededRandom } from '../drawing/random.ts';
import { area, mix, picture } from '../drawing/svg.ts';
import { broadleaf, pine } from '../drawing/trees.ts';

export const bannerCanvas = (seed: string, light: Light): Canvas => ({
  w: 1600,
  h: 700,
  light,
  random: seededRandom(seed),
});

export function dawnBanner(): string {
  const c = bannerCanvas('banner dawn', dawn);
  const far = ridge(c, 452, 26);
  const lawn = ridge(c, 560, 10);
  const walk = area('M792 566C780 600 700 640 640 704H960C900 640 820 600 808 566Z', dawn.path);
  const people = [
    [742, 640, 1],
    [772, 648, -1],
    [858, 616, -1],
    [1010, 606, 1],
  ] as const;
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.3, 0.36, 0.06),
      range(
        c,
        [
          [0.06, 0.36, 0.16],
          [0.94, 0.34, 0.16],
          [0.28, 0.3, 0.15],
          [0.76, 0.24, 0.18],
          [0.52, 0.13, 0.21],
          [0.585, 0.17, 0.15],
          [0.17, 0.4, 0.13],
        ],
        0.62,
      ),
      hills(c, 2, 0.57, 0.63, 0.45),
      under(c, far, mix(dawn.far, dawn.near, 0.62)),
      wood(c, far, 42, 0.7, mix(dawn.leaf, dawn.far, 0.35)),
      under(c, lawn, dawn.ground),
      broadleaf(c.random, 470, 572, 130, dawn.leaf, '#234a50'),
      broadleaf(c.random, 1140, 574, 150, dawn.leaf, '#234a50', true),
      mainBuilding(800, 566, 560, dawn),
      flagPole(604, 590, 120),
      walk,
      hedge(c.random, 500, 690, 592, 22, mix(dawn.leaf, dawn.ground, 0.3)),
      hedge(c.random, 915, 1120, 592, 22, mix(dawn.leaf, dawn.ground, 0.3)),
      people
        .map(([x, y, face], i) =>
          person({
            x,
            y,
            size: 60,
            pose: 'walk',
            face,
            top: clothes[i] ?? cream,
            skin: skins[i],
            wear: i % 2 ? 'dress' : 'trousers',
            bottom: i % 2 ? '#8a3040' : '#28364f',
            hair: i % 2 ? 'long' : 'short',
          }),
        )
        .join(''),
      pine(90, 690, 250, '#2b5358', '#1f4149'),
      pine(190, 700, 180, '#335e60', '#264a50'),
      pine(1500, 700, 260, '#2b5358', '#1f4149'),
      pine(1410, 705, 170, '#335e60', '#264a50'),
      prayerFlags([90, 445], [800, 312], 46, 24, 22),
      prayerFlags([800, 312], [1500, 445], 46, 24, 22),
    ].join(''),
  );
}
