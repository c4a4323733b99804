import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { Figure } from './report.ts';

const growth = z.object({ notices: z.number(), index: z.number(), resident: z.number() });

/** By how much three processes of their own grow for `count` notices and their index. */
export function noticeMemory(count: number): Figure[] {
  const program = ['--expose-gc', 'bench/index-growth.ts', String(count)];
  const runs = [1, 2, 3].map(() =>
    growth.parse(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))),
  );
  const megabytes = (of: keyof z.infer<typeof growth>) => runs.map((run) => run[of] / 1024 / 1024);
  return [
    { name: `heap of ${count} notices themselves`, unit: 'MB', runs: megabytes('notices') },
    { name: `heap of their index, after collection`, unit: 'MB', runs: megabytes('index') },
    { name: `resident memory, notices and index together`, unit: 'MB', runs: megabytes('resident') },
  ];
}
