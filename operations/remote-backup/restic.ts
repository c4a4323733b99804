import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { RemoteBackupError } from './remote-backup-error.ts';

/** The end of a run of restic that failed. */
export interface Failure {
  /** Its standard error, that of its `ssh` included. */
  stderr: string;
  isTimedOut: boolean;
}

/** Reasons by what restic 0.14 to 0.18, ssh and the servers print; the first that fits counts. `REPOSITORY` stands for the setting. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /wrong password or no key found/,
    'BACKUP_PASSWORD is not the password of REPOSITORY: enter the one of its first back-up.',
  ],
  [
    /Permission denied \(|Too many authentication failures/,
    'The server of REPOSITORY rejects the key of this campus: add the line that site remote-backup key prints to authorized_keys there.',
  ],
  [
    /Host key verification failed|HOST IDENTIFICATION HAS CHANGED/,
    'The server of REPOSITORY has another key than before: ask its administrator, then delete known_hosts in DATA_DIR/remote-backup.',
  ],
  [
    /no space left|disk quota|quota ?exceeded|storage ?full|insufficient ?storage|minimum free drive threshold|insufficient space/i,
    'There is no space left in REPOSITORY or in DATA_DIR: free some, or store fewer with BACKUP_KEEP_DAILY.',
  ],
  [
    /Access ?Denied|Access Key Id you provided|signature we calculated|403 Forbidden/i,
    'The storage of REPOSITORY rejects BACKUP_S3_KEY and BACKUP_S3_SECRET.',
  ],
  [
    /repository is already locked|unable to create lock/i,
    'Another back-up to REPOSITORY is running, or was interrupted within the last half hour: try again later.',
  ],
];

const UNREACHABLE =
  /connection refused|connection reset|connection timed out|connection closed|no such host|could not resolve|no route to host|network is unreachable|i\/o timeout|name or service not known|temporary failure in name resolution/i;
/** The first file that restic reads is absent; until restic 0.17 it prints the message of the storage. */
const MISSING =
  /config(?: file)?.*(?:no such file|file does not exist|specified (?:key|bucket) does not exist)|repository does not exist/i;

/** The reason of a failure in one sentence; `missing` if there is no repository yet. */
export function explain({ stderr, isTimedOut }: Failure, repository: string): { reason: string; isMissing: boolean } {
  const reason = reasons.find(([pattern]) => pattern.test(stderr))?.[1];
  if (reason) return { reason: reason.replace('REPOSITORY', repository), isMissing: false };
  const lines = stderr.trim().split('\n');
  if (isTimedOut || UNREACHABLE.test(stderr)) {
    const line = lines.find((each) => UNREACHABLE.test(each)) ?? lines.at(-1) ?? '';
    const detail = UNREACHABLE.exec(line)?.[0].toLowerCase() ?? 'it did not respond within a minute';
    return { reason: `${repository} cannot be reached: ${detail}.`, isMissing: false };
  }
  const fatal = lines.findLast((line) => line.startsWith('Fatal:')) ?? lines.at(-1) ?? '';
  return { reason: `restic failed: ${fatal.replace(/^Fatal: /, '')}`, isMissing: MISSING.test(stderr) };
}

export type RemoteBackup = NonNullable<Environment['remoteBackup']>;

/** restic repeats a failed request for a quarter of an hour. */
const CONTACT_MS = 60_000;

/** The folder of the key for SFTP, the known servers and restic's cache. */
export const folderIn = (dataDir: string) => join(dataDir, 'remote-backup');
export const keyIn = (dataDir: string) => join(folderIn(dataDir), 'ssh-key');

/** `sftp:user@host:folder`, or with a port `sftp://user@host:2222/folder`. */
const SFTP = /^sftp:(?:\/\/(?<destination>[^/:]+)(?::(?<port>\d+))?\/|(?<plain>[^/:]+):)/;

const NO_SESSION = /unable to start the sftp session/;

/** The arguments of ssh that open an SFTP session; null for other repositories. */
function sshArguments(repository: string, dataDir: string): string[] | null {
  const { destination, port, plain } = SFTP.exec(repository)?.groups ?? {};
  const host = destination ?? plain;
  if (host === undefined) return null;
  const options = [
    'BatchMode=yes',
    'IdentitiesOnly=yes',
    'ConnectTimeout=20',
    'ServerAliveInterval=60',
    // restic encrypts and authenticates all that it stores: the first key of a server may be trusted.
    'StrictHostKeyChecking=accept-new',
    `UserKnownHostsFile=${join(folderIn(dataDir), 'known_hosts')}`,
  ].flatMap((option) => ['-o', option]);
  return ['-i', keyIn(dataDir), ...options, ...(port ? ['-p', port] : []), host, '-s', 'sftp'];
}

const quoted = (word: string) => `'${word}'`;

interface Run {
  cwd?: string;
  timeoutMs?: number;
}

/** Runs restic on a repository, and returns its output. */
export type Restic = (args: readonly string[], run?: Run) => Promise<string>;

/** Commands of restic for the repository of a campus. They throw a RemoteBackupError. */
export function createRestic(settings: RemoteBackup, dataDir: string): Restic {
  const { repository, password, s3Key, s3Secret } = settings;
  const { PATH, HOME = dataDir, LANG } = process.env;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH,
    HOME,
    LANG,
    RESTIC_REPOSITORY: repository,
    RESTIC_PASSWORD: password,
    RESTIC_CACHE_DIR: join(folderIn(dataDir), 'cache'),
    ...(s3Key && s3Secret && { AWS_ACCESS_KEY_ID: s3Key, AWS_SECRET_ACCESS_KEY: s3Secret }),
  };
  const ssh = sshArguments(repository, dataDir);
  const connection = ssh ? ['-o', `sftp.command=ssh ${ssh.map(quoted).join(' ')}`] : [];
  return async (args, { cwd, timeoutMs } = {}) => {
    const child = spawn('restic', [...connection, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = timeoutMs && setTimeout(() => child.kill(), timeoutMs);
    try {
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      if (status === 0) return stdout;
      // restic may end before it has read the reason from ssh.
      const output =
        ssh && NO_SESSION.test(stderr) ? spawnSync('ssh', ssh, { encoding: 'utf8', input: '', env }).stderr : '';
      const { reason, isMissing } = explain({ stderr: `${output}${stderr}`, isTimedOut: child.killed }, repository);
      throw new (isMissing ? MissingRepositoryError : RemoteBackupError)(reason);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new RemoteBackupError('restic is missing: apt-get install restic');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

class MissingRepositoryError extends RemoteBackupError {}

/**
 * Checks that the repository responds, and removes locks of killed processes. A missing one is made, or reported without `make`.
 * @throws RemoteBackupError
 */
export async function openRepository(restic: Restic, make?: () => Promise<void>): Promise<void> {
  try {
    await restic(['cat', 'config'], { timeoutMs: CONTACT_MS });
  } catch (error) {
    if (!(error instanceof MissingRepositoryError)) throw error;
    if (!make) throw new RemoteBackupError('There is no remote back-up yet: site remote-backup makes the first one.');
    await make();
  }
  await restic(['unlock'], { timeoutMs: CONTACT_MS });
}

/** Opens the repository, and makes one at a place that this campus has not used before. @throws RemoteBackupError */
export async function openOrMakeRepository(restic: Restic, repository: string, dataDir: string): Promise<void> {
  const usedFile = join(folderIn(dataDir), 'used-repository');
  await openRepository(restic, async () => {
    if (existsSync(usedFile) && readFileSync(usedFile, 'utf8') === repository)
      throw new RemoteBackupError(
        `${repository} no longer holds the back-ups of this campus: is its disk mounted? To begin again there, delete ${usedFile}.`,
      );
    await restic(['init'], { timeoutMs: CONTACT_MS });
  });
  writeFileSync(usedFile, repository);
}
