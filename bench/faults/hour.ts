import { pathToFileURL } from 'node:url';
import { startSite } from '#e2e/support/servers.ts';
import {
  type Behaviour,
  breakOff,
  drip,
  flood,
  hang,
  json,
  nonsense,
  reset,
  statusReply,
} from '#lib/upstream/testing/behaviours.ts';
import { pageKinds } from '../page-kinds.ts';
import type { Row, Table } from '../report.ts';
import { megabytes, onUnrulyCampus, publish, SECRETS } from './stage.ts';

/** Of the machine; of the site, whose clocks run 20 times as fast, five minutes. */
const EACH_MS = 15_000;

const faults: Record<string, () => Behaviour | null> = {
  hangs: () => hang,
  resets: () => reset,
  'is well': () => null,
  'answers 503': () => statusReply(503),
  drips: () => drip,
  'answers 200 MB': () => flood(200),
  'is well again': () => null,
  'answers nonsense': () => nonsense,
  'answers a gzip bomb': () => flood(2000, { gzip: true }),
  'breaks off': () => breakOff('{"body":['),
  'answers the wrong shape': () => json({ body: { id: 'x' } }),
  'is well at last': () => null,
};

/** Requests for pages, endpoints and a file, one after another, for as long as a fault lasts: how many came, and how many failed. */
async function visits(base: string, paths: readonly string[]): Promise<{ all: number; failed: number }> {
  const until = performance.now() + EACH_MS;
  let all = 0;
  let failed = 0;
  for (; performance.now() < until; all += 1) {
    if (all % 50 === 0) await publish(base);
    const path = paths[all % paths.length] ?? '/';
    const isPage = !path.startsWith('/api/') && !path.startsWith('/files/');
    if (!(await answers(base + path)) && isPage) failed += 1;
  }
  return { all, failed };
}

/** A visitor gives up after five seconds: a file may drip for ever. */
async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** An hour of faults in three minutes: what the site holds after each. */
export function hourOfFaults(): Promise<Table> {
  return onUnrulyCampus(async (upstream) => {
    const fastClock = `--import ${pathToFileURL('bench/faults/fast-clock.mjs').href}`;
    const settings = { ...SECRETS, NODE_OPTIONS: fastClock, UPSTREAM_TIMEOUT_MS: '250' };
    const site = await startSite(upstream.url, settings);
    try {
      const kinds = await pageKinds(site.url);
      const paths = [...kinds, '/api/visits', '/api/notices?q=merit', '/files/1785562814187-prospectus-2083.pdf'];
      for (const path of kinds) await (await fetch(site.url + path)).arrayBuffer();
      const rows: Row[] = [await row('before', site.url, { all: kinds.length, failed: 0 })];
      for (const [name, behaviour] of Object.entries(faults)) {
        upstream.behave(behaviour());
        const counted = await visits(site.url, paths);
        rows.push(await row(`upstream ${name}`, site.url, counted));
      }
      return { title: 'An hour, five minutes each', rows };
    } finally {
      await site.stop();
    }
  });
}

async function row(name: string, base: string, { all, failed }: { all: number; failed: number }): Promise<Row> {
  const [resident = Number.NaN, heap = Number.NaN] = await megabytes(
    base,
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  );
  return {
    name,
    figures: [
      { name: 'resident memory', unit: 'MB', runs: [resident] },
      { name: 'heap', unit: 'MB', runs: [heap] },
      { name: 'visits', unit: '', runs: [all] },
      { name: 'pages that failed', unit: '', runs: [failed] },
    ],
  };
}
