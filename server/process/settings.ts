import nextEnv from '@next/env';
import { fail } from '#lib/platform/runtime/console.mjs';
import { EnvironmentError } from '#lib/platform/settings/environment-error.ts';
import { type Environment, parseEnvironment } from '#lib/platform/settings/schema.ts';

/** The settings of this process, `.env` files included as Next reads them; an invalid value ends the command. */
export function settings(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    throw error;
  }
}
