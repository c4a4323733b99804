import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { officeFlags, officeSettings } from '#server/process/memory.mjs';

/**
 * Starts the office in a browser as a process of its own, which ends with this one. Both share a secret for what is new, unless the settings name one,
 * so that the site shows at once what the office publishes.
 */
export function startOffice(): void {
  if (process.env.OFFICE_PORT === 'off') return;
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString('base64url');
  const office = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...officeFlags, 'scripts/commands/office.ts'],
    {
      env: { ...officeSettings, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  // The site goes on without it: what stops the office it says itself.
  office.on('error', (error) => console.error(`Office: ${error.message}`));
  process.once('exit', () => office.kill());
  // Nothing waits for it when the site ends.
  office.unref();
  office.channel?.unref();
}
