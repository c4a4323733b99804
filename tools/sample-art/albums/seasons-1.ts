import { rowOf, someone } from '../drawing/crowd.ts';
import { hedge } from '../drawing/fields.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { type Canvas, ridge, under } from '../drawing/landscape.ts';
import { crimson, dawn, dusk, ink, type Light, monsoon, night, noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { disc, mix } from '../drawing/svg.ts';
import { broadleaf, pine } from '../drawing/trees.ts';
import { rain, stars, umbrella } from '../drawing/weather.ts';

const autumn: Light = {
  ...noon,
  sky: ['#5b9bd6', '#a9d2ec', '#f4f1e2'],
  ground: '#b5a862',
  leaf: '#c78a3a',
  path: '#efdfba',
};

/** The same view in another light; `life` is what moves in it. */
export function seasonView(c: Canvas, bloom: boolean, life: string): string {
  const dark = mix(c.light.leaf, '#0c1a30', 0.3);
  return [
    outdoors(c, 0, 0.7),
    mainBuilding(560, 620, 680, c.light),
    broadleaf(c.random, 120, 660, 300, c.light.leaf, dark, bloom),
    broadleaf(c.random, 1010, 650, 220, c.light.leaf, dark, bloom),
    pine(1130, 720, 330, mix(c.light.leaf, c.light.near, 0.5), dark),
    under(c, ridge(c, 690, 8), mix(c.light.ground, c.light.leaf, 0.14)),
    life,
    hedge(c.random, -10, 1220, 806, 40, c.light.leaf),
  ].join('');
}

export const flakes = ({ random }: Canvas) =>
  Array.from({ length: 170 }, () =>
    disc(random.between(0, 1200), random.between(0, 800), random.between(1.5, 4.5), '#ffffff', 'opacity="0.85"'),
  ).join('');

export const seasonSpring = scene('season spring', dawn, (c) =>
  seasonView(
    c,
    true,
    prayerFlags([560, 280], [1060, 470], 50, 18, 22) + rowOf(c.random, 4, 300, 620, 760, 130, { pose: 'walk' }),
  ),
);

export const seasonSummer = scene('season summer', noon, (c) =>
  seasonView(c, false, rowOf(c.random, 5, 250, 820, 765, 140, { pose: 'floor' })),
);

export const seasonMonsoon = scene(
  'season monsoon',
  monsoon,
  (c) =>
    seasonView(
      c,
      false,
      [
        [330, crimson],
        [520, ink],
        [760, '#d8a94a'],
      ]
        .map(([x, colour]) =>
          typeof x === 'number'
            ? someone(c.random, x, 770, 150, { pose: 'hold', face: 1 }) + umbrella(x + 20, 580, 112, `${colour}`)
            : '',
        )
        .join(''),
    ) + rain(c, 260),
);

export const seasonAutumn = scene('season autumn', autumn, (c) =>
  seasonView(
    c,
    false,
    prayerFlags([560, 280], [60, 470], 60, 18, 22) + rowOf(c.random, 5, 320, 860, 765, 135, { pose: 'talk' }),
  ),
);

export const seasonDusk = scene('season dusk', dusk, (c) =>
  seasonView(c, false, rowOf(c.random, 3, 700, 900, 765, 135, { pose: 'walk' })),
);

export const seasonNight = scene(
  'season night',
  night,
  (c) => stars(c, 0, 0) + seasonView(c, false, '') + stars(c, 120, 240),
);
