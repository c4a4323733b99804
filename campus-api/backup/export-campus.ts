import { constants, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { type RowImage, rowImage, trackedTables } from '#campus-api/model/tracked-tables.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { filesName } from './manifest.ts';
import { jsonColumns } from './rebuild-content.ts';
import { storedFilesIn } from './stored-files.ts';

export const exportCommand: Command = {
  summary: 'write all records as JSON and CSV, and all files, to a new folder for another system',
  help: `export FOLDER
  FOLDER gets each table as NAME.json and, for spreadsheets, NAME.csv, with all texts, unpublished records and messages of visitors,
  and all files and pictures in FOLDER/files. It holds no passwords and no log of changes; only a backup can be restored.`,
  async run(context, args) {
    const folder = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the folder');
    if (existsSync(folder)) throw new CampusApiSetupError(`${folder} exists already`);
    const { tables, files } = await readCampus(context, (campus) => exportCampus(campus, folder));
    console.log(`Exported: ${tables} tables and ${files} files to ${folder}.`);
  },
};

/** Times of these are milliseconds in the database. */
const ENQUIRIES = `SELECT reference, kind, name, email, phone, text, language, state, note,
  strftime('%Y-%m-%dT%H:%M:%SZ', received / 1000, 'unixepoch') AS received,
  strftime('%Y-%m-%dT%H:%M:%SZ', answered / 1000, 'unixepoch') AS answered FROM enquiries ORDER BY received`;

function exportCampus({ database, filesFolder }: Campus, folder: string): { tables: number; files: number } {
  mkdirSync(join(folder, filesName), { recursive: true, mode: 0o700 });
  const queries = Object.keys(trackedTables).map((table) => [table, `SELECT * FROM ${table}`] as const);
  for (const [table, query] of [...queries, ['enquiries', ENQUIRIES] as const]) {
    const statement = database.prepare(query);
    const rows = z.array(rowImage).parse(statement.all());
    const names = statement.columns().map(({ name }) => name);
    const columns = names.filter((column) => column !== trackedTables[table]?.secret);
    const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, readValue(table, column, row)])),
    );
    writeFileSync(join(folder, `${table}.json`), `${JSON.stringify(objects, null, 1)}\n`);
    writeFileSync(join(folder, `${table}.csv`), formatTable([columns, ...cells]));
  }
  const files = storedFilesIn(filesFolder);
  // Copies, so that an editor of the folder does not change the campus.
  for (const name of files)
    copyFileSync(join(filesFolder, name), join(folder, filesName, name), constants.COPYFILE_FICLONE);
  return { tables: queries.length + 1, files: files.length };
}

function readValue(table: string, column: string, row: RowImage): unknown {
  const isJson = jsonColumns.some(([name, json]) => name === table && json === column);
  return isJson ? JSON.parse(String(row[column])) : row[column];
}
