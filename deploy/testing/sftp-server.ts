import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isOpen } from './ports.ts';

const SSHD = '/usr/sbin/sshd';

/** Null where an SFTP server can be started; else the reason. */
export function sftpMissingReason(): string | null {
  const isComplete = [SSHD, 'ssh', 'ssh-keygen'].every(
    (program) => !spawnSync(program, ['-?'], { env: process.env }).error,
  );
  const isRoot = process.getuid?.() === 0;
  // sshd of root changes to a user that its package creates.
  if (isComplete && (!isRoot || spawnSync('id', ['sshd'], { env: process.env }).status === 0)) return null;
  return 'sshd is not installed (Debian: sudo apt-get install openssh-server)';
}

export interface SftpServer {
  /** Address of a folder, for restic. */
  repository: string;
  /** The folder that users get. */
  home: string;
  /** Accepts this public key, and no other. */
  accept: (publicKey: string) => void;
  /** Starts it again with another key of the host. */
  changeKey: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts OpenSSH's SFTP server for the user of the tests. */
export async function startSftpServer(port: number): Promise<SftpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-sftp-'));
  const home = join(folder, 'home');
  const keys = join(folder, 'authorized_keys');
  const config = join(folder, 'config');
  mkdirSync(home);
  writeFileSync(keys, '');
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${keys}`,
    'PidFile none',
    'StrictModes no',
    'PermitRootLogin yes',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'UsePAM no',
    'Subsystem sftp internal-sftp',
    `ForceCommand internal-sftp -d ${home}`,
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  let server: ChildProcess;
  const start = async () => {
    rmSync(join(folder, 'host'), { force: true });
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, 'host')]);
    server = spawn(SSHD, ['-D', '-f', config], { stdio: 'ignore', env: process.env });
    while (!(await isOpen(port, '127.0.0.1'))) {
      if (server.exitCode !== null) throw new Error('sshd does not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  await start();
  return {
    repository: `sftp://${userInfo().username}@127.0.0.1:${port}/repository`,
    home,
    accept: (publicKey) => writeFileSync(keys, publicKey),
    changeKey: async () => {
      await stop();
      await start();
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
