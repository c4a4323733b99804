import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/log';
import type { Revocations } from './types.ts';

const fileSchema = z.record(z.string(), z.number());

/**
 * Keeps the ended sessions in `ended-sessions.json`, so that they stay ended after a restart. Where the file cannot be read,
 * every session from before now is refused; where it cannot be written, this process alone knows.
 */
export function openRevocationFile(dataDir: string, now: () => number = Date.now): Revocations {
  const file = join(dataDir, 'ended-sessions.json');
  const known = read(file);
  const ended = known ?? new Map<string, number>();
  const trustedSince = known === null ? now() : 0;

  return {
    async revoke({ id }, until) {
      for (const [old, end] of ended) if (end < now()) ended.delete(old);
      ended.set(id, until);
      write(dataDir, file, ended);
    },
    isRevoked: async ({ id, since }) => since < trustedSince || ended.has(id),
  };
}

function read(file: string): Map<string, number> | null {
  try {
    return new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))));
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return new Map();
    log.error({ event: 'ended sessions lost' }, 'ended-sessions.json cannot be read: all sessions are refused');
    return null;
  }
}

/** Written aside and renamed: the file is never half a file. */
function write(dataDir: string, file: string, ended: ReadonlyMap<string, number>): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, JSON.stringify(Object.fromEntries(ended)), { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    log.error(
      { event: 'ended session not kept' },
      'DATA_DIR cannot be written: a log-out will not outlive this process',
    );
  }
}
