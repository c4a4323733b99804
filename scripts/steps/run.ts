import { spawnSync } from 'node:child_process';
import { fail } from '#lib/platform/runtime/console.mjs';

/** Runs a program of the project to its end, on this terminal. Ends the command with `failure` when it fails. */
export function run(program: string, args: readonly string[], failure: string): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) fail(failure);
}
