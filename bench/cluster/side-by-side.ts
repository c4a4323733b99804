import { processTree } from '#e2e/support/process-tree.ts';
import { load } from '../load.ts';
import { residentMemory } from '../processes.ts';
import type { Figure, Row, Table } from '../report.ts';
import { onSite } from '../stage.ts';
import { behindFront, onCluster } from './stage.ts';

// A page that the front has a copy of, and answers that are made for each request.
const pages = { Home: '/', search: '/api/notices?q=merit', 'search page': '/notice/search?q=merit' };

async function loads(front: string, pids: readonly number[]): Promise<Map<string, Figure[]>> {
  const figures = new Map<string, Figure[]>();
  for (const [name, path] of Object.entries(pages)) figures.set(name, await load(front + path, pids, 4));
  return figures;
}

/** Two instances with Redis beside one without, both behind nginx; and what an instance takes of memory. */
export async function twoBesideOne(): Promise<Table[]> {
  const alone = await onSite(({ url, pid }) => behindFront([url], (front) => loads(front.url, processTree(pid))));
  return onCluster(async ({ one, other, front }) => {
    const pids = [one, other].map(({ pid }) => processTree(pid));
    await Promise.all([one.page('/'), other.page('/')]);
    const rest = pids.map(residentMemory);
    const both = await loads(front.url, pids.flat());
    const rows = [...both].map(
      ([name, figures]): Row => ({
        name,
        figures: figures.map((figure, index) => ({ ...figure, bound: alone.get(name)?.[index]?.runs })),
      }),
    );
    return [
      { title: '50 connections, two instances behind nginx', rows },
      {
        title: 'An instance of two',
        figures: [
          { name: 'memory of an instance, at rest', unit: 'MB', runs: rest },
          { name: 'memory of an instance, after the load', unit: 'MB', runs: pids.map(residentMemory) },
        ],
      },
    ];
  });
}
