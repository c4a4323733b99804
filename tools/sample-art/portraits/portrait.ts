import { box, disc, mix, picture } from '../drawing/svg.ts';
import { faceOf } from './face.ts';
import { filled, garment } from './garment.ts';
import { dhakaTopi, hairBack, hairFront } from './hair.ts';
import type { Look } from './look.ts';

/** The sitter, from behind forward: hair, clothes, neck, face, hair, cap. */
export const features = (look: Look): string =>
  hairBack(look) +
  filled('M168 290H232V340Q232 372 200 380Q168 372 168 340Z', mix(look.skin, '#5a2d1c', 0.22)) +
  garment(look) +
  faceOf(look) +
  hairFront(look) +
  (look.topi ? dhakaTopi(look) : '');

/** A stylised portrait, 400 x 480, against a hill of the campus. */
export function portrait(look: Look): string {
  const [sky, hill] = look.ground;
  return picture(
    400,
    480,
    [
      box(0, 0, 400, 480, sky),
      disc(305, 120, 46, '#fff6e2', 'opacity="0.55"'),
      `<path d="M-10 330 90 210l50 60 70-120 90 120 40-40 80 100v160H-10z" fill="${mix(sky, '#ffffff', 0.42)}"/>`,
      `<path d="M-10 370q110-70 210-30t210-20v170H-10z" fill="${mix(sky, hill, 0.55)}"/>`,
      features(look),
    ].join(''),
  );
}
