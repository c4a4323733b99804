import { cream } from '../drawing/light.ts';
import { disc, line, mix } from '../drawing/svg.ts';
import type { Look } from './look.ts';

export const filled = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

const shoulders = 'M30 490Q34 392 118 366Q170 352 176 330H224Q230 352 282 366Q366 392 370 490Z';

/** What the sitter wears, with the throat in its opening. */
export function garment({ wear, cloth, accent, skin }: Look): string {
  const dark = mix(cloth, '#0d1426', 0.3);
  const throat = wear === 'sari' ? 'M172 326H228Q226 376 200 380Q174 376 172 326Z' : 'M175 326H225L200 370Z';
  const base = filled(shoulders, cloth) + (wear === 'daura' ? '' : filled(throat, mix(skin, '#5a2d1c', 0.22)));
  if (wear === 'suit')
    return (
      base +
      filled('M158 346 176 334 200 372 224 334 242 346 262 360 214 490H186L138 360Z', cream) +
      filled('M192 392h16l8 98h-32z', accent) +
      filled('M190 384h20l-5 18h-10z', mix(accent, '#000000', 0.2)) +
      filled('M158 346 138 360 150 420 186 490 200 424ZM242 346 262 360 250 420 214 490 200 424Z', dark)
    );
  if (wear === 'daura')
    return (
      base +
      filled('M172 340 228 340 250 380 176 490H150L186 400Z', mix(cloth, '#ffffff', 0.25)) +
      line('M232 346 178 480', accent, 4) +
      disc(196, 452, 4, accent) +
      filled('M60 400Q90 372 124 366L150 490H52ZM340 400Q310 372 276 366L262 490H348Z', dark)
    );
  if (wear === 'sari')
    return (
      base +
      filled('M170 340Q200 386 230 340L246 356Q200 410 154 356Z', mix(cloth, '#ffffff', 0.18)) +
      filled('M236 350Q300 372 330 400L180 490H70Q150 440 236 350Z', accent) +
      line('M238 352Q170 430 84 490', mix(accent, '#ffe7b0', 0.6), 6)
    );
  if (wear === 'kurta')
    return (
      base +
      filled('M168 342 200 408 232 342 218 338 200 372 182 338Z', accent) +
      filled(
        'M118 366Q96 430 130 490H76Q80 400 118 366ZM282 366Q304 430 270 490H324Q320 400 282 366Z',
        accent,
        'opacity="0.9"',
      )
    );
  if (wear === 'shirt')
    return (
      base +
      filled('M166 344 200 382 174 410 148 356ZM234 344 200 382 226 410 252 356Z', mix(cloth, '#ffffff', 0.4)) +
      line('M200 384V490', dark, 2.5) +
      disc(200, 420, 3.5, dark) +
      disc(200, 458, 3.5, dark)
    );
  return (
    base +
    filled('M164 344Q200 388 236 344L250 354Q200 412 150 354Z', dark) +
    filled('M174 340 200 366 226 340 232 350 200 382 168 350Z', accent)
  );
}
