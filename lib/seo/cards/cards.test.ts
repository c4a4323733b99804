import '#lib/upstream/testing/next-cache.ts';
import sharp from 'sharp';
import { CARD, cardSvg } from './card-svg.ts';
import { drawCard } from './draw-card.ts';
import { fitText } from './fit-text.ts';
import { shape } from './font.ts';

describe('shape', () => {
  it('joins Devanagari into conjuncts and sets vowels in front', () => {
    // क + ् + ष is one letter, and ि stands before what it follows.
    expect(shape('क्ष', 50).outlines.match(/<path/g)).toHaveLength(1);
    expect(shape('क्ष', 50).width).toBeLessThan(shape('कष', 50).width);
  });

  it('has the letters of both scripts and grows with the size', () => {
    const { width, outlines } = shape('B.Sc. नतिजा २०८३', 40);
    expect(outlines).not.toContain('NaN');
    expect(shape('B.Sc. नतिजा २०८३', 80).width).toBeCloseTo(2 * width);
  });
});

describe('fitText', () => {
  it('sets a short heading large, on one line', () => {
    expect(fitText('Gallery', 1056, 330)).toMatchObject({ size: 84, lines: ['Gallery'] });
  });

  it('sets a long one smaller, on lines that fit', () => {
    const fitted = fitText('Notice of the first semester examination of the faculty of management, 2083', 1056, 330);
    expect(fitted.lines.length * fitted.leading).toBeLessThanOrEqual(330);
    for (const line of fitted.lines) expect(shape(line, fitted.size).width).toBeLessThanOrEqual(1056);
  });

  it('ends what is too long', () => {
    const { lines, leading } = fitText('परीक्षा '.repeat(400), 1056, 330);
    expect(lines.length * leading).toBeLessThanOrEqual(330);
    expect(lines.at(-1)).toMatch(/ …$/);
  });

  it('has no lines for nothing', () => {
    expect(fitText('  ', 1056, 330).lines).toEqual([]);
  });
});

test('a heading is drawn, never written into the picture', () => {
  expect(cardSvg('Campus', '</svg><script>alert(1)</script>')).not.toContain('script');
});

test('a card is a PNG of the size that its address promises', async () => {
  const { format, width, height } = await sharp(await drawCard('ne', 'सूचना')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...CARD });
});
