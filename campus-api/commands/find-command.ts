import { UsageError } from '#campus-api/admin/usage-error.ts';
import type { Command } from '../command.ts';
import { commands } from './index.ts';

/** A parsed command line: a command with its arguments, or help. */
export type ParsedCommand = { name: string; command: Command; args: string[] } | { help: string };

/** Finds the command of a command line; without arguments it is `serve`. @throws UsageError for an unknown command */
export function findCommand(words: string[]): ParsedCommand {
  const wantsHelp = words.some((word) => word === '--help' || word === '-h');
  const named = [...commands].find(([name]) => startsWith(words, name.split(' ')));
  if (named) {
    const [name, command] = named;
    if (wantsHelp) return { help: `npm run campus-api -- ${command.help}` };
    return { name, command, args: words.slice(name.split(' ').length) };
  }
  const group = [...commands].filter(([name]) => words[0] === undefined || name.startsWith(`${words[0]} `));
  if (wantsHelp) return { help: overview(words[0]?.startsWith('-') || group.length === 0 ? [...commands] : group) };
  const serve = commands.get('serve');
  if (words.length === 0 && serve) return { name: 'serve', command: serve, args: [] };
  const names = (group.length > 0 ? group : [...commands]).map(([name]) => name).join(', ');
  throw new UsageError(`there is no command "${words.join(' ')}": choose one of ${names}`);
}

function startsWith(words: string[], beginning: string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

function overview(listed: [string, Command][]): string {
  const lines = listed.map(([name, { summary }]) => `  ${name.padEnd(20)} ${summary}`);
  return ['npm run campus-api -- COMMAND …; COMMAND --help describes each', ...lines].join('\n');
}
