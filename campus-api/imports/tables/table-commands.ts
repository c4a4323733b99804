import type { Command } from '#campus-api/cli/command.ts';
import { limitMemory } from '#campus-api/cli/limit-memory.ts';
import { readArguments, required, requireFolder, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { formatTable, writeTableFile } from '#campus-api/csv/format-table.ts';
import { importHelp, importOptions, readLanguage, runImport } from '#campus-api/imports/plan/run-import.ts';
import { planTable } from './plan-table.ts';
import { readImportTable } from './read-import-table.ts';
import { type TableKind, templateHeadings } from './table-columns.ts';
import { folderFiles, noFiles } from './table-files.ts';

const options = { files: { type: 'string' }, template: { type: 'string' }, ...importOptions } as const;

const tableHelp = (type: TableKind, texts: string) => `import ${type} TABLE.xlsx|TABLE.ods|TABLE.csv [--files FOLDER]
import ${type} --template FILE.csv [--language ne]
  The first line names the columns, in English or Nepali: ${templateHeadings(type, 'en').join(', ')}.
${texts}
  Files: names or paths below the folder, several with ; between them. Text in Preeti or a similar font is converted to Unicode.
  Rows that are wrong are named and left out, the others are imported in one change. A second import adds only new rows: they are known
  again by their id or, without one, by their date and text.
  --files       the folder of the files that the rows name
  --template    write an empty table with the names of the columns into a new file, and import nothing
${importHelp}`;

function tableCommand(type: TableKind, summary: string, texts: string): Command {
  return {
    summary,
    help: tableHelp(type, texts),
    async run(context, args) {
      const { values, positionals } = readArguments(args, options);
      const language = readLanguage(values);
      if (values.template !== undefined) {
        takeArgs(positionals, 0);
        const file = required(values.template, 'the name of the table');
        writeTableFile(file, formatTable([templateHeadings(type, language)]));
        console.log(`Written: ${file}`);
        return;
      }
      const path = required(takeArgs(positionals, 1)[0], 'the name of the table');
      limitMemory();
      const files = values.files === undefined ? noFiles : folderFiles(requireFolder(values.files, '--files'));
      const table = await readImportTable(type, { path });
      await runImport(context, values, { plan: (database) => planTable(database, table, files) });
    },
  };
}

export const importNoticesCommand = tableCommand(
  'notices',
  'import notices with their files from a table (Excel or CSV)',
  `  date and text are required. Days in either calendar and either digits: 2083-08-05, २०८३ मंसिर ५, 2026-11-21; 5/8/2083 is day/month/year.
  department is the address or the name of a category; several with commas between them; without one: administration.`,
);

export const importPublicationsCommand = tableCommand(
  'publications',
  'import publications with their files from a table (Excel or CSV)',
  `  date and title are required. Days in either calendar and either digits: 2083-08-05, २०८३ मंसिर ५, 2026-11-21; 5/8/2083 is day/month/year.`,
);
