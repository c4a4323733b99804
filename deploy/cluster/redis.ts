import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { freePort } from '#e2e/support/process.ts';

/** Null where redis-server is installed; else the reason. */
export function redisMissingReason(): string | null {
  return spawnSync('redis-server', ['--version']).error
    ? 'redis-server is not installed (Debian: sudo apt-get install redis-server)'
    : null;
}

export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends at once (SIGKILL). */
  kill(): Promise<void>;
  /** Stops responding but keeps its connections, until `resume`. */
  pause(): void;
  resume(): void;
  /** Sends a command; returns the reply. */
  command(...args: string[]): Promise<unknown>;
}

/** Sends a command to a Redis or a Sentinel; returns the reply. */
export async function sendCommand(url: string, ...args: string[]): Promise<unknown> {
  const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand(args);
  } finally {
    client.destroy();
  }
}

/** A real Redis on a free port of the loopback, without persistence; not yet started. */
export async function prepareRedis(...more: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'campus-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...more];
  let server: ChildProcess | null = null;

  const command = (...args: string[]) => sendCommand(url, ...args);

  return {
    url,
    command,
    async start() {
      server = spawn('redis-server', settings, { stdio: 'ignore' });
      while ((await command('PING').catch(() => null)) !== 'PONG') {
        if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async kill() {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGKILL');
      if (server?.exitCode === null && server.signalCode === null) await ended;
    },
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
}
