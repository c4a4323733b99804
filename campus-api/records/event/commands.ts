import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { writeTableFile } from '#campus-api/csv/format-table.ts';
import { eventTypeNames } from '#content/event-types.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { eventChanges } from './changes.ts';
import { eventFields, eventSpan, eventTable } from './event.ts';
import { importEvents } from './import-events.ts';
import { eventColumns, formatEvents } from './table.ts';

const usualCommands = recordCommands({
  name: 'event',
  table: eventTable,
  changes: eventChanges,
  fields: eventFields,
  summaries: {
    add: 'add a term, exam, holiday or event to the calendar',
    edit: 'edit an event of the calendar',
    remove: 'remove events from the calendar',
    list: 'list the events of the calendar with their ids, the earliest first',
  },
  formOf: (values) => values,
  show: (event) => `${eventSpan(event)} ${eventTypeNames[event.type].en}: ${event.title}`,
});

const importCommand = changeCommand({
  summary: 'import events from a table (Excel or CSV) or a calendar file (ICS): known ones are updated, others added',
  help: `event import FILE.xlsx|FILE.ods|FILE.csv|FILE.ics [--type TYPE]
  The first line of a table names the columns: ${eventColumns('en').join(', ')}.
  Events are recognized by their uid; in a table without one, by type, title and first day.
  --type  the type of the events of a calendar file whose category names none; default: event
  The import is atomic: on errors nothing is imported, and each is reported with its line.`,
  options: { type: { type: 'string' } },
  plan({ type }, args) {
    const path = required(takeArgs(args, 1)[0], 'the name of the table or calendar file');
    return {
      write: (campus) => importEvents(campus, { path }, type),
      show: ({ added, changed, unchanged }) =>
        `Imported: ${added.length} added, ${changed.length} updated, ${unchanged} unchanged.`,
    };
  },
});

const exportCommand: Command = {
  summary: 'export the events of the calendar to a table',
  help: `event export FILE.csv
  An existing file is not overwritten.`,
  async run(context, args) {
    const file = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the table');
    const events = await readCampus(context, ({ database }) => eventTable.open(database).all());
    writeTableFile(file, formatEvents(events, 'en'));
    console.log(`Written: ${events.length} events to ${file}.`);
  },
};

export const eventCommands = [
  ...usualCommands,
  ['event import', importCommand],
  ['event export', exportCommand],
] as const;
