import type { Command } from '../../command.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { showNotice } from './show-notice.ts';
import { withdrawNotice } from './write-notices.ts';

export const withdraw: Command = {
  summary: 'takes a notice and its files from the public without losing it',
  help: `notice withdraw ID [--back]
  --back  shows it again
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, {
      ...changeOptions,
      back: { type: 'boolean', default: false },
    });
    const [id = 0] = readIds(takeWords(positionals, 1));
    const write = (campus: Parameters<typeof withdrawNotice>[0]) => withdrawNotice(campus, id, !values.back);
    const word = values.back ? 'Public again' : 'Withdrawn';
    await runChange(settings, values, write, (notice) => `${word}:\n${showNotice(notice)}`);
  },
};
