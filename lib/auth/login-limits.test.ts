import { createLoginLimits, type LoginLimits, type Outcome } from './login-limits.ts';

const SECOND = 1000;
let limits: LoginLimits;

beforeEach(() => {
  jest.useFakeTimers();
  limits = createLoginLimits();
});
afterEach(() => jest.useRealTimers());

/** Tries once: the seconds to wait, 0 when it was let through. */
async function attempt(address: string, user = 'committee', outcome: Outcome = 'refused') {
  const { wait, settle } = await limits.admit(address, user);
  await settle?.(outcome);
  return wait;
}

async function attempts(count: number, address: string | ((index: number) => string), user?: string) {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) {
    waits.push(await attempt(typeof address === 'string' ? address : address(index), user));
  }
  return waits;
}

test('five tries are free, then the pause grows twofold up to a quarter of an hour', async () => {
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

test('a try within the pause counts for nothing', async () => {
  await attempts(5, 'a');
  await attempts(50, 'a');
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(await attempt('a')).toBe(0);
  expect(await attempt('a')).toBe(2);
});

test('of many simultaneous logins only the free ones pass, and no more than three run together', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => limits.admit('a', 'committee')));
  expect(all.filter(({ wait }) => wait === 0)).toHaveLength(3);
});

test('another address is not held up by a braked one', async () => {
  await attempts(30, 'a');
  expect(await attempt('b', 'committee', 'accepted')).toBe(0);
});

test('a success frees its address, a refusal of the campus API to say counts nothing', async () => {
  await attempts(4, 'a');
  expect(await attempt('a', 'committee', 'accepted')).toBe(0);
  expect(await attempts(5, 'a')).toEqual([0, 0, 0, 0, 0]);
  for (let round = 0; round < 20; round += 1) expect(await attempt('b', 'committee', 'unknown')).toBe(0);
});

test('a user name that many addresses try is slowed down, for others than those that know it', async () => {
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  const address = (index: number) => `bot ${index}`;
  expect(await attempts(30, address)).toEqual(Array(30).fill(0));
  expect(await attempt('bot new')).toBeGreaterThan(0);
  expect(await attempt('bot other', 'someone else')).toBe(0);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await jest.advanceTimersByTimeAsync(15 * SECOND);
  expect(await attempt('elsewhere', 'committee', 'accepted')).toBe(0);
});

test('all strangers together have sixty tries a minute', async () => {
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  const waits: number[] = [];
  for (let index = 0; index < 60; index += 1) waits.push(await attempt(`bot ${index}`, `user ${index}`));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  expect(await attempt('stranger', 'nobody')).toBeGreaterThan(50);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await jest.advanceTimersByTimeAsync(60 * SECOND);
  expect(await attempt('stranger', 'nobody')).toBe(0);
});

test('a braked address does not use up the tries of all', async () => {
  await attempts(500, 'a');
  expect(await attempt('b')).toBe(0);
});

test('a known place gets in while others guess there, and its own tries wait for seconds only', async () => {
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  await attempts(50, 'campus', 'someone else');
  expect(await attempt('campus', 'someone else')).toBeGreaterThan(0);
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  let longest = 0;
  for (let round = 0; round < 40; round += 1) {
    const pause = await attempt('campus', 'committee');
    longest = Math.max(longest, pause);
    await jest.advanceTimersByTimeAsync(pause * SECOND);
  }
  expect(longest).toBe(15);
  await jest.advanceTimersByTimeAsync(15 * SECOND);
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});

test('guesses that the campus API takes its time with hold up no known place', async () => {
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
  const guesses = await Promise.all(['a', 'b', 'campus'].map((address) => limits.admit(address, 'someone else')));
  expect(guesses.map(({ wait }) => wait)).toEqual([0, 0, 0]);
  expect(await attempt('d', 'someone else')).toBe(1);
  for (let time = 0; time < 12; time += 1) expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});

test('a known device has one login under way at a time, and does not hold up other known devices', async () => {
  for (const address of ['campus', 'home']) expect(await attempt(address, 'committee', 'accepted')).toBe(0);
  const { wait, settle } = await limits.admit('campus', 'committee');
  expect(wait).toBe(0);
  expect(await attempt('campus', 'committee')).toBe(1);
  expect(await attempt('home', 'committee', 'accepted')).toBe(0);
  await settle?.('accepted');
  expect(await attempt('campus', 'committee', 'accepted')).toBe(0);
});
