import { sampleContent } from '#campus-api/campus/sample-content.ts';
import type { Disclosure } from '#content/site/public-information.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { isAdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { BOX_WIDTH, breakLines, type ChartNode, layOut, widthOf } from './chart/layout.ts';
import { mapAddresses } from './contact/map-addresses.ts';
import { hasOwnMarker } from './documents/own-marker.ts';
import { disclosuresByYear } from './public-information/disclosures-by-year.ts';
import { reportsOf } from './public-information/reports-of.ts';
import { byYear } from './publications/by-year.ts';

describe('the chart', () => {
  const node = (label: string, ...children: ChartNode[]): ChartNode => ({ label, children });

  const campus = node(
    'Assembly',
    node('Committee', node('Chief', node('Arts', node('English'), node('Nepali')), node('Science'))),
  );

  test('every unit is drawn once, with a line to each but the first', () => {
    const { boxes, lines } = layOut(campus);
    expect(boxes.map(({ label }) => label)).toEqual([
      'Assembly',
      'Committee',
      'Chief',
      'Arts',
      'English',
      'Nepali',
      'Science',
    ]);
    expect(lines).toHaveLength(boxes.length - 1);
  });

  test('boxes do not overlap and are within the drawing', () => {
    const { boxes, width, height } = layOut(campus);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + BOX_WIDTH).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes) {
        if (other === box) continue;
        const apart =
          other.x >= box.x + BOX_WIDTH ||
          box.x >= other.x + BOX_WIDTH ||
          other.y >= box.y + box.height ||
          box.y >= other.y + other.height;
        expect(apart).toBe(true);
      }
    }
  });

  test('a chart of one office is one box', () => {
    const { boxes, lines, width } = layOut(node('Office'));
    expect(boxes).toHaveLength(1);
    expect(lines).toEqual([]);
    expect(width).toBeGreaterThanOrEqual(BOX_WIDTH);
  });

  test('labels break between words, in either script', () => {
    expect(breakLines('Internal Quality Assurance Committee', 10)).toEqual([
      'Internal Quality',
      'Assurance',
      'Committee',
    ]);
    expect(breakLines('क्याम्पस व्यवस्थापन समिति', 13)).toEqual(['क्याम्पस व्यवस्थापन', 'समिति']);
    expect(breakLines('Unbreakable', 2)).toEqual(['Unbreakable']);
  });

  test('the width of a text counts the parts that a font may set conjuncts as', () => {
    expect(widthOf('कि')).toBeLessThan(widthOf('कक'));
    expect(widthOf('क्ष')).toBeGreaterThan(widthOf('क'));
  });
});
describe('the map', () => {
  test('the map shows about a kilometre around the campus, with a marker, and leads to its page and to directions', () => {
    expect(mapAddresses({ latitude: 28.2639, longitude: 83.9721 })).toEqual({
      embed:
        'https://www.openstreetmap.org/export/embed.html?bbox=83.96160%2C28.25790%2C83.98260%2C28.26990&layer=mapnik&marker=28.2639%2C83.9721',
      page: 'https://www.openstreetmap.org/?mlat=28.2639&mlon=83.9721#map=16/28.2639/83.9721',
      directions: 'https://www.openstreetmap.org/directions?to=28.2639%2C83.9721',
    });
  });
});
describe('markers of list items', () => {
  test.each([
    '1. First',
    '12) Twelfth',
    '(३) तेस्रो',
    '४. चौथो',
    'क) पहिलो',
    '(ख) दोस्रो',
    'iv. Fourth',
    'a) One',
    '• Point',
    '- Point',
    '– Point',
  ])('“%s” has its own marker', (item) => expect(hasOwnMarker(item)).toBe(true));

  test.each([
    'First',
    '2083 admission',
    '1.5 hours',
    'Hari Prasad',
    'क्याम्पस',
    'I am here',
    '12 students',
    '-5 degrees',
  ])('“%s” has none', (item) => expect(hasOwnMarker(item)).toBe(false));
});
describe('disclosures', () => {
  const disclosure = (year: number, quarter: number): Disclosure => ({
    year,
    quarter,
    publishedOn: '2026-10-20',
    entries: [],
  });

  test('disclosures are grouped by fiscal year, the newest year and quarter first', () => {
    const list = [disclosure(2082, 1), disclosure(2083, 1), disclosure(2082, 4)];
    expect(disclosuresByYear(list).map(([year, quarters]) => [year, quarters.map(({ quarter }) => quarter)])).toEqual([
      [2083, [1]],
      [2082, [4, 1]],
    ]);
  });
});
describe('reports', () => {
  const { publications } = sampleContent();

  const titled = (description: string, published: string | null = null): Publication => ({
    id: description,
    description,
    editors: '',
    publisher: '',
    about: '',
    published: published && isAdDate(published) ? published : null,
    attachments: [],
  });

  const kinds = sampleSite['public-information']?.reports ?? [];
  const titlesOf = (kind: number, list: readonly Publication[]) =>
    reportsOf({ inTitles: kinds[kind]?.inTitles ?? [] }, list).map(({ id }) => id);
  const [annual, audit, tracer, emis] = [0, 1, 2, 3] as const;

  test('the reports of the sample campus are recognized by their titles, the newest first', () => {
    const sample = publications.map(({ description, publishDate }) => titled(description, publishDate));
    expect(titlesOf(annual, sample)).toEqual(['Annual Report 2082/83', 'Annual Report 2081/82']);
    expect(titlesOf(tracer, sample)).toEqual(['Tracer Study of the Graduates of 2080']);
    expect([titlesOf(audit, sample), titlesOf(emis, sample)]).toEqual([[], []]);
  });

  test('a report is recognized in both languages, and not by a part of another word', () => {
    const list = [
      'Chemistry seminar',
      'The new auditorium',
      'EMIS report 2083',
      'Audited accounts',
      'लेखापरीक्षणको प्रतिवेदन',
      'ट्रेसर अध्ययन',
    ].map((title) => titled(title));
    expect(titlesOf(emis, list)).toEqual(['EMIS report 2083']);
    expect(titlesOf(audit, list)).toEqual(['Audited accounts', 'लेखापरीक्षणको प्रतिवेदन']);
    expect(titlesOf(tracer, list)).toEqual(['ट्रेसर अध्ययन']);
  });

  test('the three newest reports of a kind are shown', () => {
    const list = ['2020', '2024', '2022', '2023'].map((year) => titled(`Annual report ${year}`, `${year}-05-05`));
    expect(titlesOf(annual, list)).toEqual(['Annual report 2024', 'Annual report 2023', 'Annual report 2022']);
  });
});
describe('publications by year', () => {
  const made = (id: string, date: string | null): Publication => ({
    id,
    description: '',
    editors: '',
    publisher: '',
    about: '',
    published: date === null ? null : parseAdDate(date),
    attachments: [],
  });

  const outline = (list: Publication[]) =>
    byYear(list).map(({ year, publications }) => [year?.number ?? null, ...publications.map(({ id }) => id)]);

  test('publications are grouped by years of Bikram Sambat, the latest first, undated ones last', () => {
    const list = [
      made('a', '2025-05-01'),
      made('b', null),
      made('c', '2026-04-13'),
      made('d', '2026-04-14'),
      made('e', '2026-01-01'),
    ];
    expect(outline(list)).toEqual([
      [2083, 'd'],
      [2082, 'a', 'c', 'e'],
      [null, 'b'],
    ]);
  });

  test('a year before the table of Bikram Sambat is shown as a Gregorian year', () => {
    expect(byYear([made('a', '1890-05-01')]).map(({ year }) => year)).toEqual([{ calendar: 'ad', number: 1890 }]);
  });

  test('an empty list of publications has no years', () => {
    expect(byYear([])).toEqual([]);
  });
});
