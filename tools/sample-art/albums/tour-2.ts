import { someone } from '../drawing/crowd.ts';
import { prayerFlags } from '../drawing/flags.ts';
import { clouds, hills, sky } from '../drawing/landscape.ts';
import { noon } from '../drawing/light.ts';
import { range } from '../drawing/mountains.ts';
import { scene } from '../drawing/scene.ts';
import { area, box, line, shape } from '../drawing/svg.ts';

export const tourBridge = scene('tour bridge', noon, (c) => {
  const deck = (x: number) => 430 + 130 * (1 - ((x - 600) / 520) ** 2);
  const hangers = Array.from({ length: 25 }, (_, i) => {
    const x = 96 + i * 42;
    return `M${x} ${Math.round(deck(x) - 74)}V${Math.round(deck(x))}`;
  }).join('');
  const cable = (lift: number) => `M80 ${430 - lift}Q600 ${690 - lift} 1120 ${430 - lift}`;
  return [
    sky(c, 0.2, 0.16, 0.05),
    clouds(c, 3, 0.14, 0.7),
    range(
      c,
      [
        [0.5, 0.14, 0.26],
        [0.42, 0.2, 0.18],
        [0.75, 0.26, 0.2],
      ],
      0.6,
    ),
    hills(c, 2, 0.5, 0.58, 0.6),
    shape(
      [
        [-10, 380],
        [150, 420],
        [260, 640],
        [330, 810],
        [-10, 810],
      ],
      '#5f7d68',
    ),
    shape(
      [
        [1210, 380],
        [1050, 420],
        [960, 620],
        [880, 810],
        [1210, 810],
      ],
      '#5f7d68',
    ),
    shape(
      [
        [-10, 380],
        [150, 420],
        [180, 500],
        [60, 810],
        [-10, 810],
      ],
      '#4b6a58',
    ),
    shape(
      [
        [1210, 380],
        [1050, 420],
        [1030, 500],
        [1130, 810],
        [1210, 810],
      ],
      '#4b6a58',
    ),
    area('M430 810Q560 760 520 715T610 640Q602 655 612 662Q560 720 640 745T760 810Z', '#a9d2e8'),
    area('M500 810Q610 765 555 720Q580 760 560 780T600 810Z', '#dceff7'),
    line(hangers, '#6b7688', 2),
    line(cable(74), '#55607a', 5),
    line(cable(0), '#8a6a4a', 12),
    [250, 350, 470, 590, 700, 830]
      .map((x) => someone(c.random, x, deck(x) - 4, 118, { pose: 'walk', face: 1 }))
      .join(''),
    prayerFlags([80, 330], [1120, 330], 62, 40, 22),
    box(66, 300, 22, 150, '#7d6a58'),
    box(1112, 300, 22, 150, '#7d6a58'),
  ].join('');
});
