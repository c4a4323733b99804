import { explain } from './restic.ts';

const reasonOf = (stderr: string, isTimedOut = false) => explain({ stderr, isTimedOut }, 'sftp:a@b:c');

// As restic 0.14 and 0.18, OpenSSH and S3 servers print them.
test.each([
  ['Fatal: wrong password or no key found', 'BACKUP_PASSWORD is not the password of sftp:a@b:c'],
  ['subprocess ssh: a@b: Permission denied (publickey).', 'rejects the key of this campus'],
  ['subprocess ssh: Host key verification failed.', 'has another key than before'],
  ['subprocess ssh: ssh: connect to host b port 22: Connection timed out', 'cannot be reached: connection timed out.'],
  ['Fatal: client.PutObject: Storage backend has reached its minimum free drive threshold.', 'no space left'],
  ['write /mnt/x: no space left on device', 'no space left'],
  [
    'Fatal: unable to open config file: Stat: The Access Key Id you provided does not exist in our records.',
    'rejects BACKUP_S3_KEY',
  ],
  ['Fatal: unable to create lock in backend: repository is already locked by PID 7 on b', 'Another back-up'],
  ['Fatal: something else\ntrailing', 'restic failed: something else'],
])('“%s” becomes a sentence for the administrator', (stderr, sentence) => {
  expect(reasonOf(stderr)).toEqual({ reason: expect.stringContaining(sentence), isMissing: false });
});

test('a place that does not respond within the time limit is unreachable', () => {
  expect(reasonOf('', true).reason).toBe('sftp:a@b:c cannot be reached: it did not respond within a minute.');
});

test.each([
  'Fatal: unable to open config file: stat /mnt/x/config: no such file or directory\nIs there a repository at the following location?\n/mnt/x',
  'Fatal: unable to open config file: Lstat: file does not exist\nIs there a repository at the following location?',
  'Fatal: unable to open config file: Stat: The specified key does not exist.\nIs there a repository at the following location?',
  'Fatal: repository does not exist: unable to open config file: stat /x/config: no such file or directory',
])('“%s” means that there is no repository yet', (stderr) => {
  expect(reasonOf(stderr).isMissing).toBe(true);
});

test('a bucket name that the storage rejects does not mean that there is no repository yet', () => {
  const stderr =
    'Fatal: unable to open config file: client.GetObject: Bucket name cannot be shorter than 3 characters\nIs there a repository at the following location?';
  expect(reasonOf(stderr).isMissing).toBe(false);
});
