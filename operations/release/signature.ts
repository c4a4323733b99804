import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';

/** The keys that sign releases, in the source and in every release; format: ALLOWED SIGNERS in ssh-keygen(1). */
export const RELEASE_SIGNERS = 'deploy/release-signers';
/** Purpose and signer in signatures by `ssh-keygen -Y`. */
const [NAMESPACE, SIGNER] = ['campus-website', 'release'];

const MISSING = 'ssh-keygen is missing: install openssh-client';

/** Why the signature of an archive, in the file beside it with the suffix `.sig`, is not by one of these signers; null if it is. */
export function whyNotSigned(archive: string, signers: string): string | null {
  const args = ['-Y', 'verify', '-f', signers, '-I', SIGNER, '-n', NAMESPACE, '-s', `${archive}.sig`];
  const input = openSync(archive, 'r');
  try {
    const { status, stderr, error } = spawnSync('ssh-keygen', args, {
      stdio: [input, 'ignore', 'pipe'],
      encoding: 'utf8',
      env: process.env,
    });
    if (error) return MISSING;
    return status === 0 ? null : stderr.trim().replace(/[\r\n].*/s, '') || `its key is not in ${signers}`;
  } finally {
    closeSync(input);
  }
}

/** Signs an archive with a key of SSH into the file beside it. @throws Error also if the key is none of the signers, as campuses would refuse the archive */
export function sign(archive: string, key: string, signers: string): void {
  rmSync(`${archive}.sig`, { force: true });
  const { status, stderr, error } = spawnSync('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', NAMESPACE, archive], {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: process.env,
  });
  if (error) throw new Error(MISSING);
  if (status !== 0) throw new Error(`ssh-keygen did not sign the archive: ${stderr}`);
  const reason = whyNotSigned(archive, signers);
  if (reason === null) return;
  rmSync(`${archive}.sig`);
  throw new Error(`Campuses would refuse this archive: ${reason}.`);
}
