import type { ParseArgsOptionsConfig } from 'node:util';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Command } from './command.ts';
import { readArguments, readIds, takeArgs } from './read-arguments.ts';
import { readCampus, runChange } from './run-change.ts';

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof readArguments<Options>>['values'];

/** The write function of a command line and the formatter of its result. */
interface Plan<Result> {
  write(campus: Campus): ChangeResult<Result> | Promise<ChangeResult<Result>>;
  show(result: Result): string;
}

const changeHelp = `  --dry-run     show what would change, and change nothing
  --yes         do not prompt before deletions and warnings`;

/** A command that changes the campus by one write function. `--yes` and `--dry-run` come with it; `plan` may throw UsageError. */
export function changeCommand<const Options extends ParseArgsOptionsConfig, Result>(command: {
  summary: string;
  help: string;
  options: Options;
  plan(values: Values<Options>, args: string[]): Plan<Result> | Promise<Plan<Result>>;
}): Command {
  return {
    summary: command.summary,
    help: `${command.help}\n${changeHelp}`,
    async run(context, args) {
      const { flags, others } = takeFlags(args);
      const { values, positionals } = readArguments<Options>(others, command.options);
      const { write, show } = await command.plan(values, positionals);
      await runChange(context, flags, write, show);
    },
  };
}

/** A command that removes records by their ids. */
export function removeCommand<Entry>(command: {
  summary: string;
  help: string;
  remove(campus: Campus, ids: readonly number[]): ChangeResult<Entry[]>;
  show(entry: Entry): string;
}): Command {
  return changeCommand({
    summary: command.summary,
    help: command.help,
    options: {},
    plan(_, args) {
      const ids = readIds(args);
      return {
        write: (campus) => command.remove(campus, ids),
        show: (entries) => `Removed:\n${entries.map(command.show).join('\n')}`,
      };
    },
  });
}

/** A command that lists all records of a kind. */
export function listCommand<Entry>(command: {
  summary: string;
  help: string;
  read(campus: Pick<Campus, 'database'>): readonly Entry[];
  show(entry: Entry): string;
}): Command {
  const { summary, help, read, show } = command;
  return {
    summary,
    help,
    async run(context, args) {
      takeArgs(readArguments(args, {}).positionals, 0);
      const entries = await readCampus(context, read);
      console.log(entries.map(show).join('\n') || 'There are none.');
    },
  };
}

function takeFlags(args: string[]) {
  const others = args.filter((arg) => arg !== '--yes' && arg !== '--dry-run');
  return { flags: { yes: args.includes('--yes'), dryRun: args.includes('--dry-run') }, others };
}
