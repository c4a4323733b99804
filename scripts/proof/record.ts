import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type PartResult, partResult } from './part.ts';

/** The folder of records: `COMMIT.json` lists the result of each part for that commit. */
export const RECORDS = '.proof';

const recordSchema = z.object({
  commit: z.string(),
  node: z.string(),
  parts: z.record(z.string(), partResult.extend({ at: z.string() })),
});
type ProofRecord = z.infer<typeof recordSchema>;

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The record of a commit; null if it has none, or an unreadable one. */
export function readRecord(commit: string, folder: string = RECORDS): ProofRecord | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(join(folder, `${commit}.json`), 'utf8')));
  } catch {
    return null;
  }
}

/** Adds results to the record of the last commit, and returns a line about it: changed files prove nothing about a commit. */
export function writeRecord(results: ReadonlyMap<string, PartResult>): string {
  const commit = git('rev-parse', 'HEAD');
  if (commit === null) return 'The result is not recorded: there is no commit.';
  if (git('status', '--porcelain') !== '') return 'The result is not recorded: some changes are not committed.';
  const at = new Date().toISOString();
  const added = Object.fromEntries([...results].map(([name, result]) => [name, { ...result, at }]));
  const record: ProofRecord = {
    commit,
    node: process.version,
    parts: { ...readRecord(commit)?.parts, ...added },
  };
  mkdirSync(RECORDS, { recursive: true });
  const file = join(RECORDS, `${commit}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return `The result is recorded in ${file}.`;
}

/** Parts of `names` that a record lacks, or whose tests failed, as text. */
export function unprovenParts(record: ProofRecord | null, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const part = record?.parts[name];
    if (!part) return [`${name} did not run`];
    return part.failed.length > 0 ? [`${name} failed`] : [];
  });
}

/** The section of the release notes about the tests of a commit. */
export function proofNotes(record: ProofRecord | null, unproven: readonly string[]): string {
  const parts = Object.entries(record?.parts ?? {});
  const passed = parts.reduce((sum, [, part]) => sum + part.passed, 0);
  const reasons = parts.flatMap(([name, part]) =>
    part.skipped.map(({ reason }) => `- Not tested: ${name}, ${reason}.`),
  );
  const sentence =
    unproven.length > 0
      ? `This commit was released without all of its tests: ${unproven.join(', ')}.`
      : `${passed} tests in ${parts.length} parts passed for this commit.`;
  return ['## Tests', '', sentence, ...new Set(reasons), ''].join('\n');
}

/** The notes about the tests of the last commit. @throws Error if its record lacks one of these parts, unless it is released as untested */
export function requireProof(names: readonly string[], isUntested: boolean): string {
  const commit = git('rev-parse', 'HEAD') ?? '';
  const record = readRecord(commit);
  const unproven = unprovenParts(record, names);
  if (unproven.length > 0 && !isUntested)
    throw new Error(
      `The commit ${commit.slice(0, 8)} is not proven (${RECORDS}): ${unproven.join(', ')}. Run npm run test:all, or make the release with --untested, which its notes state.`,
    );
  return proofNotes(record, unproven);
}
