import { isInputError, RefusedError } from '#campus-api/validation/issue.ts';
import { errorSentence } from '#campus-api/validation/setup-error.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, type ProgramCommand } from './context.ts';
import { commands } from './index.ts';
import { readSettings } from './settings.ts';

/** A parsed command line: a command with its arguments, or help. */
export type ParsedCommand = { name: string; command: ProgramCommand; args: string[] } | { help: string };

/** Finds the command of a command line; without arguments it is `serve`. @throws UsageError for an unknown command */
export function findCommand(args: string[]): ParsedCommand {
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const named = [...commands].find(([name]) => startsWith(args, name.split(' ')));
  if (named) {
    const [name, command] = named;
    if (wantsHelp) return { help: `npm run campus-api -- ${command.help}` };
    return { name, command, args: args.slice(name.split(' ').length) };
  }
  const group = [...commands].filter(([name]) => args[0] === undefined || name.startsWith(`${args[0]} `));
  if (wantsHelp) return { help: overview(group.length === 0 ? [...commands] : group) };
  const serve = commands.get('serve');
  if (args.length === 0 && serve) return { name: 'serve', command: serve, args: [] };
  const names = (group.length > 0 ? group : [...commands]).map(([name]) => name).join(', ');
  throw new UsageError(`there is no command "${args.join(' ')}": choose one of ${names}`);
}

function startsWith(args: string[], beginning: string[]): boolean {
  return beginning.every((word, index) => args[index] === word);
}

function overview(listed: [string, ProgramCommand][]): string {
  const lines = listed.map(([name, { summary }]) => `  ${name.padEnd(22)} ${summary}`);
  return ['npm run campus-api -- COMMAND …; COMMAND --help describes each', ...lines].join('\n');
}

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
