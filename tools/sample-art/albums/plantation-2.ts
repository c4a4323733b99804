import { rowOf, someone } from '../drawing/crowd.ts';
import { terraces, wood } from '../drawing/fields.ts';
import { house } from '../drawing/houses.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { crimson, ink, monsoon, noon } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { sapling } from '../drawing/seedlings.ts';
import { rain, umbrella } from '../drawing/weather.ts';
import { hillside } from './plantation-1.ts';

export const plantationRain = scene('plantation rain', monsoon, (c) =>
  [
    sky(c, 0.5, 0.1, 0.03),
    clouds(c, 5, 0.14, 0.8),
    hills(c, 4, 0.34, 0.56, 0.7),
    terraces(c, hillside(430, 540), 8, 42, ['#5f9a62', '#357553']),
    house(900, 520, 130, monsoon),
    house(740, 500, 96, monsoon),
    [
      [250, 700, crimson],
      [420, 730, ink],
      [600, 710, '#d8a94a'],
      [820, 740, '#2f7a78'],
    ]
      .map(([x, y, colour]) =>
        typeof x === 'number' && typeof y === 'number'
          ? someone(c.random, x, y, 200, { pose: 'hold', face: 1 }) + umbrella(x + 26, y - 250, 150, `${colour}`)
          : '',
      )
      .join(''),
    rain(c, 220),
  ].join(''),
);

export const plantationTeam = scene('plantation team', monsoon, (c) => {
  const trees = ridge(c, 500, 20);
  return [
    outdoors(c, 1, 0.66, 3),
    wood(c, trees, 90, 0.8, monsoon.leaf),
    under(c, ridge(c, 560, 10), '#5c9463'),
    rowOf(c.random, 9, 170, 1030, 690, 240, {}),
    rowOf(c.random, 6, 250, 950, 770, 230, { pose: 'floor' }),
    [120, 560, 640, 1090].map((x) => sapling(x, 786, 80)).join(''),
  ].join('');
});

export const plantationRainbow = scene('plantation rainbow', { ...noon, sky: ['#8fb4cf', '#c4dbe2', '#eef3e8'] }, (c) =>
  [
    sky(c, 0.9, 0.14, 0.04),
    `<g fill="none" stroke-width="16" opacity="0.5">${['#d9626a', '#e8a04f', '#ecd06a', '#7fb98a', '#6a9bd0', '#8a7cc0'].map((colour, i) => `<circle cx="520" cy="640" r="${500 - i * 16}" stroke="${colour}"/>`).join('')}</g>`,
    clouds(c, 3, 0.2, 0.7),
    hills(c, 3, 0.5, 0.62, 0.8),
    terraces(c, hillside(500, 580), 8, 44, ['#7fb070', '#458a5f']),
    Array.from({ length: 34 }, (_, i) =>
      sapling(60 + (i % 9) * 132 + (i > 17 ? 30 : 0), 590 + Math.floor(i / 9) * 56 + (i % 3) * 10, 40 + i * 0.7),
    ).join(''),
    someone(c.random, 300, 770, 210, { pose: 'point', face: 1 }),
    someone(c.random, 380, 775, 205, { pose: 'stand', face: 1 }),
  ].join(''),
);
