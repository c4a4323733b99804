import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handleWorkerRoute } from './worker-route.ts';

const mockEnvironment = { serviceWorker: true };
jest.mock('#lib/platform/settings/index.ts', () => ({ environment: () => mockEnvironment }));

const compiled = join(mkdtempSync(join(tmpdir(), 'campus-worker-')), 'sw.js');
const request = new Request('https://campus.example/service-worker.js');
const read = async () => (await handleWorkerRoute(request, compiled)).text();

test('a missing file causes an error instead of a worker that removes the stored data of browsers', async () => {
  await expect(read()).rejects.toThrow('ENOENT');
});

test('the worker is read from the file of the build', async () => {
  writeFileSync(compiled, 'worker()');
  expect(await read()).toBe('worker()');
});

test('with the worker turned off, browsers get a worker that removes itself and its caches', async () => {
  mockEnvironment.serviceWorker = false;
  expect(await read()).toContain('unregister');
});
