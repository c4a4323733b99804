import type { Command } from '../../command.ts';
import { departmentNames } from '../departments.ts';
import { readArguments, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { noticeFormOf, noticeOptions } from './notice-options.ts';
import { showNotice } from './show-notice.ts';
import { addNotice as add } from './write-notices.ts';

export const addNotice: Command = {
  summary: 'adds a notice, with files attached',
  help: `notice add --text "TEXT" --department NAME [--file FILE …] [--last-date DAY] [--date DAY | --publish-at "DAY TIME"]
  --text        what the notice says, in English or Nepali
  --department  ${departmentNames.join(', ')}; may be given more than once
  --file        a file to attach; may be given more than once
  --last-date   the closing date: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --date        the day of the notice, today if not given
  --publish-at  when visitors see it: "2083-08-08 10:30"; at once if not given
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, { ...noticeOptions, ...changeOptions });
    takeWords(positionals, 0);
    const write = (campus: Parameters<typeof add>[0]) => add(campus, noticeFormOf(values));
    await runChange(settings, values, write, (notice) => `Added:\n${showNotice(notice)}`);
  },
};
