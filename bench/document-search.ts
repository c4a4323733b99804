import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { Table } from './report.ts';

const measured = z.object({
  prepare: z.number(),
  renew: z.number(),
  memory: z.number(),
  queries: z.array(z.number()),
});

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** The search of the site and within its documents, over 5,000 notices with a document of two pages each, each time in a process of its own. */
export async function documentSearch(): Promise<Table[]> {
  const program = ['--expose-gc', 'bench/document-search-index.ts', '5000'];
  const runs = [1, 2, 3].map(() =>
    measured.parse(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))),
  );
  const sorted = runs.map(({ queries }) => queries.toSorted((a, b) => a - b));
  return [
    {
      title: 'Search within documents: 5,000 notices with a document of two pages each',
      figures: [
        { name: 'prepare the documents, processor time', unit: 'ms', runs: runs.map(({ prepare }) => prepare) },
        { name: 'add one document, processor time', unit: 'ms', runs: runs.map(({ renew }) => renew) },
        { name: 'query, p50', unit: 'ms', runs: sorted.map((queries) => share(queries, 0.5)) },
        { name: 'query, p99', unit: 'ms', runs: sorted.map((queries) => share(queries, 0.99)) },
        { name: 'memory of the index of documents', unit: 'MB', runs: runs.map(({ memory }) => memory / 1024 / 1024) },
      ],
    },
  ];
}
