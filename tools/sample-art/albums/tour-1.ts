import { ridge, under } from '../drawing/landscape.ts';
import { dawn } from '../drawing/light.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { line } from '../drawing/svg.ts';
import { pine } from '../drawing/trees.ts';
import { bus } from './tour-things.ts';

export const tourBus = scene('tour bus', dawn, (c) => {
  const road = Array.from(
    { length: 17 },
    (_, i) => [1200 * (i / 15 - 0.05), 610 - i * 6 + Math.sin(i * 0.5) * 16] as const,
  );
  return [
    outdoors(c, 1, 0.66),
    under(c, road, '#9c8a72'),
    line(road.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y + 22}`).join(''), '#e4d5ba', 40),
    line(road.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y - 6}`).join(''), '#fbf6ec', 5, 'stroke-dasharray="4 40"'),
    bus(430, 606, 300),
    under(c, ridge(c, 720, 14), '#4d7a6c'),
    pine(120, 800, 300, '#2b5358', '#1f4149'),
    pine(1040, 810, 360, '#2b5358', '#1f4149'),
    pine(950, 810, 220, '#335e60', '#264a50'),
  ].join('');
});
