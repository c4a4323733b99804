import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { defaultIdentity } from '#content/site/defaults.ts';
import type { CampusEvent, Publication, Staff } from '#lib/site/campus-client/types.ts';
import { nameTable } from '#lib/site/people/upstream-name.ts';
import { MonthEvents } from '../calendar/month-events.tsx';
import { EventArticle } from '../events/event-article.tsx';
import { EventsPage } from '../events/events-page.tsx';
import { ChiefMessage } from '../people/chief-message.tsx';
import { PeopleDirectory } from '../people/people-page.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { PublicationsByYear } from '../publications/publications-by-year.tsx';
import { outlineOf } from '../testing/outline.ts';
import { renderPage } from '../testing/render-page.ts';
import { events, files, inDays, month, people, texts } from './examples.ts';
import { FormSpecimens } from './form-specimens.tsx';
import { NoticeSpecimens } from './notice-specimens.tsx';
import { RecordSpecimens } from './record-specimens.tsx';

const mockLocale: Locale = 'en';
const mockIdentity = defaultIdentity;
const mockNames = nameTable([]);
const mockKnown = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
jest.mock('#lib/platform/i18n/current-locale.ts', () => ({
  currentLocale: () => mockKnown(mockLocale),
  currentMessages: () => mockKnown(messagesIn(mockLocale)),
}));
// The year of the examples.
jest.mock('#lib/platform/calendar/recent-day.ts', () => ({
  ...jest.requireActual<object>('#lib/platform/calendar/recent-day.ts'),
  recentYear: () => mockKnown(2083),
}));
jest.mock('#lib/site/site-content/readers.ts', () => ({
  ...jest.requireActual<object>('#lib/site/site-content/readers.ts'),
  pageLabel: async (path: string) => `label of ${path}`,
  findDocument: () => mockKnown(null),
  getMenu: () => mockKnown(null),
  getIdentity: () => mockKnown(mockIdentity),
  getCategories: () => mockKnown([]),
}));
jest.mock('../pictures/first-picture.ts', () => ({ firstPicturePriority: () => mockKnown('low') }));
jest.mock('#lib/site/people/campus-names.ts', () => ({
  ...jest.requireActual<object>('#lib/site/people/campus-names.ts'),
  currentNames: () => mockKnown(mockNames),
}));
jest.mock('#lib/site/content-cache/readers.ts', () => ({
  ...jest.requireActual<object>('#lib/site/content-cache/readers.ts'),
  getContact: async () => null,
}));
jest.mock('../layout/site-layout.tsx', () => ({ SiteLayout: ({ children }: { children: ReactNode }) => children }));
jest.mock('#lib/site/site-content/department-readers.ts', () => ({ knownDepartments: () => mockKnown([]) }));

// Not the content of a site that is served from this folder.
const dataDir = mkdtempSync(join(tmpdir(), 'styleguide-'));
process.env.DATA_DIR = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true }));

const publication = (id: string, rest: Partial<Publication> = {}): Publication => ({
  ...{ id, description: texts.short, editors: '', publisher: '', about: '', published: null, attachments: [] },
  ...rest,
});
const [chief, lecturer, clerk] = people as [Staff, Staff, Staff];
const group = (id: string, heading: string, members: Staff[]) => ({ id, heading, people: members });
const many = Array.from({ length: 20 }, (_, at) => ({ ...clerk, id: `c${at}` }));
const [exam, holiday] = events as [CampusEvent, CampusEvent];

/** States of larger parts of pages, which the styleguide does not show. */
const parts: Readonly<Record<string, ReactElement>> = {
  'The page of a person with all facts': (
    <PersonPage
      person={{ ...chief, subjects: 'Politics', officeHours: '10–12', publications: 'First\n\nSecond' }}
      path="/staff"
      seats={[
        { path: '/mgmtCommittee', group: group('1', 'Board', []), person: { ...chief, designation: 'Chair' } },
        { path: '/staff', group: group('2', '', []), person: { ...chief, designation: '' } },
      ]}
    />
  ),
  'The page of a person with a name only': <PersonPage person={clerk} path="/staff" seats={[]} />,
  'The message of the chief with another committee': (
    <ChiefMessage chief={{ ok: true, value: { ...chief, about: texts.usual, committee: 'Board' } }} />
  ),
  'The message of the chief whose committee is the designation': (
    <ChiefMessage chief={{ ok: true, value: { ...lecturer, committee: 'Lecturer' } }} />
  ),
  'The message of no chief': <ChiefMessage chief={{ ok: true, value: null }} />,
  'The message of a chief that is not available': <ChiefMessage chief={{ ok: false }} />,
  'People in two groups': (
    <PeopleDirectory groups={[group('a', 'Board', [chief, lecturer]), group('b', '', [lecturer, clerk])]} />
  ),
  'People in one group without a name': <PeopleDirectory groups={[group('a', '', [clerk])]} />,
  'More than 20 people in committees': (
    <PeopleDirectory groups={[group('a', 'Board', [lecturer]), group('b', 'Council', many)]} />
  ),
  'More than 20 people in departments': (
    <PeopleDirectory
      groups={[group('a', 'Arts', [lecturer, clerk]), group('b', 'Science', many)]}
      groupedBy="department"
    />
  ),
  '21 people in one group': <PeopleDirectory groups={[group('a', 'Board', [lecturer, ...many])]} />,
  'The days of a month': <MonthEvents days={month.days} />,
  'The days of a month without events': <MonthEvents days={[]} />,
  'The page of events': (
    <EventsPage
      events={{
        ok: true,
        value: {
          coming: [exam],
          past: [
            { ...holiday, albumId: '1' },
            { ...holiday, id: '3', albumId: '2' },
          ],
          albums: new Set(['1']),
        },
      }}
    />
  ),
  'The page of events without any': (
    <EventsPage events={{ ok: true, value: { coming: [], past: [], albums: new Set() } }} />
  ),
  'The page of events that are over': (
    <EventsPage events={{ ok: true, value: { coming: [], past: [holiday], albums: new Set() } }} />
  ),
  'The page of events that are not available': <EventsPage events={{ ok: false }} />,
  'The page of an event with all facts': <EventArticle event={{ ...exam, description: texts.usual }} />,
  'The page of an event with a title only': <EventArticle event={holiday} />,
  'Publications of several years': (
    <PublicationsByYear
      publications={[
        publication('1', {
          published: inDays(0),
          editors: 'Sita Rai',
          publisher: 'The campus',
          about: texts.usual,
          attachments: [files.pdf],
        }),
        publication('2', { published: inDays(-400) }),
        publication('3'),
      ]}
    />
  ),
  'Publications of one year': <PublicationsByYear publications={[publication('1', { published: inDays(0) })]} />,
};

/** The long texts of the examples are replaced by their names. */
const shortened = (lines: readonly string[]) => {
  const named = Object.entries(texts).sort(([, a], [, b]) => b.length - a.length);
  return lines
    .map((line) => named.reduce((short, [key, long]) => short.replaceAll(long, `«${key}»`), line))
    .join('\n')
    .replace(/(- ?\n[^\n]*\n)\1+/g, '$1…\n');
};

const FILE = 'components/styleguide/outlines.txt';
const expected = readFileSync(FILE, 'utf8');
const blocks = new Map(
  expected
    .split(/^= /m)
    .slice(1)
    .map((block) => block.split(/\n(.*)/s).map((each) => each.trim()) as [string, string]),
);

describe('components', () => {
  let rendered: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const groups = await Promise.all(
      [NoticeSpecimens, RecordSpecimens, FormSpecimens].map((Part) => renderPage(<Part />)),
    );
    const pieces = groups
      .join('')
      .split(/<div class="specimen"><p lang="en" class="name">/)
      .slice(1)
      .map((piece) => piece.split(/<\/p>(.*)/s));
    const specimens = pieces.map(
      ([name = '', html = '']) =>
        [name, shortened(outlineOf(html.replace(/<\/section>(?!.*<\/section>).*/s, '')))] as const,
    );
    const others = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, shortened(outlineOf(await renderPage(part)))] as const),
    );
    rendered = new Map([...specimens, ...others]);
    if (process.env.UPDATE_OUTLINES)
      writeFileSync(FILE, [...rendered].map(([name, lines]) => `= ${name}\n${lines}\n`).join('\n'));
  });

  test('each state of the styleguide and of this file has its outline', () =>
    expect([...rendered.keys()]).toEqual([...blocks.keys()]));

  test.each([...blocks.keys()])('%s: the outline in outlines.txt is rendered', (name) =>
    expect(rendered.get(name)).toBe(blocks.get(name)),
  );
});
