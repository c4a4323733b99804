import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(process.cwd(), 'campus-api/main.ts');

/** A command line of the campus API under way; `output` grows while it runs. */
export interface Running {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  /** The address it prints, or a rejection if it ends without one. */
  address: Promise<string>;
  /** The exit code. */
  ended: Promise<number | null>;
}

/** Starts the campus API as a process of its own; `command` as in `main.ts`. */
export function start(environment: Record<string, string>, command: string[] = []): Running {
  const child = spawn(process.execPath, [main, ...command], {
    env: { NODE_ENV: 'test', CAMPUS_API_PORT: '0', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
      const found = /http:\S+/.exec(output.stdout)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended without an address: ${output.stderr}`)));
  });
  address.catch(() => undefined);
  return { child, output, address, ended };
}
