import autocannon from 'autocannon';
import type { FaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { hang } from '#lib/upstream/testing/behaviours.ts';
import { pageKinds } from '../page-kinds.ts';
import type { Figure, Table } from '../report.ts';
import { onUnrulyCampus, publish, SECRETS } from './stage.ts';

const ROUNDS = 2;
const SECONDS = 4;

const conditions: Record<string, (upstream: FaultyUpstream) => unknown> = {
  healthy: () => undefined,
  hung: (upstream) => upstream.behave(hang),
  down: (upstream) => upstream.shut(),
};

interface Round {
  /** ms until each page came that this site had not rendered yet, in order. */
  first: number[];
  perSecond: number;
  p99: number;
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

/** A site that starts anew, knows its content from before, and has rendered nothing; published anew before the load. */
async function round(upstream: FaultyUpstream, dataDir: string, spoil: (upstream: FaultyUpstream) => unknown) {
  const site = await startSite(upstream.url, { DATA_DIR: dataDir, ...SECRETS });
  try {
    // What only the first page of a process pays.
    await timed(`${site.url}/courses`);
    const paths = await pageKinds(site.url);
    await spoil(upstream);
    const first: number[] = [];
    for (const path of paths) first.push(await timed(`${site.url}/ne${path === '/' ? '' : path}`));
    await publish(site.url);
    const url = `${site.url}/ne`;
    const headers = { 'accept-encoding': 'gzip' };
    const { requests, latency, non2xx, errors } = await autocannon({
      url,
      connections: 50,
      headers,
      duration: SECONDS,
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} were none`);
    return { first, perSecond: requests.average, p99: latency.p99 };
  } finally {
    await site.stop();
    upstream.behave(null);
    await upstream.shut();
    await upstream.open();
  }
}

function figures(rounds: readonly Round[]): Figure[] {
  return [
    { name: 'first rendering of a page', unit: 'ms', runs: rounds.flatMap(({ first }) => first) },
    { name: 'Home, answers', unit: '/s', runs: rounds.map(({ perSecond }) => perSecond) },
    { name: 'Home, p99', unit: 'ms', runs: rounds.map(({ p99 }) => p99) },
  ];
}

/** The same site with a healthy, a hung and a refusing upstream, in turn. */
export function sideBySide(): Promise<Table> {
  return onUnrulyCampus(async (upstream) => {
    const dataDir = makeDataDir();
    const rounds = new Map(Object.keys(conditions).map((name): [string, Round[]] => [name, []]));
    await round(upstream, dataDir, () => undefined);
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const [name, spoil] of Object.entries(conditions)) {
        rounds.get(name)?.push(await round(upstream, dataDir, spoil));
      }
    }
    return {
      title: 'Upstream',
      rows: [...rounds].map(([name, its]) => ({ name, figures: figures(its) })),
    };
  });
}
