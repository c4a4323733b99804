import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handleWorkerRoute } from './worker-route.ts';

const mockEnvironment = { serviceWorker: true };
jest.mock('#lib/runtime/environment/index.ts', () => ({ environment: () => mockEnvironment }));

const compiled = join(mkdtempSync(join(tmpdir(), 'campus-worker-')), 'sw.js');
const request = new Request('https://campus.example/service-worker.js');
const ask = async () => (await handleWorkerRoute(request, compiled)).text();

test('a missing file is a failure, and no worker that removes what browsers have stored', async () => {
  await expect(ask()).rejects.toThrow('ENOENT');
});

test('the worker is the file of the build', async () => {
  writeFileSync(compiled, 'worker()');
  expect(await ask()).toBe('worker()');
});

test('where the worker is turned off, browsers remove it and its caches', async () => {
  mockEnvironment.serviceWorker = false;
  expect(await ask()).toContain('unregister');
});
