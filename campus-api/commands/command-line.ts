import { UsageError } from '#campus-api/admin/usage-error.ts';
import { isTyped, RefusedError } from '#campus-api/admin/validation/issue.ts';
import { errorSentence } from '../setup-error.ts';
import { findCommand } from './find-command.ts';
import { readSettings } from './settings.ts';

/** Runs what `npm run campus-api -- …` asks for, and answers the exit code: 0, 1 where it was refused or failed, 2 where it was written wrongly. */
export async function runCommandLine(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    await run(words, environment);
    return 0;
  } catch (error) {
    const sentence = errorSentence(error);
    console.error(sentence === null ? error : `Campus API: ${sentence}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(words: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const asked = findCommand(words);
  if ('help' in asked) {
    console.log(asked.help);
    return;
  }
  try {
    await asked.command.run(readSettings(environment), asked.args);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof RefusedError && isTyped(error));
    if (!isUsage) throw error;
    throw new UsageError(`${error.message}\nnpm run campus-api -- ${asked.command.help}`, { cause: error });
  }
}
