import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { log } from '#lib/platform/runtime/log.ts';
import { addReading, deletionTime, type TrustedTime, trustedTimeSchema } from '#lib/platform/runtime/trusted-time.ts';
import { broadcast, onEvent } from '#lib/platform/shared-state/events.ts';
import type { Revocations } from './session-types.ts';

declare module '#lib/platform/shared-state/events.ts' {
  interface ProcessEvents {
    /** A session was ended; `until` as in `Revocations`. */
    ended: { id: string; until: number };
  }
}

export interface StoredRevocations extends Revocations {
  /** All revocations: id and time as in `revoke`. */
  entries(): ReadonlyMap<string, number>;
}

const fileSchema = z.object({ time: trustedTimeSchema, ended: z.record(z.string(), z.number()) });
type StoredFile = z.infer<typeof fileSchema>;

/** How long a revocation outlives its session: one reading of a fast clock moves the trusted time by a day. */
const RETENTION_MS = 2 * 24 * 60 * 60_000;

/**
 * Stores the ended sessions in `ended-sessions.json`, so that they remain ended after a restart. If the file cannot be read, every earlier
 * session is rejected; if it cannot be written, the revocations last as long as the processes.
 */
export function openRevocationFile(dataDir: string, now: () => number = Date.now): StoredRevocations {
  const file = join(dataDir, 'ended-sessions.json');
  const ended = new Map<string, number>();
  let trustedSince = 0;
  let time: TrustedTime | null = null;
  let lastFingerprint: string | null = null;

  /** Reads changes that another process has written. */
  function refresh(): void {
    const fingerprint = fingerprintOf(file);
    if (fingerprint === lastFingerprint) return;
    lastFingerprint = fingerprint;
    const stored = read(file);
    if (stored === null) trustedSince = now();
    time = stored?.time ?? time;
    for (const [id, until] of Object.entries(stored?.ended ?? {})) ended.set(id, until);
  }

  function end(id: string, until: number): void {
    refresh();
    time = addReading(time, now());
    for (const [old, end] of ended) if (end + RETENTION_MS < deletionTime(time)) ended.delete(old);
    ended.set(id, until);
    write(dataDir, file, { time, ended: Object.fromEntries(ended) });
    lastFingerprint = fingerprintOf(file);
  }

  refresh();
  onEvent('ended', ({ id, until }) => {
    refresh();
    // After two simultaneous writes, the second lacks the entry of the first.
    if (!ended.has(id)) end(id, until);
  });
  return {
    async revoke({ id }, until) {
      end(id, until);
      broadcast('ended', { id, until });
    },
    async isRevoked({ id, since }) {
      refresh();
      // After a fast clock was set right, new sessions begin before the time of the damage.
      trustedSince = Math.min(trustedSince, now());
      return since < trustedSince || ended.has(id);
    },
    entries() {
      refresh();
      return ended;
    },
  };
}

/** A value that changes whenever the file is written; empty if there is none. */
function fingerprintOf(file: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(file);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

/** Null if the file cannot be read. */
function read(file: string): Partial<StoredFile> | null {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return {};
    log.error({ event: 'ended sessions lost' }, 'ended-sessions.json cannot be read: all sessions are rejected');
    return null;
  }
}

/** Writes a temporary file and renames it, so that the file is never incomplete. */
function write(dataDir: string, file: string, content: StoredFile): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    log.error(
      { event: 'ended session not kept' },
      'DATA_DIR cannot be written: a log-out will not outlive this process',
    );
  }
}
