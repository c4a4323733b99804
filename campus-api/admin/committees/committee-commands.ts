import type { DatabaseSync } from 'node:sqlite';
import type { Command } from '#campus-api/command.ts';
import { createStructureStore } from '#campus-api/stores/structure-store.ts';
import { changeCommand, removeCommand } from '../change-command.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { readCampus } from '../run-change.ts';
import { UsageError } from '../usage-error.ts';
import { parseSeat, showSeats } from './seats.ts';
import {
  committeePages,
  readCommittees,
  removeCommittees as remove,
  type SeatedCommittee,
  setCommittee as setOne,
} from './write-committees.ts';
import { type StructureList, setStructure as set, structureLists } from './write-structure.ts';

const seatOption = { type: 'string', multiple: true } as const;
const seatHelp = `  --seat  who sits there, by the id of staff list, and the rank that is shown: "16: President"; again for the next seat.
          Whoever comes first presides. All seats are named: those that are not go.`;

/** Words of the command line for the lists of the structure. */
const listNames: Readonly<Record<string, StructureList>> = {
  executive: 'executiveCommittee',
  management: 'managementCommittee',
  authorities: 'campusAuthorities',
};

export const setCommittee = changeCommand({
  summary: 'names a committee and who sits there, with which rank',
  help: `committee set ID [--name "NAME"] [--seat "ID: RANK" …]
  ID      1 the campus chief; 9, 14 to 17, 22, 25 of the teachers; 12, 13, 18 to 21 of the employees
${seatHelp}`,
  options: { name: { type: 'string' }, seat: seatOption },
  plan({ name, seat }, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    return {
      write: (campus) => setOne(campus, id, { name, seats: seat?.map(parseSeat) }),
      show: (committee) => `Changed: committee ${committee.id}, ${committee.name}, ${committee.seats.length} seats`,
    };
  },
});

export const removeCommittees = removeCommand({
  summary: 'takes committees away; who sat there stays',
  help: 'committee remove ID …',
  remove,
  show: ({ id, name }) => `${id} ${name}`,
});

export const listCommittees: Command = {
  summary: 'shows committees with their seats, and which page shows each',
  help: 'committee list',
  async run(settings, args) {
    takeWords(readArguments(args, {}).positionals, 0);
    const text = await readCampus(settings, ({ database }) =>
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

function showCommittee(database: DatabaseSync, { id, name, seats }: SeatedCommittee): string {
  const page = committeePages.get(id);
  return `${String(id).padStart(4)} ${name} (${page ? pageNames[page] : 'on no page'})\n${showSeats(database, seats)}`;
}

export const setStructure = changeCommand({
  summary: 'says who sits in a list of the structure, with which rank',
  help: `structure set ${Object.keys(listNames).join('|')} [--seat "ID: RANK" …]
${seatHelp}`,
  options: { seat: seatOption },
  plan({ seat = [] }, words) {
    const [word = ''] = takeWords(words, 1);
    const list = Object.hasOwn(listNames, word) ? listNames[word] : undefined;
    if (list === undefined) throw new UsageError(`choose one of ${Object.keys(listNames).join(', ')}, not "${word}"`);
    return {
      write: (campus) => set(campus, list, seat.map(parseSeat)),
      show: (seats) => `Changed: ${word}, ${seats.length} seats`,
    };
  },
});

export const listStructure: Command = {
  summary: 'shows the executive and the management committee and the authorities',
  help: 'structure list',
  async run(settings, args) {
    takeWords(readArguments(args, {}).positionals, 0);
    const text = await readCampus(settings, ({ database }) => {
      const structure = createStructureStore(database).read();
      return structureLists.map((list) => `${list}\n${showSeats(database, structure[list])}`).join('\n');
    });
    console.log(text);
  },
};
