/** Loaded before a program: from when the file that `FULL_DISK` names is there, the disk takes no more bytes of files, as one that is full. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.FULL_DISK ?? '';
const { copyFileSync, existsSync, write, writeSync } = fs;

/** Its own database knows another way to the disk; so does what a process prints. */
function requireRoom(descriptor: unknown = 3): void {
  if (typeof descriptor === 'number' && descriptor < 3) return;
  if (existsSync(flag)) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

Object.assign(fs, {
  copyFileSync(...args: Parameters<typeof copyFileSync>) {
    requireRoom();
    copyFileSync(...args);
  },
  writeSync(...args: Parameters<typeof writeSync>) {
    requireRoom(args[0]);
    return writeSync(...args);
  },
  write(...args: unknown[]) {
    const done = args.at(-1);
    try {
      requireRoom(args[0]);
    } catch (error) {
      if (typeof done === 'function') process.nextTick(done, error);
      return;
    }
    Reflect.apply(write, fs, args);
  },
});
syncBuiltinESMExports();
