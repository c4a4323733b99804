import { dirname, join } from 'node:path';
import { changeCommand } from '../change-command.ts';
import { required, takeWords } from '../read-arguments.ts';
import { staffColumns } from './staff-columns.ts';
import { importStaffTable } from './write-staff-table.ts';

export const importStaff = changeCommand({
  summary: 'imports staff from a table (Excel or CSV): existing people are changed, others are added',
  help: `staff import FILE.xlsx|FILE.csv [--pictures FOLDER] [--replace]
  The first line names the columns: ${staffColumns.join(', ')}; name and type are needed, type is teaching or non-teaching.
  Rows mean who has their id or, without one, their name and type. A column that the table lacks stays as it is.
  People are shown in the order of the rows; those who are not in the table keep their places.
  An empty picture leaves the one that is there; none takes it away.
  --pictures  the folder of the files that the column picture names, that of the table if not given
  --replace   takes away all who are not in the table, and their seats in committees
  Where anything is wrong nothing is imported, and each error is told with its line and column.`,
  options: { pictures: { type: 'string' }, replace: { type: 'boolean', default: false } },
  plan(values, words) {
    const path = required(takeWords(words, 1)[0], 'the name of the table');
    const folder = values.pictures ?? dirname(path);
    const portrait = (name: string) => ({ path: join(folder, name) });
    return {
      write: (campus) => importStaffTable(campus, { path }, { replace: values.replace === true, portrait }),
      show: ({ added, changed, gone }) =>
        `Imported: ${added.length} added, ${changed.length} changed or as before, ${gone.length} taken away.`,
    };
  },
});
