import type { DatabaseSync } from 'node:sqlite';
import { changeCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { committeeFields } from './committee.ts';
import { committeePages, readCommittees, type SeatedCommittee } from './read-committees.ts';
import { parseSeat, showSeats } from './seats.ts';
import { createStructureStore } from './structure-store.ts';
import { addCommittee, removeCommittees, setCommittee } from './write.ts';
import { type StructureList, setStructure, structureLists } from './write-structure.ts';

const seatOption = { type: 'string', multiple: true } as const;
const seatHelp = `  --seat  a member by the id of staff list, with the displayed role: "16: President", or in both languages
          "16: President | अध्यक्ष"; repeat it for each seat.
          The first one is the chair. Give all seats: omitted ones are removed.`;

/** Names of the lists of the structure on the command line. */
const listNames: Readonly<Record<string, StructureList>> = {
  executive: 'executiveCommittee',
  management: 'managementCommittee',
  authorities: 'campusAuthorities',
};

const committeeOptions = { ...optionsOf(committeeFields), seat: seatOption } as const;
const committeeHelp = `${helpOf(committeeFields, {})}\n${seatHelp}`;

export const addCommitteeCommand = changeCommand({
  summary: 'add a committee',
  help: `committee add ${usageOf(committeeFields, { isNew: true })} [--seat "ID: ROLE" …]
${committeeHelp}`,
  options: committeeOptions,
  plan({ seat, ...values }, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addCommittee(campus, { ...formOfOptions(values), seats: seat?.map(parseSeat) }),
      show: (committee) => `Added: committee ${committee.id}, ${committee.name}, ${committee.seats.length} seats`,
    };
  },
});

export const setCommitteeCommand = changeCommand({
  summary: 'set the name and the members of a committee, with their roles',
  help: `committee set ID ${usageOf(committeeFields, { isNew: false })} [--seat "ID: ROLE" …]
  ID      1 the campus chief; 9, 14 to 17, 22, 25 of the teachers; 12, 13, 18 to 21 of the employees; or an added one
${committeeHelp}`,
  options: committeeOptions,
  plan({ seat, ...values }, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) => setCommittee(campus, id, { ...formOfOptions(values), seats: seat?.map(parseSeat) }),
      show: (committee) => `Changed: committee ${committee.id}, ${committee.name}, ${committee.seats.length} seats`,
    };
  },
});

export const removeCommitteesCommand = removeCommand({
  summary: 'remove committees; their members stay',
  help: 'committee remove ID …',
  remove: removeCommittees,
  show: ({ id, name }) => `${id} ${name}`,
});

export const listCommitteesCommand: Command = {
  summary: 'list committees with their seats and the page of each',
  help: 'committee list',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const text = await readCampus(context, ({ database }) =>
      readCommittees(database)
        .map((committee) => showCommittee(database, committee))
        .join('\n'),
    );
    console.log(text || 'There are none.');
  },
};

const pageNames = {
  chief: 'message of the campus chief',
  teachers: "Teachers' Association",
  employees: "Employees' Association",
} as const;

function showCommittee(database: DatabaseSync, { id, name, nepali, page, seats }: SeatedCommittee): string {
  const fixed = committeePages.get(id);
  const names = [name, nepali.name].filter(Boolean).join(' | ');
  return `${String(id).padStart(4)} ${names} (${fixed ? pageNames[fixed] : (page ?? 'on no page')})\n${showSeats(database, seats)}`;
}

export const setStructureCommand = changeCommand({
  summary: 'set the members of a list of the structure, with their roles',
  help: `structure set ${Object.keys(listNames).join('|')} [--seat "ID: ROLE" …]
${seatHelp}`,
  options: { seat: seatOption },
  plan({ seat = [] }, args) {
    const [word = ''] = takeArgs(args, 1);
    const list = Object.hasOwn(listNames, word) ? listNames[word] : undefined;
    if (list === undefined) throw new UsageError(`choose one of ${Object.keys(listNames).join(', ')}, not "${word}"`);
    return {
      write: (campus) => setStructure(campus, list, seat.map(parseSeat)),
      show: (seats) => `Changed: ${word}, ${seats.length} seats`,
    };
  },
});

export const listStructureCommand: Command = {
  summary: 'list the executive and the management committee and the authorities',
  help: 'structure list',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const text = await readCampus(context, ({ database }) => {
      const structure = createStructureStore(database).read();
      return structureLists.map((list) => `${list}\n${showSeats(database, structure[list])}`).join('\n');
    });
    console.log(text);
  },
};
