import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CampusApiSetupError, systemErrorCode } from '../../setup-error.ts';

/** Puts `names` of `folder` into a new archive, readable to its owner only: it holds password hashes. @throws CampusApiSetupError */
export async function packArchive(file: string, folder: string, names: string[]): Promise<void> {
  const descriptor = open(file, 'wx');
  try {
    await tar(['-cf', '-', '-C', folder, ...names], { output: descriptor });
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Takes these names, and nothing else, out of an archive. @throws CampusApiSetupError */
export async function unpackArchive(file: string, folder: string, names: string[]): Promise<void> {
  const descriptor = open(file, 'r');
  try {
    await tar(['-xf', '-', '-C', folder, '-o', ...names], { input: descriptor });
  } finally {
    closeSync(descriptor);
  }
}

/** The system's own, which is on every Linux, macOS and Windows. It reads and writes descriptors: a colon in a file's name means a host to it. */
async function tar(
  args: string[],
  { input = 'ignore', output = 'ignore' }: { input?: number | 'ignore'; output?: number | 'ignore' },
) {
  const child = spawn('tar', args, { stdio: [input, output, 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  const exited: Promise<unknown[]> = once(child, 'close').catch((error: unknown) => [
    systemErrorCode(error) ?? 'failed',
  ]);
  const complaint = child.stderr ? await text(child.stderr) : '';
  const [status] = await exited;
  if (status === 0) return;
  const reason = complaint.trim().split('\n')[0] || String(status);
  throw new CampusApiSetupError(
    `the archive could not be ${output === 'ignore' ? 'read' : 'written'} to its end (${reason})`,
  );
}

function open(file: string, flags: string): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    const reasons: Record<string, string> = {
      EEXIST: 'is there already',
      ENOENT: flags === 'r' ? 'is not there' : 'cannot be made: there is no such folder',
      EACCES: 'is not allowed',
    };
    const code = systemErrorCode(error) ?? '';
    throw new CampusApiSetupError(`${file} ${reasons[code] ?? `cannot be opened (${code})`}`, { cause: error });
  }
}
