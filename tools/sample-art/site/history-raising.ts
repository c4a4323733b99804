import { terraces } from '../drawing/fields.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { clouds, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { monsoon } from '../drawing/light.ts';
import { person } from '../drawing/person.ts';
import { box, line, picture } from '../drawing/svg.ts';
import { pine } from '../drawing/trees.ts';
import { wing } from '../drawing/walls.ts';
import { historyCanvas } from './history-past.ts';

export function raising(): string {
  const c = historyCanvas('history raising', monsoon);
  const poles = Array.from({ length: 9 }, (_, i) => line(`M${320 + i * 75} 640V${330}`, '#a97f4e', 6)).join('');
  const planks = [410, 500, 590].map((y) => line(`M300 ${y}H940`, '#b98d58', 9)).join('');
  const workers = (
    [
      [380, 404, 'hold'],
      [560, 494, 'bend'],
      [760, 404, 'raise'],
      [250, 690, 'walk'],
      [1010, 700, 'bend'],
      [470, 704, 'hold'],
    ] as const
  ).map(([x, y, pose], i) =>
    person({
      x,
      y,
      size: 120,
      pose,
      top: clothes[(i * 3 + 2) % 8],
      bottom: '#38424f',
      skin: skins[i % 5],
      hair: i % 2 ? 'topi' : 'short',
      wear: i === 3 ? 'dress' : 'trousers',
      face: i % 2 ? -1 : 1,
    }),
  );
  const bricks = [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 5 - row }, (_, i) => box(1060 + row * 12 + i * 25, 690 - row * 14, 23, 12, '#a8553f')).join(
        '',
      ),
    )
    .join('');
  return picture(
    c.w,
    c.h,
    [
      sky(c, 0.75, 0.2, 0.05),
      clouds(c, 4, 0.2, 0.55),
      hills(c, 4, 0.42, 0.66, 0.8),
      terraces(c, ridge(c, 560, 24), 4, 26, ['#6fa066', '#3f7f58']),
      wing(350, 640, 270, 260, 4, 2, c.light),
      box(620, 470, 280, 170, '#b5684d'),
      ...[660, 740, 820].map((x) => box(x, 520, 44, 66, '#6d86a0')),
      poles,
      planks,
      under(c, ridge(c, 655, 6), '#b49c74'),
      bricks,
      workers.join(''),
      pine(90, 720, 330, c.light.leaf, '#17463a'),
      pine(190, 730, 220, '#2b6a55', '#1f5546'),
    ].join(''),
  );
}
