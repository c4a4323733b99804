import { type ChangeEntry, listChanges } from '#campus-api/changes/change-log.ts';
import type { Command } from '../command.ts';
import { readArguments, takeArgs } from '../read-arguments.ts';
import { readCampus } from '../run-change.ts';
import { UsageError } from '../usage-error.ts';

export const auditCommand: Command = {
  summary: 'list all changes with their authors, newest first',
  help: `audit [--limit NUMBER]
  --limit  maximum number of changes; default: 20`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, { limit: { type: 'string', default: '20' } });
    takeArgs(positionals, 0);
    if (!/^[1-9]\d{0,4}$/.test(values.limit)) throw new UsageError('--limit takes a number');
    const entries = await readCampus(context, ({ database }) => listChanges(database, { limit: Number(values.limit) }));
    console.log(entries.map(showChange).join('\n') || 'There are no changes yet.');
  },
};

/** `  12 2026-11-22 15:04:45, sita: remove notice 5 (…), undone by 13` in Nepal's time. */
export function showChange({ id, at, by, action, summary, undoes, undoneBy }: ChangeEntry): string {
  const time = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Kathmandu' });
  const verb = undoes === null ? action : `${action} of ${undoes}:`;
  return `${String(id).padStart(4)} ${time}, ${by}: ${verb} ${summary}${undoneBy === null ? '' : `, undone by ${undoneBy}`}`;
}
