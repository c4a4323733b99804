import { temple } from '../drawing/houses.ts';
import { cream, crimson, noon } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { seededRandom } from '../drawing/random.ts';
import { area, box, curve, disc, line, mix, type Point, picture, round } from '../drawing/svg.ts';
import { broadleaf, pine } from '../drawing/trees.ts';
import { road, spots, stream } from './map-places.ts';

/** The surroundings of the campus seen from above (960 x 540): roads, stream, houses, woods, the campus under its pin. */
export function surroundings(): string {
  const random = seededRandom('map');
  const contour = (cx: number, cy: number, r: number) =>
    line(
      `${curve(Array.from({ length: 13 }, (_, i): Point => [cx + Math.cos(i * 0.524) * r * (1.5 + Math.sin(i * 2.1) * 0.06), cy + Math.sin(i * 0.524) * r * (0.9 + Math.cos(i * 1.7) * 0.05)]))}Z`,
      '#c3cfae',
      2,
    );
  const contours = [60, 95, 135, 180, 230].flatMap((r) => [contour(130, 90, r), contour(850, 470, r * 0.8)]).join('');
  const lanes = [
    'M450 268C440 340 470 430 430 560',
    'M600 250C620 180 580 90 610 -20',
    'M300 240C290 160 330 80 300 -20',
    'M600 250C660 300 720 420 820 560',
    'M470 262C480 232 480 212 480 196',
  ];
  const roads = [...lanes, curve(road)];
  const surface =
    roads.map((d, i) => line(d, '#dccfae', i === 5 ? 26 : 15)).join('') +
    roads.map((d, i) => line(d, '#fffdf6', i === 5 ? 20 : 10)).join('');
  const houses = spots.map(([x, y]) => {
    const s = random.between(18, 27);
    return (
      box(x - s / 2, y - s / 3, s, s * 0.72, mix('#e6dccb', crimson, random.between(0.03, 0.18))) +
      box(x - s / 2, y - s / 3, s, s * 0.34, '#cdbfae')
    );
  });
  const woods = Array.from({ length: 46 }, () => {
    const [x, y] = random.chance(0.5)
      ? [random.between(10, 200), random.between(30, 190)]
      : [random.between(760, 950), random.between(390, 535)];
    return random.chance(0.6)
      ? pine(x, y, random.between(22, 34), '#5d8f74', '#4a7a63')
      : broadleaf(random, x, y, random.between(24, 32), '#6d9b72', '#558563');
  });
  const [px, py] = [480, 92];
  const pin =
    area(
      `M${px} ${py}c-9 -17 -22 -25 -22 -42a22 22 0 0 1 44 0c0 17 -13 25 -22 42z`,
      crimson,
      'stroke="#fff" stroke-width="3"',
    ) + disc(px, py - 42, 8, cream);
  const grounds =
    box(388, 84, 184, 122, '#b9d3a6', 'rx="14"') +
    box(392, 88, 176, 114, 'none', 'rx="12" stroke="#fffdf6" stroke-width="2" stroke-dasharray="7 6"');
  const pitch = `<ellipse cx="542" cy="172" rx="20" ry="13" fill="#d8b48a" stroke="#fffdf6" stroke-width="2"/>`;
  const bridge =
    box(436, 380, 30, 34, '#a79678', `transform="rotate(4 451 397)"`) +
    box(441, 378, 20, 38, '#fffdf6', `transform="rotate(4 451 397)"`);
  const compass = `<g transform="translate(${round(906)} 486)">${disc(0, 0, 26, '#fffdf6', 'opacity="0.9"')}<path d="M0 -20L7 0H-7Z" fill="${crimson}"/><path d="M0 20L7 0H-7Z" fill="#16305c"/></g>`;
  return picture(
    960,
    540,
    [
      box(0, 0, 960, 540, '#e4ead2'),
      contours,
      line(curve(stream), '#9cc3dd', 30),
      line(curve(stream), '#b5d5e8', 20),
      surface,
      bridge,
      grounds,
      pitch,
      houses.join(''),
      woods.join(''),
      temple(330, 172, 44, noon),
      broadleaf(random, 404, 196, 30, '#4f8a62', '#3f7450'),
      broadleaf(random, 520, 128, 26, '#4f8a62', '#3f7450'),
      mainBuilding(466, 184, 118, noon),
      pin,
      compass,
    ].join(''),
  );
}
