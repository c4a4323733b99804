import { fail } from '#lib/platform/runtime/console.mjs';
import { EnvironmentError } from '#lib/platform/settings/environment-error.ts';
import { loadSettings } from '#lib/platform/settings/load-settings.ts';
import { type Environment, parseEnvironment } from '#lib/platform/settings/schema.ts';

/** The settings of this process, those of a settings file included; an invalid value ends the command. */
export function settings(): Environment {
  loadSettings();
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    throw error;
  }
}
