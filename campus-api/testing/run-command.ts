import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { start } from './start-server.ts';

/** Exit code and output of a command. */
export interface CliResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the campus API as a child process; `input` is its standard input. */
export async function runCommand(
  dataDir: string,
  args: string[],
  { input = '', ...environment }: Record<string, string> = {},
): Promise<CliResult> {
  const { child, output, ended } = start({ DATA_DIR: dataDir, ...environment }, args);
  child.stdin?.end(input);
  const status = await ended;
  return { status, ...output };
}

/** Runs a file of `testing/` that kills itself, and waits for its end. */
export async function runToDeath(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [`campus-api/testing/${script}`, ...args], { stdio: 'inherit' });
  const [, signal]: unknown[] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
