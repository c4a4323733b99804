import { type AttemptResult, createLoginLimits, type LoginLimits } from './login-limits.ts';

const SECOND = 1000;
let limits: LoginLimits;

beforeEach(() => {
  jest.useFakeTimers();
  limits = createLoginLimits();
});
afterEach(() => jest.useRealTimers());

/** Tries once. @returns the seconds to wait, 0 if the try was admitted */
async function attempt(address: string, user = 'committee', result: AttemptResult = 'refused') {
  const { wait, report } = await limits.admit(address, user);
  await report?.(result);
  return wait;
}

async function attempts(count: number, address: string | ((index: number) => string), user?: string) {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) {
    waits.push(await attempt(typeof address === 'string' ? address : address(index), user));
  }
  return waits;
}

test('five tries are free, then the pause doubles up to 15 minutes', async () => {
  expect(await attempts(5, 'a')).toEqual([0, 0, 0, 0, 0]);
  const pauses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const pause = await attempt('a');
    pauses.push(pause);
    await jest.advanceTimersByTimeAsync(pause * SECOND);
    expect(await attempt('a')).toBe(0);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('a try during the pause is not counted', async () => {
  await attempts(5, 'a');
  await attempts(50, 'a');
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(await attempt('a')).toBe(0);
  expect(await attempt('a')).toBe(2);
});

test('at most three of many simultaneous logins are admitted', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => limits.admit('a', 'committee')));
  expect(all.filter(({ wait }) => wait === 0)).toHaveLength(3);
});

test('a delayed address does not delay another address', async () => {
  await attempts(30, 'a');
  expect(await attempt('b', 'committee', 'accepted')).toBe(0);
});

test('a success resets its address, and an unknown result is not counted', async () => {
  await attempts(4, 'a');
  expect(await attempt('a', 'committee', 'accepted')).toBe(0);
  expect(await attempts(5, 'a')).toEqual([0, 0, 0, 0, 0]);
  for (let round = 0; round < 20; round += 1) expect(await attempt('b', 'committee', 'unknown')).toBe(0);
});

test('a user name tried from many addresses is delayed, except at addresses that have logged it in', async () => {
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  const address = (index: number) => `bot ${index}`;
  expect(await attempts(30, address)).toEqual(Array(30).fill(0));
  expect(await attempt('bot new')).toBeGreaterThan(0);
  expect(await attempt('bot other', 'someone else')).toBe(0);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await jest.advanceTimersByTimeAsync(15 * SECOND);
  expect(await attempt('elsewhere', 'committee', 'accepted')).toBe(0);
});

test('unknown addresses share sixty tries a minute', async () => {
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  const waits: number[] = [];
  for (let index = 0; index < 60; index += 1) waits.push(await attempt(`bot ${index}`, `user ${index}`));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  expect(await attempt('stranger', 'nobody')).toBeGreaterThan(50);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await jest.advanceTimersByTimeAsync(60 * SECOND);
  expect(await attempt('stranger', 'nobody')).toBe(0);
});

test('a delayed address does not use up the shared tries', async () => {
  await attempts(500, 'a');
  expect(await attempt('b')).toBe(0);
});

test('a known pair is admitted while others guess at its address, and its failed tries wait at most 15 seconds', async () => {
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  await attempts(50, 'campus', 'someone else');
  expect(await attempt('campus', 'someone else')).toBeGreaterThan(0);
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  let maxPause = 0;
  for (let round = 0; round < 40; round += 1) {
    const pause = await attempt('campus', 'committee');
    maxPause = Math.max(maxPause, pause);
    await jest.advanceTimersByTimeAsync(pause * SECOND);
  }
  expect(maxPause).toBe(15);
  await jest.advanceTimersByTimeAsync(15 * SECOND);
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});

test('slow guesses at the campus API do not delay known pairs', async () => {
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  const guesses = await Promise.all(['a', 'b', 'campus'].map((address) => limits.admit(address, 'someone else')));
  expect(guesses.map(({ wait }) => wait)).toEqual([0, 0, 0]);
  expect(await attempt('d', 'someone else')).toBe(1);
  for (let time = 0; time < 12; time += 1) expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});

test('a known pair has one login in flight at a time, and does not delay other known pairs', async () => {
  for (const address of ['campus', 'home']) expect(await attempt(address, 'committee', 'accepted')).toBe(0);
  const { wait, report } = await limits.admit('campus', 'committee');
  expect(wait).toBe(0);
  expect(await attempt('campus', 'committee')).toBe(1);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await report?.('accepted');
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});
