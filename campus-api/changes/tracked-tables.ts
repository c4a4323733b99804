import { z } from 'zod';
import { namesMigration } from '#campus-api/database/migrations/016-names.ts';
import { workflowMigration } from '#campus-api/database/migrations/017-workflow.ts';
import { migrations } from '#campus-api/database/migrations/index.ts';

/** A row as JSON: all columns of content are texts or whole numbers. */
export const rowImage = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type RowImage = z.infer<typeof rowImage>;

/** Kinds of editable records, as stored in the audit log and in revisions. */
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
  'site-document',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export interface TrackedTable {
  kind: RecordKind;
  /** The column with the id of the record that a row is or belongs to; null for a kind with a single record. */
  id: string | null;
  /** Whether its rows are parts of a record, such as seats, which are replaced on a change. */
  isPart?: true;
  /** The noun for one deleted row: `seat` in “2 seats”. */
  noun: string;
  /** The column with the display name of a row; for a seat, its person. */
  label: string;
  /** Columns with names of stored files. */
  files?: readonly string[];
  /** The column with JSON that references stored files by `/files/NAME`. */
  filePaths?: string;
  /** The first version of the schema with the table; missing for tables from before back-ups. */
  since?: number;
  /** The record of another table that its rows depend on: they are deleted with it, or lose their reference to it. */
  reference?: { column: string; table: string };
  /** A column whose changes are logged without the old value: a replaced password cannot be restored. */
  secret?: string;
}

/** Every table of content. Changes to them are recorded and can be undone. */
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
  ranks: {
    isPart: true,
    kind: 'structure',
    id: null,
    noun: 'rank',
    label: 'designation',
    since: migrations.indexOf(namesMigration) + 1,
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
  site_documents: {
    kind: 'site-document',
    id: 'id',
    noun: 'document of the site',
    label: 'key',
    filePaths: 'content',
    since: 12,
  },
  site_document_files: {
    isPart: true,
    kind: 'site-document',
    id: 'document_id',
    noun: 'file',
    label: 'stored',
    files: ['stored'],
    since: 12,
  },
  site_versions: {
    isPart: true,
    kind: 'site-document',
    id: 'document_id',
    noun: 'scheduled change',
    label: 'publish_at',
    filePaths: 'content',
    since: migrations.indexOf(workflowMigration) + 1,
  },
};

export function trackedTable(name: string): TrackedTable {
  const table = trackedTables[name];
  if (table === undefined) throw new Error(`No table ${name} is tracked`);
  return table;
}

/** The record that a row is or belongs to. */
export function recordOfRow(table: string, image: RowImage): { kind: RecordKind; id: number } {
  const { kind, id } = trackedTable(table);
  return { kind, id: id === null ? 1 : Number(image[id]) };
}
