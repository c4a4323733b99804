import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, readIds, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { writeTableFile } from '#campus-api/csv/format-table.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { eventFields, showEvent } from './event.ts';
import { importEvents } from './import-events.ts';
import { createEventStore } from './store.ts';
import { eventColumns, eventTable } from './table.ts';
import { addEvent, editEvent, removeEvents } from './write.ts';

const options = optionsOf(eventFields);

export const addEventCommand = changeCommand({
  summary: 'add a term, exam, holiday or event to the calendar',
  help: `event add ${usageOf(eventFields, { isNew: true })}\n${helpOf(eventFields, {})}`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    const form = formOfOptions(values);
    return { write: (campus) => addEvent(campus, form), show: (event) => `Added:\n${showEvent(event)}` };
  },
});

export const editEventCommand = changeCommand({
  summary: 'edit an event of the calendar; omitted fields are unchanged',
  help: `event edit ID ${usageOf(eventFields, { isNew: false })}\n${helpOf(eventFields, {})}`,
  options,
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const form = formOfOptions(values);
    return { write: (campus) => editEvent(campus, id, form), show: (event) => `Changed:\n${showEvent(event)}` };
  },
});

export const removeEventsCommand = removeCommand({
  summary: 'remove events from the calendar',
  help: 'event remove ID …',
  remove: removeEvents,
  show: showEvent,
});

export const listEventsCommand = listCommand({
  summary: 'list the events of the calendar with their ids, the earliest first',
  help: 'event list',
  read: ({ database }) => createEventStore(database).all(),
  show: showEvent,
});

export const importEventsCommand = changeCommand({
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

export const exportEventsCommand: Command = {
  summary: 'export the events of the calendar to a table',
  help: `event export FILE.csv
  An existing file is not overwritten.`,
  async run(context, args) {
    const file = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the table');
    const events = await readCampus(context, ({ database }) => createEventStore(database).all());
    writeTableFile(file, eventTable(events, 'en'));
    console.log(`Written: ${events.length} events to ${file}.`);
  },
};
