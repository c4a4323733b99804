import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/site-content/testing/sample-readers.ts';
import sharp from 'sharp';
import { noticePages } from '#content/messages/notices.ts';
import { defaultIdentity } from '#content/site/defaults.ts';
import { defaultPalette } from '#lib/platform/colours/palette.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { nameOfPage } from '#lib/site/site-content/menu-links.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { brandOf } from '../icons/brand.ts';
import { textPicture } from '../icons/text-picture.ts';
import { cardHeading } from './card-heading.ts';
import { cardPath, pageOfCard } from './card-path.ts';
import { CARD, cardBackground, drawCard, fitHeading } from './draw-card.ts';

describe('the heading of a card', () => {
  const server = withCampusServer();

  test('a menu page and a department have their own heading', async () => {
    expect(await cardHeading('/chart', 'ne')).toBe(nameOfPage(sampleSite, '/chart')?.ne);
    expect(await cardHeading('/notice/exam', 'en')).toBe(noticePages.exam.heading.en);
  });

  test('a programme and Home have their own heading', async () => {
    expect(await cardHeading('/programs/bbs', 'ne')).toBe(sampleSite.programme.bbs?.name.ne);
    expect(await cardHeading('/', 'en')).toBe(sampleSite.identity?.tagline?.en);
  });

  test('an album and a notice have their own heading', async () => {
    server().behave(json({ body: [samples.album] }));
    expect(await cardHeading('/gallery/3', 'en')).toBe(samples.album.title);
    server().behave(json({ body: [samples.notice] }));
    expect(await cardHeading('/notice/item/5', 'ne')).toBe(samples.notice.description);
    expect(await cardHeading('/notice/item/5', 'en')).toBe(samples.notice.translation);
  });

  test('a page without a heading has that of its parent page', async () => {
    server().behave(json({ body: [] }));
    expect(await cardHeading('/notice/exam/page/2', 'en')).toBe(noticePages.exam.heading.en);
    expect(await cardHeading('/programs/no-such', 'en')).toBe(nameOfPage(sampleSite, '/programs')?.en);
    expect(await cardHeading('/gallery/999', 'en')).toBe(nameOfPage(sampleSite, '/gallery')?.en);
  });

  test.each(['/made-up', '/made/up', '/__proto__', `/${'a'.repeat(200)}`])('%s is not a page', async (path) => {
    expect(await cardHeading(path, 'en')).toBeNull();
  });
});
describe('the address of a card', () => {
  test.each([
    ['/', '/cards/ne/index.png'],
    ['/chiefMessage', '/cards/ne/chiefMessage.png'],
    ['/notice/item/5', '/cards/ne/notice/item/5.png'],
  ])('the card of %s has the address %s, which maps back to the page', (page, address) => {
    expect(cardPath(page, 'ne')).toBe(address);
    expect(pageOfCard(address.split('/').slice(3))).toBe(page);
  });

  test.each([[['about']], [['.png']], [[]], [['about.jpg']]])('%j is not a card', (parts) => {
    expect(pageOfCard(parts)).toBeNull();
  });
});
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
