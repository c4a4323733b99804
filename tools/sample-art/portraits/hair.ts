import { cream } from '../drawing/light.ts';
import { disc, mix, shape } from '../drawing/svg.ts';
import { filled } from './garment.ts';
import type { Look } from './look.ts';

export function hairBack({ style, hair }: Look): string {
  if (style === 'long')
    return filled('M112 200Q108 92 200 88T288 200Q300 300 292 372Q200 400 108 372Q100 300 112 200Z', hair);
  if (style === 'bob') return filled('M110 204Q106 90 200 88T290 204Q296 268 280 300H120Q104 268 110 204Z', hair);
  return style === 'bun'
    ? filled('M118 210Q110 96 200 92T282 210Q280 250 268 268H132Q120 250 118 210Z', hair) + disc(200, 84, 34, hair)
    : '';
}

export function hairFront({ style, hair }: Look): string {
  if (style === 'bald')
    return filled('M126 204Q120 176 132 160Q138 190 134 220ZM274 204Q280 176 268 160Q262 190 266 220Z', hair);
  if (style === 'short')
    return filled('M124 206Q112 100 200 98T276 206Q274 170 258 152Q200 142 142 152Q126 170 124 206Z', hair);
  if (style === 'side')
    return filled('M124 206Q108 94 206 96T276 206Q272 172 258 158Q196 166 158 140Q130 168 124 206Z', hair);
  return filled('M128 214Q116 102 200 100T272 214Q268 164 204 126Q146 158 128 214Z', hair);
}

export const dhakaTopi = ({ accent }: Look): string =>
  filled('M124 168 140 74Q196 52 262 88L276 168Q200 138 124 168Z', mix(accent, '#c9546a', 0.3)) +
  filled('M124 168 128 144Q200 116 272 144L276 168Q200 138 124 168Z', mix(accent, '#1b2440', 0.45)) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      shape(
        [
          [142 + i * 20, 118 - i * 2],
          [150 + i * 20, 106 - i * 2],
          [158 + i * 20, 118 - i * 2],
          [150 + i * 20, 130 - i * 2],
        ],
        i % 2 ? cream : '#d8a94a',
      ),
    )
    .join('');
