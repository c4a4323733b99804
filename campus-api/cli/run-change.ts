import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { type Confirmation, NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { describeDeletion } from '#campus-api/changes/deletions.ts';
import { siteUpdateLines, siteUpdateOf } from '#campus-api/changes/site-update.ts';
import { describeIssue } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import type { CommandContext } from './command.ts';

type Write<Result> = (campus: Campus) => ChangeResult<Result> | Promise<ChangeResult<Result>>;

/** Opens the campus for a command that reads. */
export function readCampus<Result>(
  context: CommandContext,
  work: (campus: Campus) => Result | Promise<Result>,
): Promise<Result> {
  context.prepare();
  return context.withCampus({ by: commandAuthor() }, work);
}

/** Runs the change of a command line, after a prompt for deletions and warnings, and prints its result. */
export async function runChange<Result>(
  context: CommandContext,
  flags: { yes: boolean; dryRun: boolean },
  write: Write<Result>,
  show: (result: Result) => string,
): Promise<void> {
  context.prepare();
  const done = await confirmed(context, { confirmed: flags.yes, dryRun: flags.dryRun }, write);
  const details = [
    ...done.warnings.map(describeIssue),
    ...done.deletions.map((deletion) => `Deleted: ${describeDeletion(deletion)}`),
  ];
  const lines = [show(done.result), ...details];
  if (flags.dryRun) console.log(['Dry run; nothing was changed.', ...lines].join('\n'));
  else if (done.change === null) console.log(`${lines.join('\n')}\nNothing had to change.`);
  else console.log([...lines, ...siteUpdateLines[siteUpdateOf(done)]].join('\n'));
}

async function confirmed<Result>(
  context: CommandContext,
  confirmation: Confirmation,
  write: Write<Result>,
): Promise<ChangeResult<Result>> {
  try {
    return await context.withCampus({ by: commandAuthor(), confirmation }, write);
  } catch (error) {
    if (!(error instanceof NeedsConfirmationError)) throw error;
    await promptConfirmation(error.message);
    return confirmed(context, { ...confirmation, confirmed: error.token }, write);
  }
}

/** Prompts for a confirmation. @throws CampusApiSetupError for a no, or without a terminal */
export async function promptConfirmation(message: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new CampusApiSetupError(`nothing was changed\n${message}\nRepeat the command with --yes to confirm.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const input = await terminal.question(`${message}\nContinue? (yes/no) `);
    if (!/^y(es)?$/i.test(input.trim())) throw new CampusApiSetupError('nothing was changed');
  } finally {
    terminal.close();
  }
}

/** Author of a command for the audit log: the account of the machine. */
export function commandAuthor(): string {
  try {
    return `${userInfo().username} (command)`;
  } catch {
    // A container may run as a number that has no name.
    return `${process.getuid?.() ?? 'somebody'} (command)`;
  }
}
