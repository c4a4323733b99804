import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { type Part, type PartResult, runProgram } from './part.ts';
import { writeRecord } from './record.ts';
import { checkTally, closingLines, type Tally } from './tally.ts';

/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** Processor seconds of this process and of its children that have ended, with theirs; null on systems without /proc. */
function processorSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // Field 14 on: user and system time of this process, then of its children. The name, field 2, may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return null;
  }
}

/** Returns a function that returns the processor seconds since its last call: at the end of each part, those of the part. */
export function startUsage(): () => number | null {
  let last = processorSeconds();
  return () => {
    const now = processorSeconds();
    const used = now === null || last === null ? null : now - last;
    last = now;
    return used;
  };
}

const MIN_FREE_BYTES = 2e9;

/** Ends the command with one line if the disk is too full for tests. */
function checkDisk(): void {
  for (const folder of ['.', tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < MIN_FREE_BYTES)
      fail(`The tests need 2 GB of free space; the disk of ${folder} has ${((bavail * bsize) / 1e9).toFixed(1)} GB.`);
  }
}

/** Consecutive parallel parts as one group, each other part alone. */
export function groupParts(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isParallel && last?.[0]?.isParallel) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

async function runPart(part: Part, use: () => number | null): Promise<PartResult> {
  const missing = (await part.missingReason?.()) ?? null;
  if (missing !== null) {
    print(`${part.title}: skipped, ${missing}.`);
    const skipped = [{ title: part.title, reason: missing }];
    return { passed: 0, failed: [], retried: [], skipped, missing, wallSeconds: 0, processorSeconds: 0 };
  }
  if (!part.isParallel) print(`${part.title} …`);
  const start = performance.now();
  const { hasPassed, output } = await runProgram(part);
  const processorSeconds = use();
  const wallSeconds = (performance.now() - start) / 1000;
  if (part.isParallel) print(`${part.title}: ${hasPassed ? 'passed' : 'failed'}`);
  if (!hasPassed && output) console.log(output.trimEnd());
  let tally: Tally = part.readTally(hasPassed);
  // A program that fails although its report lists no failed test.
  if (!hasPassed && tally.failed.length === 0)
    tally = { ...tally, failed: checkTally(`${part.title}: the program failed`, false).failed };
  return { ...tally, missing: null, wallSeconds, processorSeconds };
}

const seconds = (value: number | null) => (value === null ? '–' : value.toFixed(1)).padStart(9);

/** The table of the times of all parts. */
export function timeLines(results: ReadonlyMap<string, PartResult>): string[] {
  const all = [...results.values()];
  const sum = all.reduce((total, { processorSeconds }) => total + (processorSeconds ?? 0), 0);
  const line = (name: string, wall: number | null, processor: number | null) =>
    `${name.padEnd(16)}${seconds(wall)}${seconds(processor)}`;
  return [
    `${'Seconds'.padEnd(16)}${'wall'.padStart(9)}${'processor'.padStart(10)}`,
    ...[...results].map(([name, each]) => line(name, each.wallSeconds, each.processorSeconds)),
    line('in all', null, sum),
  ];
}

/**
 * Runs parts, prints their times, the skipped and failed tests and the closing line, and sets the exit code. Whole parts are recorded
 * for the commit.
 */
export async function runParts(parts: readonly Part[], { isWhole = true } = {}): Promise<void> {
  checkDisk();
  mkdirSync('test-results', { recursive: true });
  const start = performance.now();
  const use = startUsage();
  const results = new Map<string, PartResult>();
  const failedBuild = () => (results.get('build')?.failed.length ?? 0) > 0;
  for (const group of groupParts(parts)) {
    await Promise.all(
      group.map(async (part) => {
        if (part.needsBuild && failedBuild()) {
          const failed = [`${part.title}: not run, as the build failed`];
          results.set(part.name, {
            ...checkTally('', true),
            passed: 0,
            failed,
            missing: null,
            wallSeconds: 0,
            processorSeconds: 0,
          });
        } else results.set(part.name, await runPart(part, use));
      }),
    );
  }
  for (const line of timeLines(results)) console.log(line);
  console.log(`${'wall'.padEnd(16)}${seconds((performance.now() - start) / 1000)}`);
  if (isWhole) print(writeRecord(results));
  const tallies = [...results.values()];
  for (const line of closingLines(tallies)) console.log(line);
  process.exitCode = tallies.every(({ failed }) => failed.length === 0) ? 0 : 1;
}
