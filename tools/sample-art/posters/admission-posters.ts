import { type Canvas, hills, ridge, sky, under } from '../drawing/landscape.ts';
import { words } from '../drawing/lettering.ts';
import { cream, crimson, dawn, dusk, ink, type Light } from '../drawing/light.ts';
import { mainBuilding } from '../drawing/main-building.ts';
import { range } from '../drawing/mountains.ts';
import { seededRandom } from '../drawing/random.ts';
import { box, picture } from '../drawing/svg.ts';
import { pine } from '../drawing/trees.ts';

const posterCanvas = (seed: string, light: Light): Canvas => ({ w: 1000, h: 1300, light, random: seededRandom(seed) });

/** The lower third of a poster: range, hills and the main building. */
function posterFoot(c: Canvas): string {
  return [
    range(
      c,
      [
        [0.1, 0.62, 0.24],
        [0.92, 0.6, 0.26],
        [0.5, 0.5, 0.34],
        [0.62, 0.53, 0.24],
      ],
      0.88,
    ),
    hills(c, 3, 0.76, 0.85, 0.7),
    under(c, ridge(c, 1130, 10), c.light.ground),
    mainBuilding(500, 1150, 560, c.light),
    pine(80, 1270, 260, c.light.leaf, ink),
    pine(920, 1270, 260, c.light.leaf, ink),
  ].join('');
}

export const centred = { align: 'middle' } as const;

export function itAdmission(): string {
  const c = posterCanvas('poster it', dawn);
  const chips = ['BSc CSIT', 'BIT', 'BCA'].map(
    (name, i) =>
      box(110 + i * 270, 372, 240, 92, ink, 'rx="46"') +
      words(230 + i * 270, 433, name, { size: 42, bold: true, colour: cream, ...centred }),
  );
  return picture(
    1000,
    1300,
    [
      sky(c, 0.5, 0.5, 0.04),
      posterFoot(c),
      words(500, 96, 'HIMCHULI MULTIPLE CAMPUS', { size: 34, bold: true, colour: ink, spacing: 4, ...centred }),
      box(440, 122, 120, 6, crimson),
      words(500, 254, 'Admission Open', { size: 112, bold: true, serif: true, colour: ink, ...centred }),
      words(500, 326, 'Bachelor’s programmes in information technology', { size: 38, colour: '#2c3f68', ...centred }),
      chips.join(''),
      words(500, 548, 'Apply by 10 January 2027', { size: 46, bold: true, colour: crimson, ...centred }),
      words(500, 604, 'Entrance examination 13 January, 11 am', { size: 36, colour: ink, ...centred }),
      box(0, 1216, 1000, 84, ink),
      words(500, 1271, '+977-61-500100   ·   info@himchuli.example', { size: 34, colour: cream, ...centred }),
    ].join(''),
  );
}

export function mastersAdmission(): string {
  const c = posterCanvas('poster masters', dusk);
  const rows = ['एम.बी.एस.', 'एम.ए. अङ्ग्रेजी · नेपाली', 'एम.ए. अर्थशास्त्र · समाजशास्त्र'].map((name, i) =>
    words(500, 424 + i * 62, name, { size: 48, colour: cream, ...centred }),
  );
  return picture(
    1000,
    1300,
    [
      sky(c, 0.5, 0.5, 0.045),
      posterFoot(c),
      words(500, 100, 'हिमचुली बहुमुखी क्याम्पस', { size: 46, bold: true, colour: '#ffe0b0', ...centred }),
      box(440, 128, 120, 6, crimson),
      words(500, 268, 'भर्ना खुल्यो', { size: 124, bold: true, serif: true, colour: '#ffffff', ...centred }),
      words(500, 352, 'स्नातकोत्तर तह, पहिलो सेमेस्टर २०८३', { size: 40, colour: '#ffe0b0', ...centred }),
      rows.join(''),
      box(150, 574, 700, 92, crimson, 'rx="14"'),
      words(500, 635, 'अन्तिम मिति: २०८३ मंसिर १५', { size: 48, bold: true, colour: '#ffffff', ...centred }),
      box(0, 1216, 1000, 84, '#0f1a3a'),
      words(500, 1272, 'सम्पर्क: ०६१-५००१००', { size: 38, colour: cream, ...centred }),
    ].join(''),
  );
}
