import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/setup-error.ts';

/** Puts `names` of `folder` into a new archive, readable to its owner only: it holds password hashes. @throws CampusApiSetupError */
export async function packArchive(file: string, folder: string, names: string[]): Promise<void> {
  const descriptor = open(file, 'wx');
  try {
    const reason = await tar(['-cf', '-', '-C', folder, ...names], { output: descriptor });
    if (reason !== null)
      throw new CampusApiSetupError(`the archive could not be written to its end (${reason.split('\n')[0]})`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The system's own, which is on every Linux, macOS and Windows; answers its complaint. It writes to a descriptor: a colon in a file's name means a host to it. */
async function tar(args: string[], { output }: { output: number }): Promise<string | null> {
  const child = spawn('tar', args, { stdio: ['ignore', output, 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  const exited: Promise<unknown[]> = once(child, 'close').catch((error: unknown) => [
    systemErrorCode(error) ?? 'failed',
  ]);
  const complaint = child.stderr ? await text(child.stderr) : '';
  const [status] = await exited;
  return status === 0 ? null : complaint.trim() || String(status);
}

function open(file: string, flags: string): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    const reasons: Record<string, string> = {
      EEXIST: 'is there already',
      ENOENT: 'cannot be made: there is no such folder',
      EACCES: 'is not allowed',
    };
    const code = systemErrorCode(error) ?? '';
    throw new CampusApiSetupError(`${file} ${reasons[code] ?? `cannot be opened (${code})`}`, { cause: error });
  }
}
