import { dirname, join } from 'node:path';
import type { Command } from '../../command.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { staffColumns } from './staff-columns.ts';
import { importStaffTable } from './write-staff-table.ts';

const options = {
  pictures: { type: 'string' },
  replace: { type: 'boolean', default: false },
  ...changeOptions,
} as const;

export const importStaff: Command = {
  summary: 'takes staff from a table (CSV): who is there is changed, others are added',
  help: `staff import FILE.csv [--pictures FOLDER] [--replace]
  The first line names the columns: ${staffColumns.join(', ')}; name and type are needed, type is teaching or non-teaching.
  Rows mean who has their id or, without one, their name and type. A column that the table lacks stays as it is.
  --pictures  the folder of the files that the column picture names, that of the table if not given
  --replace   takes away all who are not in the table, and their seats in committees
  Where anything is wrong nothing is imported, and each error is told with its line and column.
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const path = required(takeWords(positionals, 1)[0], 'the name of the table');
    const folder = values.pictures ?? dirname(path);
    const portrait = (name: string) => ({ path: join(folder, name) });
    await runChange(
      settings,
      values,
      (campus) => importStaffTable(campus, { path }, { replace: values.replace, portrait }),
      ({ added, changed, gone }) =>
        `Imported: ${added.length} added, ${changed.length} changed or as before, ${gone.length} taken away.`,
    );
  },
};
