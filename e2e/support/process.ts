import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A server process that a test started. */
export interface RunningServer {
  pid: number;
  url: string;
  /** Output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

// Below the ports that systems use for outgoing connections (from 32768 on Linux), with a thousand for each worker: no other
// process takes the port before its server starts.
const firstPort = 20_000 + (Number(process.env.TEST_PARALLEL_INDEX ?? 9) % 10) * 1000;
let lastPort = Math.floor(Math.random() * 1000);

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    lastPort = (lastPort + 1) % 1000;
    if (await isFree(firstPort + lastPort)) return firstPort + lastPort;
  }
  throw new Error(`no port is free from ${firstPort} on`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const bound = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (bound) await new Promise((resolve) => server.close(resolve));
  return bound;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

/** An installed program: its folder, and the command before its arguments (its Node, and its user). */
export interface Installation {
  cwd: string;
  node: readonly [string, ...string[]];
}

/** Time limit of a start on a busy machine. */
export const START_MS = 600_000;

/** Starts a Node program and waits until it responds on its port. @throws with its output when it ends or does not respond */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  port: number,
  { cwd, node: [program, ...before] }: Installation = { cwd: process.cwd(), node: [process.execPath] },
): Promise<RunningServer> {
  const child = spawn(program, [...before, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that timed out does not stop its servers.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child);
      throw new Error(`${args.join(' ')} did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid ?? 0, url, output: () => printed, stop: () => end(child) };
}
