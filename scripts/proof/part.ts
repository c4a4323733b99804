import { spawn } from 'node:child_process';
import { z } from 'zod';
import { skippedTest, type Tally } from './tally.ts';

/** A part of a test run, which runs alone by its name. */
export interface Part {
  name: string;
  title: string;
  /** Whether it runs for every change (`npm test`), or before a release. */
  isForEveryChange?: boolean;
  /** Whether it runs in parallel with the neighbouring parts that do; its output is printed at its end. */
  isParallel?: boolean;
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Whether its tests need the production build. */
  needsBuild?: boolean;
  /** Provides its tools; returns the reason if it cannot run here, else null. */
  missingReason?: () => string | null | Promise<string | null>;
  /** The tally of the report that its program wrote. */
  readTally: (hasPassed: boolean) => Tally;
}

export const partResult = z.object({
  passed: z.number(),
  failed: z.array(z.string()),
  retried: z.array(z.string()),
  skipped: z.array(skippedTest),
  /** Why the whole part did not run; null if it did. */
  missing: z.string().nullable(),
  wallSeconds: z.number(),
  processorSeconds: z.number().nullable(),
});
export type PartResult = z.infer<typeof partResult>;

/** Runs the program of a part, on this terminal or with its output returned. */
export function runProgram({ program, args, env, isParallel }: Part): Promise<{ hasPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', ({ message }) => resolve({ hasPassed: false, output: `${program}: ${message}\n` }));
    child.on('close', (code) => resolve({ hasPassed: code === 0, output: chunks.join('') }));
  });
}
