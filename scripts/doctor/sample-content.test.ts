import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '#campus-api/commands/command-line.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
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
    'words: edit content/campus.ts,',
    'words: edit content/pages/library.ts,',
    'words: edit content/pages/programs.ts,',
    'words: edit content/pages/public-information.ts,',
    'words: edit content/programmes/bachelor.ts,',
    'words: edit content/programmes/master.ts,',
    'picture: replace public/pictures/banner-1.webp',
    'prepare --empty --name',
  ]) {
    expect(left()).toContain(line);
  }
});

test('files with sample text take one line, which names the option that lists them', () => {
  expect(describe(false).match(/words: /g)).toHaveLength(1);
  expect(describe(false)).toMatch(/words: \d+ files of content\/ hold sample text; npm run doctor -- --sample-files /);
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
