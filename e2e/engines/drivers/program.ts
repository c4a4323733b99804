import { type ChildProcess, spawn } from 'node:child_process';

export interface Program {
  /** Match of the awaited output. */
  match: RegExpExecArray;
  stop(): Promise<void>;
}

/** Starts a program and waits until one of its outputs matches `pattern`. @throws with its output when it ends first */
export function launchProgram(
  path: string,
  args: readonly string[],
  pattern: RegExp,
  env: Record<string, string> = {},
): Promise<Program> {
  // A separate process group, as browsers leave child processes behind.
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const match = pattern.exec(printed);
      if (match) resolve({ match, stop: () => stop(child) });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${path} ended:\n${printed}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      resolve();
    }
  });
}
