import '#lib/site/campus-client/testing/environment.ts';
import { defaultIdentity } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import type { Place } from '#content/site/place.ts';
import type { CampusEvent, Contact } from '#lib/site/campus-client/types.ts';
import { exampleEvent } from '#lib/site/events/testing/example-event.ts';
import { catalogueOf, findInCatalogue, type Programme } from '#lib/site/site-content/programmes.ts';
import { findDocument, getIdentity } from '#lib/site/site-content/readers.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { campusNode, homeGraph } from './campus.ts';
import { publicationList } from './documents.ts';
import { eventGraph } from './events.ts';
import { courseGraph, programmeList } from './programmes.ts';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }));

jest.mock('#lib/site/site-content/readers.ts', () => ({ findDocument: jest.fn(), getIdentity: jest.fn() }));

const contactOf = (phone: string): Contact => ({
  ...{ title: '', phone, email: '', address: '', city: '', state: '', country: '', pinCode: '', introductionHtml: '' },
  social: { facebook: null, instagram: null, twitter: null, linkedIn: null },
});

describe('the campus as JSON-LD', () => {
  const name = { en: 'सगरमाथा क्याम्पस', ne: 'सगरमाथा क्याम्पस' };

  function withSite(identity: Identity, place: Place | null): void {
    jest.mocked(getIdentity).mockResolvedValue(identity);
    jest.mocked(findDocument).mockResolvedValue(place);
  }

  test('the campus has its other name, tagline and location', async () => {
    const { identity, place } = sampleSite;
    if (!identity || !place) throw new Error('the sample campus lacks a document');
    withSite(identity, place);
    expect(await campusNode(null, 'en')).toMatchObject({
      name: identity.name.en,
      alternateName: [identity.name.ne],
      slogan: identity.tagline?.en,
      geo: { '@type': 'GeoCoordinates', ...place.location },
    });
  });

  test('a campus that has entered only its name has no other name, tagline, location or contact data', async () => {
    withSite({ name, shortName: name }, null);
    expect(Object.keys(await campusNode(null, 'en')).sort()).toEqual(['@id', '@type', 'logo', 'name', 'url']);
    expect((await homeGraph(null, 'ne'))['@graph'][1]).toMatchObject({ '@type': 'WebSite', name: name.ne });
  });

  test('a place without a location adds none', async () => {
    withSite({ name, shortName: name }, { openingHours: [] });
    expect(await campusNode(null, 'en')).not.toHaveProperty('geo');
  });
});
describe('courses as JSON-LD', () => {
  beforeAll(() => {
    jest.mocked(getIdentity).mockResolvedValue(defaultIdentity);
    jest.mocked(findDocument).mockResolvedValue(null);
  });

  function programmeOf(id: string): Programme {
    const entry = findInCatalogue(catalogueOf(sampleSite), id);
    if (entry === null) throw new Error(`the sample has no programme ${id}`);
    return entry.programme;
  }

  const courseOf = async (id: string, areSamples: boolean) =>
    (await courseGraph(programmeOf(id), 'en', areSamples))['@graph'][0];

  test('a real price is included in rupees', async () => {
    expect(await courseOf('bbs', false)).toMatchObject({
      offers: { category: 'Paid', price: programmeOf('bbs').fee.whole, priceCurrency: 'NPR' },
    });
  });

  test.each([
    ['sample', 'bbs', true],
    ['unknown', 'bhm', false],
  ] as const)('a price that is %s is omitted', async (_, id, areSamples) => {
    expect(await courseOf(id, areSamples)).toMatchObject({ offers: { '@type': 'Offer', category: 'Paid' } });
    expect(JSON.stringify(await courseOf(id, areSamples))).not.toContain('price');
  });

  test('a programme of whole years is scheduled in years, and any other in months', async () => {
    const schedule = (id: string) => courseOf(id, true);
    expect(await schedule('bbs')).toMatchObject({
      hasCourseInstance: { courseSchedule: { repeatFrequency: 'Yearly', repeatCount: 4, duration: 'P4Y' } },
    });
    expect(await schedule('mphil-education')).toMatchObject({
      hasCourseInstance: { courseSchedule: { repeatFrequency: 'Monthly', repeatCount: 18, duration: 'P18M' } },
    });
  });

  test('a programme without faculty and conditions has no such properties', async () => {
    const bare = { ...programmeOf('bbs'), facultyName: null, eligibility: [] };
    const course = (await courseGraph(bare, 'en', true))['@graph'][0];
    expect(course).not.toHaveProperty('about');
    expect(course).not.toHaveProperty('coursePrerequisites');
  });
});

describe('the list of programmes as JSON-LD', () => {
  test.each([
    [
      { years: 4, semesters: 8 },
      { timeToComplete: 'P4Y', termsPerYear: 2 },
    ],
    [
      { years: 1.5, semesters: 3 },
      { timeToComplete: 'P18M', termsPerYear: 2 },
    ],
    [{ years: 3, semesters: null }, { timeToComplete: 'P3Y' }],
  ])('a programme of %j has %j, and its faculty or the campus as its provider', async (length, expected) => {
    jest.mocked(getIdentity).mockResolvedValue(defaultIdentity);
    const { level, programme } = findInCatalogue(catalogueOf(sampleSite), 'bbs') ?? {};
    if (!level || !programme) throw new Error('the sample has no such programme');
    const ofFaculty = { ...programme, ...length, facultyName: { en: 'Management', ne: 'व्यवस्थापन' } };
    const levels = [ofFaculty, { ...ofFaculty, facultyName: null }].map((each) => ({ ...level, programmes: [each] }));
    const [list] = (await programmeList(levels, 'Programmes', 'ne'))['@graph'];
    const campus = { '@id': expect.stringMatching(/#campus$/) };
    const provider = { '@type': 'CollegeOrUniversity', name: 'व्यवस्थापन', parentOrganization: campus };
    const item = {
      ...{ '@type': 'EducationalOccupationalProgram', educationalProgramMode: 'full-time' },
      ...{ name: ofFaculty.name.ne, url: expect.stringMatching(/\/ne\/programs\//), programType: 'Bachelor' },
      ...expected,
    };
    expect(list).toEqual({
      ...{ '@type': 'ItemList', name: 'Programmes', numberOfItems: 2 },
      itemListElement: [provider, campus].map((by, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { ...item, provider: by },
      })),
    });
  });
});

test('a publication as JSON-LD has its editors, publisher, day and files, or none of them', async () => {
  const none = {
    id: '1',
    description: 'Journal',
    editors: '',
    publisher: '',
    about: '',
    published: null,
    attachments: [],
  };
  const whole = {
    ...none,
    editors: 'A. Rai, B. Sah',
    publisher: 'Research Cell',
    about: 'Ten papers',
    published: exampleEvent().start,
  };
  const [list] = (await publicationList([none, whole], 'en'))['@graph'];
  const campus = { '@id': expect.stringMatching(/#campus$/) };
  const issue = { '@type': 'PublicationIssue', name: 'Journal' };
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
  expect(list).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, item: { ...issue, publisher: campus } },
    {
      '@type': 'ListItem',
      position: 2,
      item: {
        ...issue,
        editor: ['A. Rai', 'B. Sah'].map((name) => ({ '@type': 'Person', name })),
        publisher: { '@type': 'Organization', name: 'Research Cell', parentOrganization: campus },
        description: 'Ten papers',
        datePublished: exampleEvent().start,
      },
    },
  ]);
});

describe('events as JSON-LD', () => {
  const name = { en: 'Everest Campus', ne: 'सगरमाथा क्याम्पस' };
  const contact = (address: string): Contact => ({ ...contactOf('061-520000'), address });

  beforeAll(() => {
    jest.mocked(getIdentity).mockResolvedValue({ name, shortName: name });
    jest.mocked(findDocument).mockResolvedValue(null);
  });

  const eventOf = async (rest: Partial<CampusEvent> = {}, at: Contact | null = null, locale: 'en' | 'ne' = 'en') =>
    (await eventGraph(exampleEvent(rest), at, locale))['@graph'][0];

  test.each([
    ['term', 'EducationEvent'],
    ['exam', 'EducationEvent'],
    ['holiday', 'Event'],
    ['event', 'Event'],
  ] as const)('the type %s is a %s', async (type, expected) => {
    expect(await eventOf({ type })).toMatchObject({ '@type': expected });
  });

  test('an event of whole days has days, and one with times has instants, each on its own', async () => {
    expect(await eventOf()).toMatchObject({ startDate: '2026-12-06', endDate: '2026-12-06' });
    expect(await eventOf({ startTime: '07:00' })).toMatchObject({
      startDate: '2026-12-06T07:00:00+05:45',
      endDate: '2026-12-06',
    });
    expect(await eventOf({ startTime: '07:00', endTime: '10:30' })).toMatchObject({
      endDate: '2026-12-06T10:30:00+05:45',
    });
  });

  test('the place is that of the event, otherwise the campus; the address is that of the campus, if it has one', async () => {
    expect(await eventOf({ place: 'Hall' }, contact('Campus Marg'))).toMatchObject({
      location: { name: 'Hall', address: { '@type': 'PostalAddress', streetAddress: 'Campus Marg' } },
    });
    for (const at of [null, contact('')])
      expect(await eventOf({}, at, 'ne')).toMatchObject({ location: { name: name.ne, address: name.ne } });
  });

  test('the texts are in the language of the page, and an event without a description has none', async () => {
    const nepali = { title: 'मेला', description: 'सबैका लागि' };
    expect(await eventOf({ nepali }, null, 'ne')).toMatchObject({ name: 'मेला', description: 'सबैका लागि' });
    expect(await eventOf({ nepali })).toMatchObject({ name: 'Fair' });
    expect(await eventOf({ nepali })).not.toHaveProperty('description');
  });
});

describe('telephone numbers as JSON-LD', () => {
  test('several numbers are a list, and one stays as it is written', async () => {
    expect(await campusNode(contactOf('061-520000, 061-520001'), 'en')).toMatchObject({
      telephone: ['061520000', '061520001'],
    });
    expect(await campusNode(contactOf('061-520000'), 'en')).toMatchObject({ telephone: '061-520000' });
    const fromWord = '+977\u00a061\u2011520000\u200b';
    expect(await campusNode(contactOf(fromWord), 'en')).toMatchObject({ telephone: '+977 61-520000' });
  });
});
