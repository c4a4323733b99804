import type { CampusContent } from '#campus-api/records/campus-content.ts';
import type { CampusApiOptions } from './options.ts';
import { prepareDatabase } from './prepare.ts';
import { sampleContent } from './sample-content.ts';

/** Remaining records of the sample campus, and the command that replaces them. */
export interface SampleRecords {
  what: string;
  count: number;
  command: string;
}

interface Kind {
  what: string;
  command: string;
  table: string;
  column: string;
  texts: readonly string[];
}

/** Kinds of records, identified by texts that a real campus would not have. */
const kindsOf = ({ contact, ...sample }: CampusContent): readonly Kind[] => [
  {
    what: 'name of the campus',
    command: 'contact edit --title …',
    table: 'contact',
    column: 'title',
    texts: [contact.title],
  },
  {
    what: 'address',
    command: 'contact edit --address … --phone … --email …',
    table: 'contact',
    column: "content ->> '$.email'",
    texts: [contact.email],
  },
  {
    what: 'introduction',
    command: 'contact edit --introduction FILE.html',
    table: 'contact',
    column: "content ->> '$.campusIntroduction'",
    texts: [contact.campusIntroduction],
  },
  {
    what: 'members of staff',
    command: 'staff import FILE.csv --replace',
    table: 'staff',
    column: 'full_name',
    texts: sample.staff.map(({ fullName }) => fullName),
  },
  {
    what: 'committees',
    command: 'committee set ID, committee remove ID …',
    table: 'committees',
    column: 'name',
    texts: sample.committees.map(({ name }) => name),
  },
  {
    what: 'notices',
    command: 'notice remove ID …',
    table: 'notices',
    column: 'description',
    texts: sample.notices.map(({ description }) => description),
  },
  {
    what: 'flash notices',
    command: 'flash remove ID …',
    table: 'flash_notices',
    column: 'description',
    texts: sample.flashNotices.map(({ description }) => description),
  },
  {
    what: 'albums',
    command: 'album remove ID …',
    table: 'albums',
    column: 'title',
    texts: sample.albums.map(({ title }) => title),
  },
  {
    what: 'publications',
    command: 'publication remove ID …',
    table: 'publications',
    column: 'description',
    texts: sample.publications.map(({ description }) => description),
  },
  {
    what: 'events of the calendar',
    command: 'event remove ID …',
    table: 'events',
    column: 'uid',
    texts: sample.events.map(({ uid }) => uid),
  },
  {
    what: 'QAA documents',
    command: 'qaa document remove ID …',
    table: 'qaa_documents',
    column: 'name',
    texts: sample.qaaDocuments.map(({ name }) => name),
  },
];

/** Remaining records of the sample campus in the embedded campus API, by kind. */
export function findSampleRecords(options: CampusApiOptions): SampleRecords[] {
  const { database } = prepareDatabase(options, false);
  try {
    return kindsOf(sampleContent()).flatMap(({ what, command, table, column, texts }) => {
      const statement = database.prepare(
        `SELECT count(*) AS count FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`,
      );
      const count = Number(statement.get(JSON.stringify(texts))?.count);
      return count > 0 ? [{ what, count, command: `npm run campus-api -- ${command}` }] : [];
    });
  } finally {
    database.close();
  }
}
