import { dirname, join } from 'node:path';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import { required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { columnNames } from './staff-columns.ts';
import { importStaffTable } from './write-table.ts';

export const importStaffCommand = changeCommand({
  summary: 'import staff from a table (Excel or CSV): existing people are updated, others are added',
  help: `staff import FILE.xlsx|FILE.ods|FILE.csv [--pictures FOLDER] [--replace]
  The first line names the columns: ${columnNames('en').join(', ')}; name and type are required; type is teaching, non-teaching or outside.
  Rows are matched by id or, without one, by name and type. Fields of missing columns are unchanged.
  People are shown in the order of the rows; others keep their positions.
  An empty picture retains the current one; "none" deletes it.
  --pictures  the folder of the files in the column picture; default: that of the table
  --replace   remove all people who are not in the table, and their seats in committees
  The import is atomic: on errors nothing is imported, and each is reported with its line and column.`,
  options: { pictures: { type: 'string' }, replace: { type: 'boolean', default: false } },
  plan(values, args) {
    const path = required(takeArgs(args, 1)[0], 'the name of the table');
    const folder = values.pictures ?? dirname(path);
    const portrait = (name: string) => ({ path: join(folder, name) });
    return {
      write: (campus) => importStaffTable(campus, { path }, { replace: values.replace === true, portrait }),
      show: ({ added, changed, removed }) =>
        `Imported: ${added.length} added, ${changed.length} updated, ${removed.length} removed.`,
    };
  },
});
