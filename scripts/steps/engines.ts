import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { engines, isInstalled, oldChromiums } from '#e2e/engines/engines.ts';
import { installDebian } from './debian.ts';
import { fetchedPackage } from './fetched-package.ts';

const fromDebian = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'chromium', 'openssl'];

/** Ensures the engines of `npm run test:all -- engines`: Debian's packages, and old Chromiums from npm packages. @throws Error that names the missing ones */
export function ensureEngines(): void {
  const lacking = () => [...engines].filter(([, engine]) => !isInstalled(engine)).map(([name]) => name);
  // Debian's Chromium brings the libraries of old Chromiums.
  if (lacking().some((name) => !name.startsWith('chromium')) || !existsSync('/usr/bin/Xvfb'))
    installDebian(...fromDebian);
  for (const { path, ...from } of oldChromiums) {
    if (existsSync(path)) continue;
    const packed = readFileSync(join(fetchedPackage(from), 'bin/chromium.br'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, brotliDecompressSync(packed));
    chmodSync(path, 0o755);
  }
  if (lacking().length > 0) {
    throw new Error(`not installed: ${lacking().join(', ')} (Debian: sudo apt-get install ${fromDebian.join(' ')})`);
  }
}
