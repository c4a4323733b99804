import nextEnv from '@next/env';
import { fail } from '#lib/platform/runtime/console.mjs';

/**
 * Adds settings to the environment, whose variables have priority: those of the file `SETTINGS_FILE` where it is set, else of `.env` files in the
 * working folder as Next reads them. A `SETTINGS_FILE` that cannot be read ends the command with a message.
 */
export function loadSettings(): void {
  const file = process.env.SETTINGS_FILE;
  if (!file) {
    nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
    return;
  }
  try {
    process.loadEnvFile(file);
  } catch (error) {
    fail(`The settings in ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
