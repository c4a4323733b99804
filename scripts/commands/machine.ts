import { spawnSync } from 'node:child_process';
import { fail } from '#lib/platform/runtime/console.mjs';
import { machineCommands } from '#operations/machine/commands.ts';
import { MachineError } from '#operations/machine/machine-error.ts';

// The commands of `bin/site` for the whole machine and its campuses (scripts/bootstrap/site-commands.mjs).
const LOCK = '/run/lock/campus-website.lock';
/** Exit code of `flock` while another command holds the lock. */
const LOCKED = 75;

const [command = '', ...args] = process.argv.slice(2);
if (process.getuid?.() !== 0) fail(`Run site ${command} as root: it installs services.`);
if (!['status', 'logs'].includes(command) && !process.env.MACHINE_LOCKED) {
  const self = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync('flock', ['--nonblock', '--conflict-exit-code', String(LOCKED), LOCK, ...self], {
    stdio: 'inherit',
    env: { ...process.env, MACHINE_LOCKED: '1' },
  });
  if (status === LOCKED) fail('Another command changes this machine right now: wait until it has ended.');
  process.exit(status ?? 1);
}
try {
  await machineCommands[command]?.(args);
} catch (error) {
  if (error instanceof MachineError) fail(error.message);
  throw error;
}
