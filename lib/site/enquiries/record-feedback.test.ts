import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { updateFeedbackMetrics } from './feedback-metrics.ts';
import { feedbackCounts } from './feedback-store.ts';
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

test('a vote is counted for its page and redirects back with thanks', async () => {
  const { status, headers } = await recordFeedback(form('/ne/about?from=card'));
  expect([status, headers.get('location')]).toEqual([303, '/ne/about#thanks']);
  expect(headers.get('set-cookie')).toBeNull();
  await recordFeedback(form('/about', 'useful=yes'));
  await recordFeedback(form('/about', 'useful=no'));
  await recordFeedback(form('/notice/item/5'));
  await recordFeedback(form('/notice/item/6'));
  expect(feedbackCounts()).toEqual([
    { page: '/about', vote: 'no', count: 1 },
    { page: '/about', vote: 'yes', count: 2 },
    { page: '/notice/item/{id}', vote: 'yes', count: 2 },
  ]);
});

test.each([
  ['no page', null, 'useful=yes', {}, 400],
  ['an unknown address', '/no-such-page', 'useful=yes', {}, 400],
  ['a page made for the request', '/search?q=a', 'useful=yes', {}, 400],
  ['another value', '/about', 'useful=maybe', {}, 400],
  ['an empty form', '/about', '', {}, 400],
  ['another site', '/about', 'useful=yes', { origin: 'https://evil.example' }, 403],
  ['JSON', '/about', '{}', { 'content-type': 'application/json' }, 415],
  ['a large body', '/about', `useful=${'y'.repeat(100)}`, {}, 413],
] as const)('%s is rejected and not counted', async (_, from, body, headers, status) => {
  expect(await statusOf(form(from, body, headers))).toBe(status);
  expect(feedbackCounts()).toEqual([]);
});

test('an address may send two thousand votes an hour', async () => {
  for (let index = 0; index < 2000; index += 1) expect(await statusOf(form('/about'))).toBe(303);
  expect(await statusOf(form('/about'))).toBe(429);
  expect(await statusOf(form('/about', 'useful=no', { 'x-forwarded-for': '203.0.113.9' }))).toBe(303);
});

test('votes survive a restart and are exported as metrics', async () => {
  await recordFeedback(form('/about'));
  globalThis.campusWebsite?.clear();
  metrics.pageFeedback.reset();
  updateFeedbackMetrics();
  const { values } = await metrics.pageFeedback.get();
  expect(values.map(({ value, labels }) => [value, ...Object.values(labels)])).toEqual([[1, '/about', 'yes']]);
});

test('a failure to store a vote is reported', async () => {
  process.env.DATA_DIR = join(dataDir, 'file');
  writeFileSync(process.env.DATA_DIR, '');
  expect(await statusOf(form('/about'))).toBe(503);
  expect(() => updateFeedbackMetrics()).not.toThrow();
});
