import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { fieldCells } from '#campus-api/csv/field-columns.ts';
import { formatTable, writeTableFile } from '#campus-api/csv/format-table.ts';
import type { Locale } from '#content/locale.ts';
import { type StaffRecord, staffFields } from './staff.ts';
import { columnNames, staffColumns } from './staff-columns.ts';
import { staffTypeNames } from './staff-types.ts';
import { readAllStaff } from './store.ts';

export const exportStaffCommand: Command = {
  summary: 'export all staff to a table for editing in a spreadsheet and importing again',
  help: `staff export FILE.csv
  An existing file is not overwritten.`,
  async run(context, args) {
    const file = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the table');
    const staff = await readCampus(context, ({ database }) => readAllStaff(database));
    writeTableFile(file, staffTable(staff, 'en'));
    console.log(`Written: ${staff.length} members of staff to ${file}.`);
  },
};

/** A CSV table with column names in that language. */
export function staffTable(staff: StaffRecord[], language: Locale): string {
  return formatTable([columnNames(language), ...staff.map((person) => toCells(person, language))]);
}

function toCells(person: StaffRecord, language: Locale): string[] {
  const cells: Record<string, string> = {
    ...fieldCells(staffFields, person),
    id: String(person.id),
    type: staffTypeNames[language][person.type],
    picture: person.profilePic ?? '',
  };
  return Object.keys(staffColumns).map((column) => cells[column] ?? '');
}
