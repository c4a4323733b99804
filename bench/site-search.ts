import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { Table } from './report.ts';

const measured = z.object({
  prepare: z.number(),
  memory: z.number(),
  queries: z.array(z.number()),
});

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** The search of the whole site over so many notices, each time in a process of its own. */
export async function siteSearch(): Promise<Table[]> {
  const rows = [5000, 50_000].map((count) => {
    const program = ['--expose-gc', 'bench/site-search-index.ts', String(count)];
    const runs = [1, 2, 3].map(() =>
      measured.parse(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))),
    );
    const sorted = runs.map(({ queries }) => queries.toSorted((a, b) => a - b));
    return {
      name: `${count} notices`,
      figures: [
        { name: 'prepare, processor time', unit: 'ms', runs: runs.map(({ prepare }) => prepare) },
        { name: 'query, p50', unit: 'ms', runs: sorted.map((queries) => share(queries, 0.5)) },
        { name: 'query, p99', unit: 'ms', runs: sorted.map((queries) => share(queries, 0.99)) },
        { name: 'memory of the index', unit: 'MB', runs: runs.map(({ memory }) => memory / 1024 / 1024) },
      ],
    };
  });
  return [{ title: 'Search of the whole site', rows }];
}
