import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './process.ts';

/** Null where OpenSMTPD can run: it delivers as root, and one may run on a machine. */
export function smtpdMissingReason(): string | null {
  if (spawnSync('smtpd', ['-h'], { env: process.env }).error)
    return 'OpenSMTPD is not installed (Debian: sudo apt-get install opensmtpd)';
  if (process.getuid?.() !== 0) return 'OpenSMTPD needs root';
  return existsSync('/var/run/smtpd.sock') && spawnSync('smtpctl', ['show', 'status']).status === 0
    ? 'another OpenSMTPD is running on this machine'
    : null;
}

/** A real mail server with the mailboxes `sita` and `hari` of `reader.example`; other recipients are rejected. */
export interface MailService {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The mails in a mailbox, read by a library of mail clients, the oldest first. */
  mails(user: string): Promise<Email[]>;
  /** Waits until a mailbox has this number of mails. */
  waitForMails(user: string, count: number): Promise<Email[]>;
}

const TIMEOUT_MS = 60_000;

export async function createMailService(): Promise<MailService> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-smtpd-'));
  const port = await freePort();
  const boxes = join(folder, 'boxes');
  mkdirSync(boxes);
  chmodSync(folder, 0o755);
  // The mailboxes belong to a user without rights.
  chmodSync(boxes, 0o777);
  const file = join(folder, 'smtpd.conf');
  writeFileSync(
    file,
    `listen on 127.0.0.1 port ${port}
action "box" maildir "${boxes}/%{dest.user}" virtual { "sita" = "nobody", "hari" = "nobody" } user nobody
match from any for domain "reader.example" action "box"
`,
  );
  let server: ChildProcess | undefined;

  async function mails(user: string): Promise<Email[]> {
    const box = join(boxes, user, 'new');
    if (!existsSync(box)) return [];
    const names = readdirSync(box).sort();
    return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(box, name)))));
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    async start() {
      server = spawn('smtpd', ['-d', '-f', file], { stdio: 'ignore', env: process.env });
      for (let tries = 0; !(await accepts(port)); tries += 1) {
        if (tries > 100 || server.exitCode !== null) throw new Error('OpenSMTPD does not start');
        await wait(200);
      }
    },
    async stop() {
      if (server?.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
      while (await accepts(port)) await wait(200);
    },
    mails,
    async waitForMails(user, count) {
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(500)) {
        const received = await mails(user);
        if (received.length >= count) return received;
      }
      throw new Error(`${user} has ${(await mails(user)).length} mails instead of ${count}`);
    },
  };
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
