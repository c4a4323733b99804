import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import type { RecordTable } from './record-table.ts';

/** The stored record, blank for a new one, and what was entered. */
interface Entered<Record, Form, Files> {
  form: Form;
  before: Record;
  isNew: boolean;
  files: Files;
  database: DatabaseSync;
}

/** The rules of a type that its list of fields does not have. */
interface Rules<Record, Form, Files> {
  /** The noun of a record for errors. */
  noun: string;
  /** The field of the issue that nothing was entered. */
  firstField: string;
  blank(): Omit<Record, 'id'>;
  /** Prepares new files, outside of the transaction. */
  prepare(issues: Issues, form: Form): Files | Promise<Files>;
  read(issues: Issues, entered: Entered<Record, Form, Files>): Omit<Record, 'id'>;
  /** Whether a change is none, so that nothing is written. */
  isSame?(before: Record, after: Record): boolean;
}

/** How records of a type are added, edited and removed. Undefined values of a form are unchanged, or empty in a new record. */
export interface RecordChanges<Record, Form> {
  /** @throws RefusedError, NeedsConfirmationError */
  add(campus: Campus, form: Form): Promise<ChangeResult<Record>>;
  /** @throws RefusedError, NeedsConfirmationError, ConflictError for a `revision` that is no longer the last one */
  edit(campus: Campus, id: number, form: Form, revision?: number): Promise<ChangeResult<Record>>;
  /** Deletes records with files that no other record uses. @throws RefusedError, NeedsConfirmationError */
  remove(campus: Campus, ids: readonly number[]): ChangeResult<Record[]>;
  /** A record, with blank values instead of wrong ones; null for an unknown id. */
  find(database: DatabaseSync, id: number): Record | null;
  /** @throws RefusedError for an unknown id */
  require(database: DatabaseSync, id: number): Record;
}

/** For records without files. */
export const withoutFiles = () => ({ newFiles: [] });

export function recordChanges<
  Stored extends { id: number },
  Form extends object,
  Files extends { newFiles: NewFile[] },
>(table: RecordTable<Stored>, rules: Rules<Stored, Form, Files>): RecordChanges<Stored, Form> {
  const { noun, firstField, blank, prepare, read, isSame = () => false } = rules;

  const find = (database: DatabaseSync, id: number) => {
    const store = table.open(database);
    return store.find(id) ?? store.mended(id, blank());
  };
  const requireRecord = (database: DatabaseSync, id: number) =>
    find(database, id) ?? refuseField('id', 'not-there', { what: noun, value: id });

  /** The record as read; issues of the files and of the values are reported together. */
  function readRecord(issues: Issues, entered: Entered<Stored, Form, Files>, ofFiles: Issues): Stored {
    const { id } = entered.before;
    issues.list.push(...ofFiles.list);
    const record = { ...entered.before, ...read(issues, entered), id };
    issues.throwIfErrors();
    return record;
  }

  return {
    async add(campus, form) {
      const { database } = campus;
      const ofFiles = new Issues();
      const files = await prepare(ofFiles, form);
      const before = { ...blank(), id: 0 } as Stored;
      return changeCampus(campus, { action: 'add', newFiles: files.newFiles }, (issues) => {
        const record = readRecord(issues, { form, before, isNew: true, files, database }, ofFiles);
        const added = { ...record, id: reserveIds(database, table.name) };
        table.insert(database, [added]);
        return added;
      });
    },

    async edit(campus, id, form, revision) {
      const { database } = campus;
      const ofFiles = new Issues();
      const files = await prepare(ofFiles, form);
      const isEmpty = Object.values(form).every((value) => value === undefined);
      if (isEmpty) ofFiles.error(firstField, 'nothing-named');
      return changeCampus(campus, { action: 'edit', newFiles: files.newFiles }, (issues) => {
        const before = requireRecord(database, id);
        requireRevision(database, table.kind, id, revision);
        const after = readRecord(issues, { form, before, isNew: false, files, database }, ofFiles);
        // A mended record differs from the stored one.
        if (isSame(before, after) && table.open(database).find(id)) return before;
        table.update(database, after);
        return after;
      });
    },

    remove: (campus, ids) =>
      changeCampus(campus, { action: 'remove' }, () => {
        const { database } = campus;
        reserveIds(database, table.name, 0);
        const removed = ids.map((id) => requireRecord(database, id));
        for (const id of ids) table.remove(database, id);
        return removed;
      }),
    find,
    require: requireRecord,
  };
}
