import { type ChildProcess, spawn } from 'node:child_process';

export interface Program {
  /** What it said where `sign` matched. */
  said: RegExpExecArray;
  stop(): Promise<void>;
}

/** Starts a program and waits until it says what `sign` matches, on whichever of its outputs. @throws with its output when it ends first */
export function startProgram(
  path: string,
  args: readonly string[],
  sign: RegExp,
  env: Record<string, string> = {},
): Promise<Program> {
  // A group of its own: browsers leave children behind.
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const said = sign.exec(printed);
      if (said) resolve({ said, stop: () => stop(child) });
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
