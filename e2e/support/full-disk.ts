/** Preloaded into a program: as long as the file named by `FULL_DISK` exists, writes to files fail as on a full disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.FULL_DISK ?? '';
const { copyFileSync, existsSync, write, writeSync } = fs;

/** SQLite bypasses this module, and standard output is exempt. */
function requireSpace(descriptor: unknown = 3): void {
  if (typeof descriptor === 'number' && descriptor < 3) return;
  if (existsSync(flag)) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

Object.assign(fs, {
  copyFileSync(...args: Parameters<typeof copyFileSync>) {
    requireSpace();
    copyFileSync(...args);
  },
  writeSync(...args: Parameters<typeof writeSync>) {
    requireSpace(args[0]);
    return writeSync(...args);
  },
  write(...args: unknown[]) {
    const done = args.at(-1);
    try {
      requireSpace(args[0]);
    } catch (error) {
      if (typeof done === 'function') process.nextTick(done, error);
      return;
    }
    Reflect.apply(write, fs, args);
  },
});
syncBuiltinESMExports();
