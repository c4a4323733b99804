import { someone } from '../drawing/crowd.ts';
import { hills, ridge, sky, under } from '../drawing/landscape.ts';
import { dawn, noon } from '../drawing/light.ts';
import { range } from '../drawing/mountains.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { area, box, fade, line } from '../drawing/svg.ts';
import { pine } from '../drawing/trees.ts';

export const tourTrail = scene('tour trail', noon, (c) => {
  const trail = Array.from(
    { length: 17 },
    (_, i) => [1200 * (i / 15 - 0.05), 640 - i * 9 + Math.sin(i * 0.8) * 12] as const,
  );
  return [
    outdoors(c, 0, 0.62, 2),
    under(c, trail, '#a59a6c'),
    line('M-20 660Q300 640 560 600T1220 510', '#e8d9b6', 18),
    [120, 250, 390, 520, 650, 790, 930]
      .map((x) => someone(c.random, x, 662 - x * 0.115, 165, { pose: 'walk', face: 1 }))
      .join(''),
    under(c, ridge(c, 740, 12), '#7d8a5c'),
  ].join('');
});

export const tourLake = scene('tour lake', dawn, (c) => {
  const view = [
    sky(c, 0.22, 0.2, 0.05),
    range(
      c,
      [
        [0.12, 0.28, 0.2],
        [0.88, 0.26, 0.22],
        [0.5, 0.12, 0.28],
        [0.58, 0.16, 0.18],
      ],
      0.56,
    ),
    hills(c, 2, 0.46, 0.52, 0.6),
  ].join('');
  const boat =
    area('M520 640h200q-24 44 -100 44t-100 -44z', '#8a4a34') +
    someone(c.random, 570, 650, 150, { pose: 'sit', face: 1 }) +
    someone(c.random, 660, 650, 150, { pose: 'sit', face: -1 }) +
    area('M512 636h216l-10 18h-196z', '#a85f42');
  return [
    `<defs><clipPath id="up"><path d="M0 0h1200v448H0z"/></clipPath>${fade('water', [
      ['#8fb0cf', 0.35],
      ['#5a80ab', 0.85],
    ])}</defs><g clip-path="url(#up)">${view}</g><g transform="matrix(1 0 0 -0.9 0 852)" opacity="0.75"><g clip-path="url(#up)">${view}</g></g>`,
    box(0, 447, 1200, 353, 'url(#water)'),
    [500, 545, 600, 668, 730, 780]
      .map((y, i) =>
        line(`M${150 + i * 90} ${y}h${220 - i * 12}M${760 - i * 70} ${y + 14}h160`, '#f4f7fb', 3, 'opacity="0.45"'),
      )
      .join(''),
    boat,
    pine(70, 800, 280, '#2b5358', '#1f4149'),
    pine(1140, 810, 340, '#2b5358', '#1f4149'),
  ].join('');
});
