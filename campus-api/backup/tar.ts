import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { helperEnvironment } from '#packages/document-reader/helper-process.ts';

/** Packs `names` of `folder` into a new archive, readable to its owner only: it holds password hashes. @throws CampusApiSetupError */
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

/** Runs the system's tar, which every Linux, macOS and Windows has; returns its error message. It writes to a descriptor, because it reads a colon in a file name as a host. */
async function tar(args: string[], { output }: { output: number }): Promise<string | null> {
  const child = spawn('tar', args, { stdio: ['ignore', output, 'pipe'], env: { ...helperEnvironment(), LC_ALL: 'C' } });
  const exited: Promise<unknown[]> = once(child, 'close').catch((error: unknown) => [
    systemErrorCode(error) ?? 'failed',
  ]);
  const message = child.stderr ? await text(child.stderr) : '';
  const [status] = await exited;
  return status === 0 ? null : message.trim() || String(status);
}

function open(file: string, flags: string): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    const reasons: Record<string, string> = {
      EEXIST: 'is there already',
      ENOENT: 'cannot be created: there is no such folder',
      EACCES: 'is not allowed',
    };
    const code = systemErrorCode(error) ?? '';
    throw new CampusApiSetupError(`${file} ${reasons[code] ?? `cannot be opened (${code})`}`, { cause: error });
  }
}
