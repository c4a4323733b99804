import type { Command } from '../../command.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { noticeFormOf, noticeOptions } from './notice-options.ts';
import { showNotice } from './show-notice.ts';
import { editNotice as edit } from './write-notices.ts';

const options = { ...noticeOptions, ...changeOptions, 'drop-file': { type: 'string', multiple: true } } as const;

export const editNotice: Command = {
  summary: 'changes a notice; what is not named stays',
  help: `notice edit ID [--text "TEXT"] [--department NAME …] [--file FILE …] [--drop-file NAME …] [--last-date DAY|none] [--date DAY | --publish-at "DAY TIME"|now]
  --department  the departments from now on, in place of those before
  --file        a file to attach besides those that are there
  --drop-file   the name of an attached file, as the list shows it, that goes
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const [id = 0] = readIds(takeWords(positionals, 1));
    const write = (campus: Parameters<typeof edit>[0]) => edit(campus, id, noticeFormOf(values));
    await runChange(settings, values, write, (notice) => `Changed:\n${showNotice(notice)}`);
  },
};
