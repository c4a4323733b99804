import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { runCommandLine } from '#campus-api/cli/program/command-line.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { describeSampleContent, isSamplePicture, samplePictures } from './sample-content.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'sample-content-')), 'data');
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(join(dataDir, '..'), { recursive: true });
});

const describe = (listsFiles: boolean) =>
  describeSampleContent(parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir }), listsFiles).join('\n');
const left = () => describe(true);
const office = (words: string[]) => runCommandLine(words, { NODE_ENV: 'test', DATA_DIR: dataDir });

test('every kind of sample record, text and picture is listed with its replacement', () => {
  prepareCampusApi({ dataDir });
  for (const line of [
    'name of the campus: npm run campus-api -- contact edit --title',
    '18 publications: npm run campus-api -- publication remove ID …',
    '3 flash notices: npm run campus-api -- flash remove ID …',
    '14 QAA documents: npm run campus-api -- qaa document remove ID …',
    'name of the campus: edit it in the office, or with npm run campus-api -- site import',
    'page /library: edit it',
    'programme bbs: edit it',
    'public information: edit it',
    'picture: replace public/pictures/banner-1.webp',
    'prepare --empty --name',
  ]) {
    expect(left()).toContain(line);
  }
});

test('documents with sample text take one line, which names the option that lists them', () => {
  prepareCampusApi({ dataDir });
  expect(describe(false)).toContain(
    `${sampleDocuments().length} documents of the site content; npm run doctor -- --sample-documents lists them`,
  );
});

test('an edited document is no longer listed', async () => {
  prepareCampusApi({ dataDir });
  const library = sampleDocuments().find(({ key }) => key === 'page/library')?.content;
  await withCampus({ dataDir }, { by: 'sita' }, (campus) => saveDocument(campus, 'page/library', library));
  expect(left()).not.toContain('page /library');
  expect(left()).toContain('page /sports: edit it');
});

test('documents are listed also where another campus API has the records', () => {
  prepareCampusApi({ dataDir, content: null, siteDocuments: sampleDocuments() });
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, UPSTREAM_URL: 'https://api.campus.example' } as const;
  const lines = describeSampleContent(parseEnvironment(environment), true).join('\n');
  expect(lines).toContain('menu: edit it');
  expect(lines).not.toContain('notices:');
});

test.each([
  ['from the start', async () => undefined],
  ['after the sample campus', async () => void prepareCampusApi({ dataDir })],
])('an empty campus %s has no sample records', async (_, begin) => {
  await begin();
  expect(await office(['prepare', '--empty', '--name', 'Our Campus', '--yes'])).toBe(0);
  expect(left()).not.toContain('campus-api');
  await office(['flash', 'add', '--text', 'Welcome']);
  expect(left()).not.toContain('campus-api');
});

test('every picture of the sample campus is recognized', () => {
  expect(Object.keys(samplePictures).filter((file) => !isSamplePicture(file))).toEqual([]);
});
