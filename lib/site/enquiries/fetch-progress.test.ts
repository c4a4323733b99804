import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { fetchProgress, readReference } from './fetch-progress.ts';

const SITE = 'https://campus.example';
const before = { ...process.env };
let dataDir: string;

beforeAll(() => {
  globalThis.campusWebsite?.clear();
  dataDir = mkdtempSync(join(tmpdir(), 'enquiry-progress-'));
  delete process.env.UPSTREAM_URL;
  Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: SITE });
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  process.env = { ...before };
});

const request = (reference: string, headers: Record<string, string> = {}) =>
  fetchProgress(
    new Request(`${SITE}/api/write/answered`, {
      method: 'POST',
      body: new URLSearchParams({ locale: 'ne', reference }),
      headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
  );

test.each([
  ['K7M2-94QX', 'K7M2-94QX'],
  [' k7m2 94qx ', 'K7M2-94QX'],
  ['k7m2–९४qx', 'K7M2-94QX'],
  ['KOM2-I4LX', 'K0M2-141X'],
  ['K7M2-94Q', null],
  ['K7M2-94QXX', null],
  ['K7M2-94QU', null],
  ["' OR 1=1", null],
  ['../../x', null],
  ['', null],
])('the reference %j is read as %j', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

test('a reference returns only the state of a message, not its text', async () => {
  await deliverEnquiry({
    id: 'a-distinct-form-0001',
    reference: 'K7M2-94QX',
    kind: 'grievance',
    name: 'Sita',
    email: 'sita@example.com',
    phone: '',
    text: 'No water in the hostel',
    language: 'ne',
  });
  const result = await request('k7m2 94qx');
  expect(result).toEqual({ locale: 'ne', status: 200, typed: 'k7m2 94qx', progress: expect.any(Object) });
  expect(Object.entries(result.progress)).toEqual([
    ['state', 'new'],
    ['received', expect.any(Number)],
    ['answered', null],
  ]);
  expect(await request('ZZZZ-ZZZZ')).toMatchObject({ status: 404, progress: 'none' });
  expect(await request('K7M2')).toMatchObject({ status: 422, progress: 'wrong' });
});

test('a form of another site is rejected', async () => {
  const result = request('K7M2-94QX', { origin: 'https://evil.example' });
  await expect(result).rejects.toMatchObject({ status: 403 });
  await expect(result).rejects.toBeInstanceOf(Refusal);
});

test('an address may look up sixty references an hour', async () => {
  const results = await Promise.all(Array.from({ length: 61 }, () => request('ZZZZ-ZZZZ')));
  expect(results.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(60);
  expect(await request('K7M2-94QX')).toMatchObject({ status: 429, progress: 'often' });
});
