import '#lib/upstream/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#lib/http/refusal.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { askProgress, readReference } from './fetch-progress.ts';

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

const ask = (reference: string, headers: Record<string, string> = {}) =>
  askProgress(
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

test('a reference shows the state of a message, and nothing of its text', async () => {
  await deliverEnquiry({
    id: 'a-form-of-its-own-01',
    reference: 'K7M2-94QX',
    kind: 'grievance',
    name: 'Sita',
    email: 'sita@example.com',
    phone: '',
    text: 'No water in the hostel',
    language: 'ne',
  });
  const asked = await ask('k7m2 94qx');
  expect(asked).toEqual({
    locale: 'ne',
    status: 200,
    typed: 'k7m2 94qx',
    found: { state: 'new', received: expect.any(Number), answered: null },
  });
  expect(await ask('ZZZZ-ZZZZ')).toMatchObject({ status: 404, found: 'none' });
  expect(await ask('K7M2')).toMatchObject({ status: 422, found: 'wrong' });
});

test('the form of another site is refused', async () => {
  const asked = ask('K7M2-94QX', { origin: 'https://evil.example' });
  await expect(asked).rejects.toMatchObject({ status: 403 });
  await expect(asked).rejects.toBeInstanceOf(Refusal);
});

test('sixty numbers are looked for in an hour, from one address', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask('ZZZZ-ZZZZ')));
  expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(60);
  expect(await ask('K7M2-94QX')).toMatchObject({ status: 429, found: 'often' });
});
