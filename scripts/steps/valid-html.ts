import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail } from '#lib/platform/runtime/console.mjs';
import { installDebian } from './debian.ts';
import { fetchedPackage } from './fetched-package.ts';

/** The Nu checker (validator.w3.org/nu), a Java program (decision record 37). */
const VNU = {
  name: 'vnu-jar',
  version: '26.9.27',
  integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
};

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Whether every page is valid HTML. Needs the build. */
export function isValidHtml(): boolean {
  if (!hasJava() && !(installDebian('default-jre-headless') && hasJava())) {
    return fail('The Nu checker needs Java: install it (Debian: sudo apt-get install default-jre-headless).');
  }
  process.env.NU_CHECKER = join(fetchedPackage(VNU), 'build/dist/vnu.jar');
  const args = ['test', '--config', 'e2e/html/playwright.config.ts'];
  return spawnSync('playwright', args, { stdio: 'inherit' }).status === 0;
}
