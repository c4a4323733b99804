import { hedge, terraces } from '../drawing/fields.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { house } from '../drawing/houses.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { range } from '../drawing/mountains.ts';
import { person } from '../drawing/person.ts';
import { mix, picture } from '../drawing/svg.ts';
import { broadleaf } from '../drawing/trees.ts';
import { bannerCanvas } from './banner-dawn.ts';

export function noonBanner(): string {
  const c = bannerCanvas('banner terraces', noon);
  const slope = Array.from(
    { length: 17 },
    (_, i) => [1600 * (i / 14 - 0.06), 610 - 190 * Math.sin((i / 16) * 2.2) + (i % 2) * 6] as const,
  );
  const front = ridge(c, 640, 12);
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.18, 0.18, 0.045),
      clouds(c, 4, 0.2, 0.7),
      range(
        c,
        [
          [0.1, 0.34, 0.14],
          [0.36, 0.2, 0.2],
          [0.3, 0.27, 0.12],
          [0.84, 0.28, 0.17],
          [0.62, 0.31, 0.16],
          [0.96, 0.36, 0.14],
        ],
        0.68,
      ),
      hills(c, 3, 0.55, 0.66, 0.6),
      terraces(c, slope, 9, 24, [mix(noon.ground, '#d9cf7a', 0.35), mix(noon.ground, '#2f6b58', 0.5)]),
      house(980, 470, 74, noon),
      house(1090, 500, 90, noon),
      house(840, 512, 70, noon),
      broadleaf(c.random, 950, 476, 80, noon.leaf, '#245546'),
      broadleaf(c.random, 1215, 512, 100, noon.leaf, '#245546'),
      mainBuilding(420, 600, 420, noon),
      broadleaf(c.random, 180, 616, 150, noon.leaf, '#245546', true),
      broadleaf(c.random, 668, 612, 120, noon.leaf, '#245546'),
      under(c, front, mix(noon.ground, noon.leaf, 0.25)),
      [
        [700, 672, 1],
        [742, 676, -1],
        [790, 670, -1],
        [1180, 664, 1],
        [1216, 668, 1],
      ]
        .map(([x = 0, y = 0, face], i) =>
          person({
            x,
            y,
            size: 84,
            pose: i === 0 ? 'talk' : i > 2 ? 'walk' : 'hold',
            face: face === 1 ? 1 : -1,
            top: clothes[(i * 2 + 1) % 8],
            skin: skins[i],
            wear: i === 1 || i === 4 ? 'dress' : 'trousers',
            hair: i === 1 || i === 4 ? 'long' : 'short',
          }),
        )
        .join(''),
      hedge(c.random, -20, 620, 706, 34, noon.leaf),
      hedge(c.random, 1290, 1640, 706, 38, noon.leaf),
    ].join(''),
  );
}
