import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import type { RunWhenIdle } from './idle-scheduler.ts';
import { createRounds, type WarmupTasks } from './warmup-rounds.ts';

const nothing = async () => undefined;
const isPending = async () => (await metrics.warmupPending.get()).values[0]?.value === 1;

/** Waits until all rounds have ended. */
async function ended(): Promise<void> {
  while (await isPending()) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface Steps extends Omit<WarmupTasks, 'pages'> {
  pages(...[published, runWhenIdle]: Parameters<WarmupTasks['pages']>): Promise<unknown>;
  /** A page that lacks content; null where no page does. */
  incomplete(): string | null;
}

/** Rounds of these steps that check every 20 ms whether the content is available. */
function rounds({ pages = nothing, pictures = nothing, incomplete = () => null }: Partial<Steps>) {
  const work: WarmupTasks = {
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

test('publications in quick succession cause one round, which the metrics report as pending until its end', async () => {
  const seen: string[] = [];
  const schedule = rounds({
    pages: async (published) => void seen.push([...published].join()),
    pictures: async () => void seen.push(`pictures ${await isPending()}`),
  });
  schedule(['notices'], 20);
  expect(await isPending()).toBe(true);
  schedule(['staff', 'notices'], 20);
  await ended();
  expect(seen).toEqual(['notices,staff', 'pictures true']);
});

test('a publication aborts the current round; the next one includes the remaining pages, and rounds never overlap', async () => {
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
  const schedule = rounds({
    pages: (published, runWhenIdle) => step([...published].join(), runWhenIdle),
    pictures: async (runWhenIdle) => runWhenIdle(async () => void seen.push('pictures')),
  });
  schedule(['contact'], 0);
  await began;
  schedule(['notices'], 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual(['contact']);
  first?.resolve();
  first = null;
  await ended();
  expect(seen).toEqual(['contact', 'contact,notices', 'contact,notices again', 'pictures']);
  seen.length = 0;
  schedule(['staff'], 0);
  await ended();
  // Rendered pages are not due again.
  expect(seen).toEqual(['staff', 'staff again', 'pictures']);
});

test('a publication while pictures are encoded renders only its own pages again', async () => {
  const seen: string[] = [];
  const schedule = rounds({
    pages: async (published) => void seen.push([...published].join()),
    async pictures(runWhenIdle) {
      if (seen.length === 1) schedule(['gallery'], 0);
      await runWhenIdle(async () => void seen.push('pictures'));
    },
  });
  schedule(['contact', 'notices'], 0);
  await ended();
  expect(seen).toEqual(['contact,notices', 'gallery', 'pictures']);
});

test('a round runs outside the context of the publishing request', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const schedule = rounds({ pages: async () => void seen.push(request.getStore()) });
  await request.run('POST /api/revalidate', async () => schedule(['contact'], 0));
  await ended();
  expect(seen).toEqual([undefined]);
});

test('a round that fails ends with a line in the log and is not repeated', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const seen: string[] = [];
  const schedule = rounds({
    async pages(published) {
      seen.push([...published].join());
      if (seen.length === 1) throw new Error('no memory');
    },
  });
  schedule(['contact'], 0);
  await ended();
  expect([seen, warn.mock.calls.length]).toEqual([['contact'], 1]);
  schedule(['staff'], 0);
  await ended();
  expect([seen, warn.mock.calls.length]).toEqual([['contact', 'staff'], 1]);
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a round whose pages lack content is repeated with the same tags once the content is available', async () => {
  const seen: string[] = [];
  let missing: string | null = '/notice';
  let looked = 0;
  const schedule = rounds({
    pages: async (published) => void seen.push([...published].join()),
    pictures: async () => void seen.push('pictures'),
    incomplete() {
      looked += 1;
      return missing;
    },
  });
  schedule(['notices'], 0);
  await until(() => looked === 3);
  expect(seen).toEqual(['notices', 'pictures']);
  missing = null;
  await until(() => seen.length > 2);
  await ended();
  expect(seen).toEqual(['notices', 'pictures', 'notices', 'pictures']);
  schedule(['staff'], 0);
  await ended();
  expect(seen.slice(4)).toEqual(['staff', 'pictures']);
});

test('a publication does not wait for missing content', async () => {
  const seen: string[] = [];
  const schedule = rounds({
    pages: async (published) => void seen.push([...published].join()),
    incomplete: () => (seen.length < 2 ? '/notice' : null),
  });
  schedule(['notices'], 0);
  await ended();
  schedule(['contact'], 0);
  await ended();
  expect(seen).toEqual(['notices', 'notices,contact']);
});

test('a stopping process starts no round', async () => {
  const seen: string[] = [];
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const schedule = rounds({ pages: async (_, runWhenIdle) => runWhenIdle(async () => void seen.push('page')) });
  markStopping();
  schedule(['contact'], 0);
  await ended();
  expect([seen, warn.mock.calls]).toEqual([[], []]);
});
