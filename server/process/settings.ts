import nextEnv from '@next/env';
import { EnvironmentError } from '#lib/runtime/environment/environment-error.ts';
import { type Environment, parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { giveUp } from '#lib/runtime/console.mjs';

/** The settings of this process, `.env` files included as Next reads them; a wrong value ends the command. */
export function settings(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return giveUp(error.message);
    throw error;
  }
}
