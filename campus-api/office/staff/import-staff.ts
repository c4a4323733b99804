import { dirname } from 'node:path';
import type { Command } from '../../command.ts';
import type { StaffRecord } from '../../records.ts';
import { changeCampus } from '../change-campus.ts';
import { refuseProblems } from '../csv/problems.ts';
import { takeIds } from '../next-id.ts';
import { publish } from '../publish.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { type Campus, withCampus } from '../with-campus.ts';
import { type Match, matchStaff } from './match-staff.ts';
import { readDrafts } from './read-drafts.ts';
import { type Portraits, readPortraits } from './read-portraits.ts';
import { staffColumns } from './staff-columns.ts';
import { deleteStaff, insertStaff, readAllStaff, updateStaff } from './staff-records.ts';

const options = { pictures: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

export const importStaff: Command = {
  summary: 'takes staff from a table (CSV): who is there is changed, others are added',
  help: `staff import FILE.csv [--pictures FOLDER] [--replace]
  The first line names the columns: ${staffColumns.join(', ')}; name and type are needed, type is teaching or non-teaching.
  Rows mean who has their id or, without one, their name and type. A column that the table lacks stays as it is.
  --pictures  the folder of the files that the column picture names, that of the table if not given
  --replace   takes away all who are not in the table, and their seats in committees
  Where anything is wrong nothing is imported, and each error is told with its line and column.`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const file = required(takeWords(positionals, 1)[0], 'the name of the table');
    const { drafts, problems } = readDrafts(file);
    const counts = await withCampus(settings, async (campus) => {
      const staff = readAllStaff(campus.database);
      const matches = matchStaff(drafts, staff, problems);
      const portraits = await readPortraits(matches, values.pictures ?? dirname(file), problems);
      refuseProblems(file, problems);
      const gone = values.replace ? staff.filter(({ id }) => !matches.some(({ known }) => known?.id === id)) : [];
      return changeCampus(campus, portraits.newFiles, () => change(campus, matches, portraits, gone));
    });
    console.log(`Imported: ${counts}.\n${await publish(['staff'])}`);
  },
};

function change({ database }: Campus, matches: Match[], portraits: Portraits, gone: StaffRecord[]) {
  const changed = matches.flatMap((match) => (match.known ? [toRecord(match, match.known.id, portraits)] : []));
  const added = matches.filter(({ known }) => known === null);
  const firstId = takeIds(database, 'staff', added.length);
  updateStaff(database, changed);
  insertStaff(
    database,
    added.map((match, index) => toRecord(match, firstId + index, portraits)),
  );
  deleteStaff(database, gone);
  const before = [...matches.map(({ known }) => known), ...gone];
  return {
    result: `${added.length} added, ${changed.length} changed or as before, ${gone.length} taken away`,
    released: before.map((person) => person?.profilePic ?? null).filter((picture) => picture !== null),
  };
}

function toRecord({ draft, known }: Match, id: number, { stored }: Portraits): StaffRecord {
  const { fullName, type, line, picture } = draft;
  const asBefore = picture === undefined ? (known?.profilePic ?? null) : picture || null;
  return {
    id,
    fullName,
    type,
    department: draft.department ?? known?.department ?? '',
    designation: draft.designation ?? known?.designation ?? '',
    profilePic: stored.get(line) ?? asBefore,
    about: (draft.about ?? known?.about) || null,
  };
}
