import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes the entries of an archive in one order, with one owner, time and mode. They are options of GNU tar. */
const tarOptions = (seconds: number) => [
  '--format=gnu',
  '--sort=name',
  `--mtime=@${seconds}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+w,go-w,a+rX',
];

/**
 * Packs a folder into a `.tar.gz` whose bytes depend only on the names, bytes and links in it, and on `seconds`, the time of its files
 * since 1970. @throws Error if GNU tar or gzip is missing or fails
 */
export async function pack(folder: string, archive: string, seconds: number): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C' };
  const names = ['-C', dirname(folder), basename(folder)];
  const tar = spawn('tar', [...tarOptions(seconds), '-cf', '-', ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const gzip = spawn('gzip', ['--no-name'], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const [[tarStatus], [gzipStatus]] = await Promise.all([
    once(tar, 'close'),
    once(gzip, 'close'),
    pipeline(tar.stdout, gzip.stdin),
    pipeline(gzip.stdout, createWriteStream(archive)),
  ]);
  if (tarStatus !== 0 || gzipStatus !== 0)
    throw new Error('the archive could not be written; it needs GNU tar and gzip');
}
