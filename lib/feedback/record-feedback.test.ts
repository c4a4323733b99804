import '#lib/upstream/testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#lib/http/refusal.ts';
import { metrics } from '#lib/metrics/index.ts';
import { showAnswers } from './feedback-metrics.ts';
import { countedAnswers } from './feedback-store.ts';
import { recordFeedback } from './record-feedback.ts';

const SITE = 'https://campus.example';
const before = { ...process.env };
let dataDir: string;

beforeEach(() => {
  globalThis.campusWebsite?.clear();
  dataDir = mkdtempSync(join(tmpdir(), 'useful-'));
  Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: SITE });
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  process.env = { ...before };
});

function form(from: string | null, body = 'useful=yes', headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/useful`, {
    method: 'POST',
    body,
    headers: {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      ...(from !== null && { referer: `${SITE}${from}` }),
      ...headers,
    },
  });
}

const statusOf = (request: Request) =>
  recordFeedback(request).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Refusal ? error.status : Promise.reject(error)),
  );

test('an answer is counted for its page, and leads back with thanks', async () => {
  const { status, headers } = await recordFeedback(form('/ne/about?from=card'));
  expect([status, headers.get('location')]).toEqual([303, '/ne/about#thanks']);
  expect(headers.get('set-cookie')).toBeNull();
  await recordFeedback(form('/about', 'useful=yes'));
  await recordFeedback(form('/about', 'useful=no'));
  await recordFeedback(form('/notice/item/5'));
  await recordFeedback(form('/notice/item/6'));
  expect(countedAnswers()).toEqual([
    { page: '/about', answer: 'no', count: 1 },
    { page: '/about', answer: 'yes', count: 2 },
    { page: '/notice/item/{id}', answer: 'yes', count: 2 },
  ]);
});

test.each([
  ['no page', null, 'useful=yes', {}, 400],
  ['an address that is none', '/no-such-page', 'useful=yes', {}, 400],
  ['a page made for the request', '/search?q=a', 'useful=yes', {}, 400],
  ['another answer', '/about', 'useful=maybe', {}, 400],
  ['nothing said', '/about', '', {}, 400],
  ['another site', '/about', 'useful=yes', { origin: 'https://evil.example' }, 403],
  ['JSON', '/about', '{}', { 'content-type': 'application/json' }, 415],
  ['much', '/about', `useful=${'y'.repeat(100)}`, {}, 413],
] as const)('%s is refused and not counted', async (_, from, body, headers, status) => {
  expect(await statusOf(form(from, body, headers))).toBe(status);
  expect(countedAnswers()).toEqual([]);
});

test('one address may send two thousand answers an hour', async () => {
  for (let index = 0; index < 2000; index += 1) expect(await statusOf(form('/about'))).toBe(303);
  expect(await statusOf(form('/about'))).toBe(429);
  expect(await statusOf(form('/about', 'useful=no', { 'x-forwarded-for': '203.0.113.9' }))).toBe(303);
});

test('counted answers outlive the process and stand in the metrics', async () => {
  await recordFeedback(form('/about'));
  globalThis.campusWebsite?.clear();
  metrics.usefulAnswers.reset();
  showAnswers();
  const { values } = await metrics.usefulAnswers.get();
  expect(values).toEqual([expect.objectContaining({ value: 1, labels: { page: '/about', answer: 'yes' } })]);
});

test('a failure to store an answer is reported', async () => {
  process.env.DATA_DIR = join(dataDir, 'file');
  writeFileSync(process.env.DATA_DIR, '');
  expect(await statusOf(form('/about'))).toBe(503);
  expect(() => showAnswers()).not.toThrow();
});
