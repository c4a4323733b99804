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
import { isJsonColumn } from './rebuild-content.ts';
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
    const rows = z
      .array(rowImage)
      .parse(statement.all())
      .map((row) => readRow(table, row));
    const empty = Object.fromEntries(statement.columns().map(({ name }) => [name, '{}']));
    const columns = [...new Set([readRow(table, empty), ...rows].flatMap(Object.keys))];
    const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
    writeFileSync(join(folder, `${table}.json`), `${JSON.stringify(rows, null, 1)}\n`);
    writeFileSync(join(folder, `${table}.csv`), formatTable([columns, ...cells]));
  }
  const files = storedFilesIn(filesFolder);
  // Copies, so that an editor of the folder does not change the campus.
  for (const name of files)
    copyFileSync(join(filesFolder, name), join(folder, filesName, name), constants.COPYFILE_FICLONE);
  return { tables: queries.length + 1, files: files.length };
}

/** The exported values of a row, without secrets; the fields of a record beside its columns, texts in Nepali with `_ne`. */
function readRow(table: string, row: RowImage): Record<string, unknown> {
  const { secret, kind } = trackedTables[table] ?? {};
  const values = Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
    if (column === secret) return [];
    if (!isJsonColumn(column)) return [[column, value]];
    const json: unknown = JSON.parse(String(value));
    const record = recordContent.safeParse(json);
    if (column !== 'content' || kind === 'site-document' || !record.success) return [[column, json]];
    const { nepali = {}, ...fields } = record.data;
    const names = [...Object.entries(fields), ...Object.entries(nepali).map(([name, text]) => [`${name}Ne`, text])];
    return names.map(([name, text]) => [snakeCase(String(name)), text]);
  });
  return Object.fromEntries(values);
}

const recordContent = z.looseObject({ nepali: z.record(z.string(), z.string()).optional() });

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
