import { diyo } from '../drawing/festival.ts';
import { terraces } from '../drawing/fields.ts';
import { night } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { outdoors, scene } from '../drawing/scene.ts';
import { disc } from '../drawing/svg.ts';
import { stars } from '../drawing/weather.ts';

export const tiharTown = scene('tihar town', night, (c) => {
  const fields = Array.from({ length: 17 }, (_, i) => [1200 * (i / 15 - 0.05), 500 + Math.sin(i * 0.4) * 30] as const);
  const lights = Array.from({ length: 130 }, () => {
    const [x, y] = [c.random.between(0, 1200), 540 + c.random.between(0, 240) * c.random.between(0.3, 1)];
    return disc(x, y, 9, '#ffcf7a', 'opacity="0.16"') + disc(x, y, c.random.between(2, 4), '#ffe3a0');
  });
  return [
    outdoors(c, 1, 0.66),
    stars(c, 160, 260),
    terraces(c, fields, 8, 44, ['#1a2a50', '#121f42']),
    lights.join(''),
    mainBuilding(380, 640, 360, { ...night, glass: '#ffd98c', wall: '#857f9c' }),
    Array.from({ length: 22 }, (_, i) => diyo(206 + i * 17, 648, 7)).join(''),
  ].join('');
});
