import '#lib/site/campus-client/testing/next-cache.ts';
import sharp from 'sharp';
import { defaultIdentity } from '#content/site/defaults.ts';
import { defaultPalette } from '#lib/platform/colours/palette.ts';
import { brandOf } from '../icons/brand.ts';
import { textPicture } from '../icons/text-picture.ts';
import { CARD, cardBackground } from './card-background.ts';
import { fitHeading } from './card-text.ts';
import { drawCard } from './draw-card.ts';

const WHITE = '#ffffff';
const BOX = { width: 1056, height: 330 } as const;

async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels[3]?.max === 0;
}

describe('textPicture', () => {
  it('joins Devanagari into conjuncts', async () => {
    const conjunct = await textPicture('क्ष', 50, WHITE, 1000);
    const separate = await textPicture('कष', 50, WHITE, 1000);
    expect(conjunct.width).toBeLessThan(separate.width);
  });

  it('uses the font of the project for both scripts', async () => {
    const latin = await textPicture('B.Sc.', 50, WHITE, 1000);
    const both = await textPicture('B.Sc. नतिजा', 50, WHITE, 1000);
    // Measured with this face; others are 15 to 20 pixels wider.
    expect(Math.abs(latin.width - 116)).toBeLessThan(4);
    expect(Math.abs(both.width - 255)).toBeLessThan(4);
  });

  it.each(['</span><b>Results</b> & more', '<span size="9999">', '&amp;', '\u0000\u0007notice'])(
    'draws %j as plain text',
    async (text) => {
      const { picture, height } = await textPicture(text, 40, WHITE, 1000);
      expect(await isBlank(picture)).toBe(false);
      expect(height).toBeLessThan(80);
    },
  );
});

describe('fitHeading', () => {
  it('draws a short heading at the largest size', async () => {
    const heading = await fitHeading('Gallery', WHITE, BOX);
    expect(heading).toEqual(await textPicture('Gallery', 84, WHITE, BOX.width));
  });

  it.each([
    ['a long one', 'Notice of the first semester examination of the faculty of management, 2083'],
    ['one that is too long', 'परीक्षा '.repeat(400)],
    ['a single endless word', 'नतिजा'.repeat(300)],
  ])('fits %s into the box', async (_, text) => {
    const heading = await fitHeading(text, WHITE, BOX);
    expect(heading?.width).toBeLessThanOrEqual(BOX.width);
    expect(heading?.height).toBeLessThanOrEqual(BOX.height);
  });

  it('draws nothing for a blank heading', async () => {
    expect(await fitHeading('  ', WHITE, BOX)).toBeNull();
  });
});

test('the background has no text', () => {
  expect(cardBackground(defaultPalette.light)).not.toContain('<text');
});

test.each(['सूचना', '</svg><script>alert(1)</script>', ' '])(
  'the card for %j is a PNG of the declared size',
  async (heading) => {
    const { format, width, height } = await sharp(await drawCard('ne', heading, brandOf(defaultIdentity))).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...CARD });
  },
);
