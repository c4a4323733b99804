import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { consume } from './backoff.ts';
import { createRedisLimiter } from './redis-limiter.ts';

const options = { keyPrefix: 'tries', points: 2, duration: 60 };
const counted = new Map<string, number>();

async function count(_script: string, { keys: [key], arguments: [points] }: { keys: string[]; arguments: string[] }) {
  counted.set(String(key), (counted.get(String(key)) ?? 0) + Number(points));
  return [counted.get(String(key)), 60_000];
}

function open(script: typeof count = count) {
  const { store, become } = fakeStore({ eval: jest.fn(script) });
  const limiter = () => createRedisLimiter(options, store, new RateLimiterMemory(options));
  return { become, limiters: [limiter(), limiter()] as const };
}

const three = async (limiter: ReturnType<typeof createRedisLimiter>) => [
  await consume(limiter, 'address'),
  await consume(limiter, 'address'),
  await consume(limiter, 'address'),
];

beforeEach(() => counted.clear());

test('two instances share a counter under the prefix of the site', async () => {
  const [one, other] = open().limiters;
  expect([await consume(one, 'address'), await consume(other, 'address'), await consume(one, 'address')]).toEqual([
    0, 0, 60,
  ]);
  expect([...counted.keys()]).toEqual(['campus:limit:tries:address']);
});

test('instances count separately while Redis is unavailable, and together again afterwards', async () => {
  const { become, limiters } = open();
  become('unavailable');
  expect(await three(limiters[0])).toEqual([0, 0, 60]);
  expect(await three(limiters[1])).toEqual([0, 0, 60]);
  become('ready');
  expect(await three(limiters[0])).toEqual([0, 0, 60]);
});

test('instances count separately while Redis cannot be written', async () => {
  const { limiters } = open(() => Promise.reject(new Error('OOM')));
  expect(await three(limiters[0])).toEqual([0, 0, 60]);
});

test('a limit that Redis reports as exceeded is not counted again locally', async () => {
  const { limiters } = open(async () => [3, 5000]);
  await expect(limiters[0].consume('address')).rejects.toBeInstanceOf(RateLimiterRes);
});
