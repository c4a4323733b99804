import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { noteStopping } from '#lib/runtime/stopping.ts';
import type { RunWhenIdle } from './idle-scheduler.ts';
import { createRounds, type Work } from './warmup-rounds.ts';

const nothing = async () => undefined;
const isUnderWay = async () => (await metrics.warmupPending.get()).values[0]?.value === 1;

/** Until all rounds are through. */
async function ended(): Promise<void> {
  while (await isUnderWay()) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface Steps extends Omit<Work, 'pages'> {
  pages(...[published, runWhenIdle]: Parameters<Work['pages']>): Promise<unknown>;
  /** The page that lacks content, if one does. */
  incomplete(): string | null;
}

/** Rounds of these steps, which look every 20 ms whether content is back. */
function rounds({ pages = nothing, pictures = nothing, incomplete = () => null }: Partial<Steps>) {
  const work: Work = {
    async pages(published, runWhenIdle) {
      await pages(published, runWhenIdle);
      return incomplete();
    },
    pictures,
    isIncomplete: (path, runWhenIdle) => runWhenIdle(async () => path === incomplete()),
  };
  return createRounds(work, () => false, 20);
}

afterEach(() => jest.restoreAllMocks());

test('publications within a moment make one round, and a round is announced until it is through', async () => {
  const seen: string[] = [];
  const begin = rounds({
    pages: async (published) => void seen.push([...published].join()),
    pictures: async () => void seen.push(`pictures ${await isUnderWay()}`),
  });
  begin(['notices'], 20);
  expect(await isUnderWay()).toBe(true);
  begin(['staff', 'notices'], 20);
  await ended();
  expect(seen).toEqual(['notices,staff', 'pictures true']);
});

test('a publication ends the round that is under way; the next one does what was left, too, and none overlaps', async () => {
  const seen: string[] = [];
  let inFlight = 0;
  let first: PromiseWithResolvers<void> | null = Promise.withResolvers<void>();
  const { promise: began, resolve: begun } = Promise.withResolvers<void>();
  const step = async (name: string, runWhenIdle: RunWhenIdle) => {
    expect(++inFlight).toBe(1);
    try {
      await runWhenIdle(async () => void seen.push(name));
      begun();
      await first?.promise;
      await runWhenIdle(async () => void seen.push(`${name} again`));
    } finally {
      inFlight -= 1;
    }
  };
  const begin = rounds({
    pages: (published, runWhenIdle) => step([...published].join(), runWhenIdle),
    pictures: async (runWhenIdle) => runWhenIdle(async () => void seen.push('pictures')),
  });
  begin(['contact'], 0);
  await began;
  begin(['notices'], 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual(['contact']);
  first?.resolve();
  first = null;
  await ended();
  expect(seen).toEqual(['contact', 'contact,notices', 'contact,notices again', 'pictures']);
  seen.length = 0;
  begin(['staff'], 0);
  await ended();
  // What was made is not due again.
  expect(seen).toEqual(['staff', 'staff again', 'pictures']);
});

test('a publication while pictures are encoded makes only its own pages anew', async () => {
  const seen: string[] = [];
  const begin = rounds({
    pages: async (published) => void seen.push([...published].join()),
    async pictures(runWhenIdle) {
      if (seen.length === 1) begin(['gallery'], 0);
      await runWhenIdle(async () => void seen.push('pictures'));
    },
  });
  begin(['contact', 'notices'], 0);
  await ended();
  expect(seen).toEqual(['contact,notices', 'gallery', 'pictures']);
});

test('a round is no part of the request that publishes', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const begin = rounds({ pages: async () => void seen.push(request.getStore()) });
  await request.run('POST /api/revalidate', async () => begin(['contact'], 0));
  await ended();
  expect(seen).toEqual([undefined]);
});

test('a round that fails ends with a line in the log and is not repeated', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const seen: string[] = [];
  const begin = rounds({
    async pages(published) {
      seen.push([...published].join());
      if (seen.length === 1) throw new Error('no memory');
    },
  });
  begin(['contact'], 0);
  await ended();
  expect([seen, warn.mock.calls.length]).toEqual([['contact'], 1]);
  begin(['staff'], 0);
  await ended();
  expect([seen, warn.mock.calls.length]).toEqual([['contact', 'staff'], 1]);
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a round whose pages lack content is repeated once that is back, with all that was published', async () => {
  const seen: string[] = [];
  let missing: string | null = '/notice';
  let looked = 0;
  const begin = rounds({
    pages: async (published) => void seen.push([...published].join()),
    pictures: async () => void seen.push('pictures'),
    incomplete() {
      looked += 1;
      return missing;
    },
  });
  begin(['notices'], 0);
  await until(() => looked === 3);
  expect(seen).toEqual(['notices', 'pictures']);
  missing = null;
  await until(() => seen.length > 2);
  await ended();
  expect(seen).toEqual(['notices', 'pictures', 'notices', 'pictures']);
  begin(['staff'], 0);
  await ended();
  expect(seen.slice(4)).toEqual(['staff', 'pictures']);
});

test('a publication does not wait until missing content is back', async () => {
  const seen: string[] = [];
  const begin = rounds({
    pages: async (published) => void seen.push([...published].join()),
    incomplete: () => (seen.length < 2 ? '/notice' : null),
  });
  begin(['notices'], 0);
  await ended();
  begin(['contact'], 0);
  await ended();
  expect(seen).toEqual(['notices', 'notices,contact']);
});

test('a process that stops begins no work', async () => {
  const seen: string[] = [];
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const begin = rounds({ pages: async (_, runWhenIdle) => runWhenIdle(async () => void seen.push('page')) });
  noteStopping();
  begin(['contact'], 0);
  await ended();
  expect([seen, warn.mock.calls]).toEqual([[], []]);
});
