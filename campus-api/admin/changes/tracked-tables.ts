import { z } from 'zod';

/** A row as JSON keeps it: every table of content is of texts and whole numbers. */
export const rowImage = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type RowImage = z.infer<typeof rowImage>;

/** Records that people edit, as the audit log and revisions name them. */
export const recordKinds = [
  'contact',
  'staff',
  'committee',
  'structure',
  'notice',
  'flash-notice',
  'album',
  'publication',
  'qaa-document',
  'qaa-user',
  'counter',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export interface TrackedTable {
  kind: RecordKind;
  /** The column with the id of the record that a row is or belongs to; null where there is one record of that kind. */
  id: string | null;
  /** Whether its rows are parts of a record, such as seats, which change by being written anew. */
  isPart?: true;
  /** What one row is called when it goes: `seat` in “2 seats”. */
  noun: string;
  /** The column that names a row to people; a seat is named by who sits there. */
  label: string;
  /** Columns that name stored files. */
  files?: readonly string[];
  /** The record of another table that its rows hang on: they come and go with it, or lose their reference to it. */
  reference?: { column: string; table: string };
  /** A column whose changes are noted without what it held: an old password, once given up, does not return. */
  secret?: string;
}

/** Every table of content. What a change does to them is recorded and can be undone. */
export const trackedTables: Readonly<Record<string, TrackedTable>> = {
  contact: { kind: 'contact', id: null, noun: 'contact record', label: 'title' },
  staff: { kind: 'staff', id: 'id', noun: 'member of staff', label: 'full_name', files: ['profile_pic'] },
  committees: { kind: 'committee', id: 'id', noun: 'committee', label: 'name' },
  committee_seats: {
    isPart: true,
    kind: 'committee',
    id: 'committee_id',
    noun: 'seat in a committee',
    label: 'staff_id',
    reference: { column: 'staff_id', table: 'staff' },
  },
  structure_seats: {
    isPart: true,
    kind: 'structure',
    id: null,
    noun: 'seat in the structure',
    label: 'staff_id',
    reference: { column: 'staff_id', table: 'staff' },
  },
  notices: { kind: 'notice', id: 'id', noun: 'notice', label: 'description' },
  notice_departments: { isPart: true, kind: 'notice', id: 'notice_id', noun: 'department', label: 'department_id' },
  notice_files: { isPart: true, kind: 'notice', id: 'notice_id', noun: 'file', label: 'original', files: ['stored'] },
  flash_notices: {
    kind: 'flash-notice',
    id: 'id',
    noun: 'flash notice',
    label: 'description',
    files: ['picture'],
    reference: { column: 'notice_id', table: 'notices' },
  },
  albums: { kind: 'album', id: 'id', noun: 'album', label: 'title' },
  album_pictures: {
    isPart: true,
    kind: 'album',
    id: 'album_id',
    noun: 'picture',
    label: 'image',
    files: ['image', 'thumbnail'],
  },
  publications: { kind: 'publication', id: 'id', noun: 'publication', label: 'description' },
  publication_files: {
    isPart: true,
    kind: 'publication',
    id: 'publication_id',
    noun: 'file',
    label: 'original',
    files: ['stored'],
  },
  qaa_documents: { kind: 'qaa-document', id: 'id', noun: 'QAA document', label: 'name', files: ['link'] },
  qaa_account: { kind: 'qaa-user', id: 'id', noun: 'QAA user', label: 'user_name', secret: 'password_hash' },
  counter: { kind: 'counter', id: null, noun: 'visit counter', label: 'visit' },
};

export function trackedTable(name: string): TrackedTable {
  const table = trackedTables[name];
  if (table === undefined) throw new Error(`No table ${name} is tracked`);
  return table;
}

/** The record that a row is or belongs to. */
export function recordOf(table: string, image: RowImage): { kind: RecordKind; id: number } {
  const { kind, id } = trackedTable(table);
  return { kind, id: id === null ? 1 : Number(image[id]) };
}
