import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { prepare } from '#campus-api/commands/prepare.ts';
import type { Settings } from '#campus-api/commands/settings.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import type { Done } from './change-campus.ts';
import { type Confirmation, NeedsConfirmationError } from './changes/confirmation.ts';
import { describeDeletion } from './changes/deletions.ts';
import { publish } from './publish.ts';
import { describeIssue } from './validation/issue.ts';
import { type Campus, withCampus } from './with-campus.ts';

type Write<Result> = (campus: Campus) => Done<Result> | Promise<Done<Result>>;

/** Opens the campus for a command that reads. */
export function readCampus<Result>(
  settings: Settings,
  work: (campus: Campus) => Result | Promise<Result>,
): Promise<Result> {
  prepare(settings);
  return withCampus(settings.options, { by: whoWorks() }, work);
}

/** Makes a change as the command line asks for it, after a question where it takes something away or looks wrong, and says what became of it. */
export async function runChange<Result>(
  settings: Settings,
  flags: { yes: boolean; dryRun: boolean },
  write: Write<Result>,
  show: (result: Result) => string,
): Promise<void> {
  prepare(settings);
  const done = await confirmed(settings, { confirmed: flags.yes, dryRun: flags.dryRun }, write);
  const told = [
    ...done.warnings.map(describeIssue),
    ...done.losses.map((loss) => `Taken away: ${describeDeletion(loss)}`),
  ];
  const lines = [show(done.result), ...told];
  if (flags.dryRun) console.log(['This would be done; nothing was changed.', ...lines].join('\n'));
  else if (done.change === null) console.log(`${lines.join('\n')}\nEverything was so already.`);
  else console.log([...lines, ...(done.tags.length > 0 ? [await publish(done.tags)] : [])].join('\n'));
}

async function confirmed<Result>(
  settings: Settings,
  consent: Confirmation,
  write: Write<Result>,
): Promise<Done<Result>> {
  try {
    return await withCampus(settings.options, { by: whoWorks(), consent }, write);
  } catch (error) {
    if (!(error instanceof NeedsConfirmationError)) throw error;
    await ask(error.message);
    return confirmed(settings, { ...consent, confirmed: error.token }, write);
  }
}

/** @throws CampusApiSetupError for a no, and where nobody is there to answer */
export async function ask(message: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new CampusApiSetupError(`nothing was changed\n${message}\nRepeat the command with --yes if that is meant.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${message}\nGo on? (yes/no) `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new CampusApiSetupError('nothing was changed');
  } finally {
    terminal.close();
  }
}

/** Who the audit log names for a command: the account of the machine. */
function whoWorks(): string {
  try {
    return `${userInfo().username} (command)`;
  } catch {
    // A container may run as a number that has no name.
    return `${process.getuid?.() ?? 'somebody'} (command)`;
  }
}
