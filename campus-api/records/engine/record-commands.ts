import type { DatabaseSync } from 'node:sqlite';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { type CamelCase, formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import type { Fields, FormOf } from '#campus-api/model/fields.ts';
import type { RecordChanges } from './record-changes.ts';
import type { RecordTable } from './record-table.ts';

/** The options of one command besides those of the fields: their usage, and the help for each. */
interface OtherOptions {
  usage?: string;
  help?: Readonly<Record<string, string>>;
}

/** The values of options by the names of forms. */
type ValuesOf<Options> = {
  [Name in keyof Options as CamelCase<Name>]?: Options[Name] extends { multiple: true } ? string[] : string;
};

/** The commands `NAME add`, `edit`, `remove` and `list` of a type of record. */
export function recordCommands<
  F extends Fields,
  Stored extends { id: number },
  Form extends object,
  const Options extends ParseArgsOptionsConfig = Record<never, never>,
>({
  name,
  table,
  changes,
  fields,
  summaries,
  options,
  adding = {},
  editing = {},
  formOf,
  list = (database) => table.open(database).all(),
  show,
}: {
  name: string;
  table: RecordTable<Stored>;
  changes: RecordChanges<Stored, Form>;
  fields: F;
  summaries: Readonly<Record<'add' | 'edit' | 'remove' | 'list', string>>;
  /** All options besides those of the fields. */
  options?: Options;
  adding?: OtherOptions;
  editing?: OtherOptions;
  formOf(values: FormOf<F> & ValuesOf<Options>): Form | Promise<Form>;
  /** Instead of the records in the order of the table: these, or another command. */
  list?: ((database: DatabaseSync) => readonly Stored[]) | Command;
  /** A line of the list. */
  show(record: Stored, database: DatabaseSync): string;
}): readonly (readonly [name: string, command: Command])[] {
  const all = { ...optionsOf(fields), ...options };
  const helpFor = (verb: string, isNew: boolean, { usage, help = {} }: OtherOptions) =>
    `${[name, verb, usageOf(fields, { isNew }), usage].filter(Boolean).join(' ')}\n${helpOf(fields, help)}`;
  const read = (values: object) => formOf(formOfOptions(values) as FormOf<F> & ValuesOf<Options>);
  const line = (record: Stored, database: DatabaseSync) => `${String(record.id).padStart(4)} ${show(record, database)}`;
  const asLine = ({ database }: Campus, change: ChangeResult<Stored>): ChangeResult<string> => ({
    ...change,
    result: line(change.result, database),
  });
  return [
    [
      `${name} add`,
      changeCommand({
        summary: summaries.add,
        help: helpFor('add', true, adding),
        options: all,
        async plan(values, args) {
          takeArgs(args, 0);
          const form = await read(values);
          return {
            write: async (campus) => asLine(campus, await changes.add(campus, form)),
            show: (text) => `Added:\n${text}`,
          };
        },
      }),
    ],
    [
      `${name} edit`,
      changeCommand({
        summary: `${summaries.edit}; omitted fields are unchanged`,
        help: helpFor('edit ID', false, editing),
        options: all,
        async plan(values, args) {
          const [id = 0] = readIds(takeArgs(args, 1));
          const form = await read(values);
          return {
            write: async (campus) => asLine(campus, await changes.edit(campus, id, form)),
            show: (text) => `Changed:\n${text}`,
          };
        },
      }),
    ],
    [
      `${name} remove`,
      removeCommand({
        summary: summaries.remove,
        help: `${name} remove ID …`,
        remove(campus, ids) {
          const removed = changes.remove(campus, ids);
          return { ...removed, result: removed.result.map((record) => line(record, campus.database)) };
        },
        show: (text) => text,
      }),
    ],
    [
      `${name} list`,
      typeof list === 'function'
        ? listCommand({
            summary: summaries.list,
            help: `${name} list`,
            read: ({ database }) => list(database).map((record) => line(record, database)),
            show: (text) => text,
          })
        : list,
    ],
  ];
}
