import type { Command } from '../../command.ts';
import { readArguments, readIds } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { showNotice } from './show-notice.ts';
import { removeNotices as remove } from './write-notices.ts';

export const removeNotices: Command = {
  summary: 'takes notices away, with files that nothing else uses',
  help: `notice remove ID …
  Its address is not given to another notice.
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, changeOptions);
    const ids = readIds(positionals);
    const write = (campus: Parameters<typeof remove>[0]) => remove(campus, ids);
    await runChange(settings, values, write, (notices) => `Removed:\n${notices.map(showNotice).join('\n')}`);
  },
};
