import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWorker } from './answer-worker';

const mockEnvironment = { serviceWorker: true };
jest.mock('../environment/index', () => ({ environment: () => mockEnvironment }));

const here = process.cwd();
const request = new Request('https://campus.example/service-worker.js');
const ask = async () => (await answerWorker(request)).text();

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'campus-worker-'))));
afterEach(() => process.chdir(here));

test('the worker is the file of the build', async () => {
  mkdirSync('.next/static/service-worker', { recursive: true });
  writeFileSync('.next/static/service-worker/sw.js', 'worker()');
  expect(await ask()).toBe('worker()');
});

test('a missing file is a failure, and no worker that removes what browsers have stored', async () => {
  await expect(ask()).rejects.toThrow('ENOENT');
});

test('where the worker is turned off, browsers remove it and what they have stored', async () => {
  mockEnvironment.serviceWorker = false;
  expect(await ask()).toContain('unregister');
});
