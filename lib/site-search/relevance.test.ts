import '../campus/testing/next-cache.ts';
import '../campus/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSiteIndex, type SiteIndex } from './build-index';
import { findInSite } from './find';
import { readEntries } from './read-entries';

// The sample campus, embedded, in a folder of its own.
const folder = mkdtempSync(join(tmpdir(), 'site-search-'));
let index: SiteIndex;

beforeAll(async () => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
  index = await buildSiteIndex((await readEntries()).list);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = (query: string) => findInSite(index, query, 1)[0]?.best[0]?.entry;

test.each([
  // English
  ['library', '/library'],
  ['girls hostel', '/gHostel'],
  ['contact', '/contact'],
  ['where is the cafeteria', '/cafetria'],
  ['vision mission', '/Strategies'],
  ['teaching staffs', '/staff'],
  ['computer science', 'Bachelor of Science in Computer Science and Information Technology (BSc CSIT)'],
  ['bachelor of business studies', 'Bachelor of Business Studies (BBS)'],
  ['Deependra Pun', 'Prof. Dr. Deependra Bahadur Pun'],
  ['bbs second merit list', /second merit list/i],
  ['convocation', 'Convocation 2081'],
  ['organization chart', '/chart'],
  ['quality assurance', '/qaa'],
  // Nepali
  ['पुस्तकालय', '/library'],
  ['छात्रा छात्रावास', '/gHostel'],
  ['सम्पर्क', '/contact'],
  ['वृक्षारोपण', 'बृहत् वृक्षारोपण कार्यक्रम २०८२'],
  ['रामकृष्ण पराजुली', 'रामकृष्ण पराजुली'],
  ['सरस्वती पुजा', 'सरस्वती पूजा २०८२'],
  ['विद्यार्थी युनियन', '/studentUnion'],
  ['शिक्षक संघ', '/teachersAssociation'],
  // romanised, and Nepali for what is written in Latin letters
  ['pustakalaya', '/library'],
  ['Ramkrishna Parajuli', 'रामकृष्ण पराजुली'],
  ['Keshavraj Aryal', 'केशवराज अर्याल'],
  ['saraswati puja', 'सरस्वती पूजा २०८२'],
  ['दीपेन्द्र बहादुर पुन', 'Prof. Dr. Deependra Bahadur Pun'],
  ['samparka', '/contact'],
  // mistyped
  ['libary', '/library'],
  ['convocaton', 'Convocation 2081'],
  ['bachlor of educaton', 'Bachelor of Education (BEd)'],
  ['Sarala Adikari', 'Dr. Sarala Kumari Adhikari'],
  ['organisaton chart', '/chart'],
  ['पुस्तकालाय', '/library'],
  // It sounds like a word in the other script.
  ['examm', '/notice/exam'],
  ['examm routine', '/notice/exam'],
  // with a word that is nowhere
  ['phone number', '/contact'],
  ['girls hostel zzzz', '/gHostel'],
  ['library zzzz', '/library'],
])('%s finds %s first', (query, expected) => {
  const { path = '', title } = first(query) ?? {};
  const isPath = typeof expected === 'string' && expected.startsWith('/');
  if (expected instanceof RegExp) expect(title?.en).toMatch(expected);
  else expect(isPath ? path : title?.en).toBe(expected);
});

test('a day in either calendar finds the notices of that day', () => {
  for (const query of ['2083-08-04', '४ मंसिर २०८३', 'mangsir 4', '20 november 2026', '2026/11/20']) {
    const notices = findInSite(index, query, 5).find(({ kind }) => kind === 'notices');
    expect(notices?.best.map(({ entry }) => entry.date)).toContain('2026-11-20');
  }
});

test('a long notice is found by its end and called by its beginning', () => {
  const title = first('biometric attendance, report any difference')?.title.en ?? '';
  expect(title).toMatch(/^All teachers, officers .* …$/);
  expect(title.length).toBeLessThan(120);
});

const anything = ['', '   ', '???', '<script>', 'q̷̧', '\u0000', 'qqqqxxxxzzzz', '्', 'a'.repeat(10_000)];

test.each(anything.map((query) => ({ query, name: query.slice(0, 20) })))(
  '“$name” finds nothing, or something, and never fails',
  ({ query }) => {
    expect(findInSite(index, query, 5).every(({ total, best }) => total >= best.length)).toBe(true);
  },
);
