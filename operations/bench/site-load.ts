import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort, type RunningServer, startProgram } from '#e2e/support/process.ts';
import { processTree } from '#e2e/support/process-tree.ts';
import { fingerprint } from '#scripts/bootstrap/fingerprint.mjs';
import { once } from '#scripts/bootstrap/once.mjs';
import { onSite } from './fixture.ts';
import { load } from './load.ts';
import { residentMemory } from './processes.ts';
import type { Figure, Row, Table } from './report.ts';

const folder = resolve('operations/bench/bare-next');
const next = resolve('node_modules/next/dist/bin/next');

/** Starts an empty static page of the framework without the site's code; it is built once. */
async function startBareNext(): Promise<RunningServer> {
  const sources = ['package-lock.json', `${folder}/app`, `${folder}/next.config.mjs`];
  once(`${folder}/.next/built-from`, fingerprint(sources), () => {
    // Turbopack looks in the folders above, and would build the site's own `instrumentation.ts` into it.
    const { status } = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('the bare page could not be built');
  });
  const port = await freePort();
  const args = [next, 'start', folder, '--port', String(port)];
  return startProgram(args, { NODE_ENV: 'production' }, port);
}

const pages = {
  Home: '/',
  list: '/notice',
  notice: '/notice/item/322',
  feed: '/notice/feed.xml',
  search: '/api/notices?q=merit',
  results: '/search?q=merit',
};

const SECRET = 'for-the-bench';

/** Waits for all processes: the first one serves before the others have started. */
async function untilAllServe(url: string, processes: number): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}` };
  const metrics = async () => (await fetch(`${url}/api/metrics`, { headers })).text();
  while (!(await metrics()).includes(`site_processes ${processes}`)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function bareLoad(): Promise<Row> {
  const { url, pid, stop } = await startBareNext();
  try {
    return { name: 'bare Next page', figures: await load(`${url}/`, processTree(pid)) };
  } finally {
    await stop();
  }
}

/** Loads each page, with its baseline, and measures the memory before. */
async function measure({ url, pid }: RunningServer, names: readonly string[], boundOf: (name: string) => Figure[]) {
  await (await fetch(url)).text();
  const rest = residentMemory(processTree(pid));
  // Each process warms up by itself.
  await load(url, [], 1);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages).filter(([name]) => names.includes(name))) {
    const figures = await load(url + path, processTree(pid));
    rows.push({ name, figures: figures.map((figure, index) => ({ ...figure, bound: boundOf(name)[index]?.runs })) });
  }
  return { rows, rest };
}

/** The site under load, compared with a bare page of the framework; then two processes, compared with one. */
export async function siteLoad(): Promise<Table[]> {
  const bare = await bareLoad();
  const one = await onSite((site) => measure(site, Object.keys(pages), () => bare.figures));
  const figuresOf = (name: string) => one.rows.find((row) => row.name === name)?.figures ?? [];
  const two = await onSite(
    async (site) => {
      await untilAllServe(site.url, 2);
      return measure(site, ['Home', 'search'], figuresOf);
    },
    { WEB_CONCURRENCY: '2', METRICS_SECRET: SECRET },
  );
  const rest = [one, two].map(({ rest }, index) => ({
    name: `memory at rest, processes: ${index + 1}`,
    unit: 'MB',
    runs: [rest],
  }));
  return [
    { title: '50 connections, one process', rows: [bare, ...one.rows] },
    { title: '50 connections, two processes', rows: two.rows },
    { title: 'Memory of the processes', figures: rest },
  ];
}
