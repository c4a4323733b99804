import { isInputError, RefusedError } from '#campus-api/validation/issue.ts';
import { errorSentence } from '#campus-api/validation/setup-error.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf } from './context.ts';
import { findCommand } from './find-command.ts';
import { readSettings } from './settings.ts';

/** Runs the command line of `npm run campus-api -- …` and returns the exit code: 0, 1 if it was rejected or failed, 2 for a usage error. */
export async function runCommandLine(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    await run(args, environment);
    return 0;
  } catch (error) {
    const sentence = errorSentence(error);
    console.error(sentence === null ? error : `Campus API: ${sentence}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const parsed = findCommand(args);
  if ('help' in parsed) {
    console.log(parsed.help);
    return;
  }
  try {
    await parsed.command.run(contextOf(readSettings(environment)), parsed.args);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof RefusedError && isInputError(error));
    if (!isUsage) throw error;
    throw new UsageError(`${error.message}\nnpm run campus-api -- ${parsed.command.help}`, { cause: error });
  }
}
