import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { start } from './start-server.ts';

/** What a command of the office left on the terminal. */
export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the campus API to its end, as a process of its own; `input` is what is piped into it. */
export async function runCommand(
  dataDir: string,
  words: string[],
  { input = '', ...environment }: Record<string, string> = {},
): Promise<Outcome> {
  const { child, output, ended } = start({ DATA_DIR: dataDir, ...environment }, words);
  child.stdin?.end(input);
  const status = await ended;
  return { status, ...output };
}

/** Runs a file of `testing/` that kills itself, and answers once it is dead. */
export async function runToDeath(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [`campus-api/testing/${script}`, ...args], { stdio: 'inherit' });
  const [, signal]: unknown[] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
