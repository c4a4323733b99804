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
