import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDebian } from './debian.ts';
import { fetchedPackage } from './fetched-package.ts';

/** The Nu checker (validator.w3.org/nu), a Java program (decision record 32). */
const VNU = {
  name: 'vnu-jar',
  version: '26.9.27',
  integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
};

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Provides the checker for e2e/html. @throws Error if it is not there and cannot be fetched */
export function ensureNuChecker(): void {
  if (!hasJava() && !(installDebian('default-jre-headless') && hasJava()))
    throw new Error('Java is not installed (Debian: sudo apt-get install default-jre-headless)');
  process.env.NU_CHECKER = join(fetchedPackage(VNU), 'build/dist/vnu.jar');
}
