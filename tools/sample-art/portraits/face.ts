import { crimson } from '../drawing/light.ts';
import { disc, line, mix, oval } from '../drawing/svg.ts';
import { filled } from './garment.ts';
import type { Look } from './look.ts';

export const faceOf = ({ skin, hair, beard, glasses, tika }: Look): string => {
  const shade = mix(skin, '#5a2d1c', 0.28);
  const eyes = [164, 236]
    .map(
      (x) =>
        line(`M${x - 13} 222q13 -9 26 0`, '#2a1c1c', 4) +
        line(`M${x - 16} 204q16 -9 32 -1`, mix(hair, '#2a1c1c', 0.3), 4.5),
    )
    .join('');
  const moustache = beard ? filled('M170 264Q200 246 230 264Q200 262 170 264Z', hair) : '';
  const chin =
    beard === 'full'
      ? filled('M130 236Q136 306 200 312T270 236Q266 276 230 272Q200 262 170 272Q134 276 130 236Z', hair)
      : '';
  const lens = glasses
    ? `<g fill="none" stroke="#23283a" stroke-width="4"><rect x="142" y="206" width="46" height="34" rx="14"/><rect x="212" y="206" width="46" height="34" rx="14"/><path d="M188 218q12-6 24 0"/></g>`
    : '';
  return (
    oval(122, 226, 12, 20, skin) +
    oval(278, 226, 12, 20, skin) +
    filled('M126 190Q126 118 200 118T274 190Q278 250 250 284Q226 310 200 310T150 284Q122 250 126 190Z', skin) +
    filled('M200 310Q174 310 150 284Q200 298 250 284Q226 310 200 310Z', shade, 'opacity="0.4"') +
    eyes +
    line('M201 224q7 18 2 24q-4 3 -10 1', shade, 3.5) +
    chin +
    line('M178 272q22 14 44 0', mix(skin, crimson, 0.55), 5) +
    moustache +
    lens +
    (tika ? disc(200, 180, 6, crimson) : '')
  );
};
