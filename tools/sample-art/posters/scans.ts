import { words } from '../drawing/lettering.ts';
import { box, line, picture } from '../drawing/svg.ts';

const scanInk = '#2b2d38';

/** A letter as the office scanner sees it: a little askew, with shadowed edges, a stamp and a signature. */
function scanned(turn: number, content: string): string {
  const sheet = box(34, 30, 832, 1140, '#fdfcf7') + content;
  const stamp =
    '<g transform="rotate(-12 560 930)" fill="none" stroke="#4a4fa8" opacity="0.6"><circle cx="560" cy="930" r="76" stroke-width="4"/><circle cx="560" cy="930" r="56" stroke-width="2.5"/><path d="M524 950l22 -42 14 18 12 -26 30 50z" fill="#4a4fa8"/></g>';
  const signature = line('M610 930q40 -80 66 -20t36 -36 12 44 60 -34 46 20', '#26327a', 3.5);
  return picture(
    900,
    1200,
    `${box(0, 0, 900, 1200, '#b9b6ae')}<g transform="rotate(${turn} 450 600)">${sheet}${stamp}${signature}</g>`,
  );
}

const sheetHead =
  words(450, 120, 'हिमचुली बहुमुखी क्याम्पस', { size: 44, bold: true, colour: scanInk, align: 'middle' }) +
  words(450, 166, 'हिमचुली–७, देउराली, गण्डकी प्रदेश', { size: 24, colour: scanInk, align: 'middle' }) +
  box(90, 190, 720, 3, scanInk);

const sheetLines = (y: number, texts: readonly string[]) =>
  texts.map((text, i) => words(100, y + i * 50, text, { size: 27, colour: scanInk })).join('');

function dashainScan(): string {
  return scanned(
    -0.8,
    [
      sheetHead,
      words(800, 240, 'मिति: २०८३ असोज २२', { size: 24, colour: scanInk, align: 'end' }),
      words(450, 330, 'दसैँ बिदासम्बन्धी सूचना', { size: 36, bold: true, colour: scanInk, align: 'middle' }),
      sheetLines(420, [
        'यस क्याम्पसका सम्पूर्ण विद्यार्थी, शिक्षक तथा कर्मचारीहरूलाई',
        'सूचित गरिन्छ कि बडादसैँको अवसरमा २०८३ असोज २५ गतेदेखि',
        'कात्तिक ८ गतेसम्म क्याम्पस बन्द रहनेछ। कात्तिक ९ गतेदेखि',
        'कार्यालय तथा कक्षा नियमित रूपमा सञ्चालन हुनेछन्।',
        '',
        'विजया दशमीको हार्दिक मङ्गलमय शुभकामना!',
      ]),
      words(690, 1010, 'क्याम्पस प्रमुख', { size: 28, colour: scanInk, align: 'middle' }),
    ].join(''),
  );
}

function resultScan(): string {
  const rows = [
    ['७२०४', 'ए', '७२११', 'बी+'],
    ['७२०५', 'ए-', '७२१४', 'बी'],
    ['७२०७', 'बी+', '७२१५', 'ए-'],
    ['७२०८', 'बी', '७२१८', 'ए'],
    ['७२१०', 'ए', '७२२१', 'बी+'],
    ['७२१३', 'बी-', '७२२४', 'बी'],
  ];
  const grid = line(
    `${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M110 ${400 + i * 56}H790`).join('')}M110 400V792M280 400V792M450 400V792M620 400V792M790 400V792`,
    scanInk,
    2,
  );
  const cells = [['रोल नं.', 'ग्रेड', 'रोल नं.', 'ग्रेड'], ...rows].map((row, y) =>
    row
      .map((text, x) =>
        words(195 + x * 170, 438 + y * 56, text, { size: 27, bold: y === 0, colour: scanInk, align: 'middle' }),
      )
      .join(''),
  );
  return scanned(
    0.6,
    [
      sheetHead,
      words(800, 240, 'मिति: २०८३ साउन २७', { size: 24, colour: scanInk, align: 'end' }),
      words(450, 330, 'स्नातकोत्तर दोस्रो सेमेस्टरको परीक्षाफल', { size: 34, bold: true, colour: scanInk, align: 'middle' }),
      grid,
      cells.join(''),
      words(690, 1010, 'परीक्षा नियन्त्रक', { size: 28, colour: scanInk, align: 'middle' }),
    ].join(''),
  );
}

/** Scanned notices (900 x 1200), by the file's name without its leading number. */
export const scans: Record<string, () => string> = {
  'dashain-holiday-2083.jpg': dashainScan,
  'result-scan-2083-04.jpg': resultScan,
};
