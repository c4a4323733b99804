import type { Localized } from '#content/locale.ts';
import type { Role } from './roles.ts';

/** Cache tags of the site (`lib/site/content-cache/tags.ts`). */
export type Tag = 'contact' | 'notices' | 'flash-notices' | 'staff' | 'gallery' | 'publications' | 'events' | 'site';

export interface TrackedTable {
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
  /** The record of another table that its rows depend on: they are deleted with it, or lose their reference to it. */
  reference?: { column: string; table: string };
  /** A column whose changes are logged without the old value: a replaced password cannot be restored. */
  secret?: string;
}

/** A kind of editable records: what the log of changes, undo, back-ups, permissions and the caches of the site need of it. */
export interface RecordKindDefinition {
  /** Its name in the log of changes. */
  one: Localized;
  several: Localized;
  /** The first role that may change it. */
  role: Role;
  /** Tags of the pages that show it. */
  tags: readonly Tag[];
  tables: Readonly<Record<string, TrackedTable>>;
}
