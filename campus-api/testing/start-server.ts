import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(process.cwd(), 'campus-api/main.ts');

/** A running command line of the campus API; `output` grows while it runs. */
export interface RunningCommand {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  /** The printed address; rejects if the command ends without one. */
  address: Promise<string>;
  /** The exit code. */
  ended: Promise<number | null>;
}

/** Starts the campus API as a child process; `command` as in `main.ts`. */
export function start(environment: Record<string, string>, command: string[] = []): RunningCommand {
  const child = spawn(process.execPath, [main, ...command], {
    env: {
      NODE_ENV: 'test',
      CAMPUS_API_PORT: '0',
      NODE_COMPILE_CACHE: join(tmpdir(), 'campus-api-compiled'),
      ...environment,
    },
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
      const url = /http:\S+/.exec(output.stdout)?.[0];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`It ended without an address: ${output.stderr}`)));
  });
  address.catch(() => undefined);
  return { child, output, address, ended };
}
