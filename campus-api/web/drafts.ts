import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const DAY = 86_400_000;
/** Older drafts are deleted, and all but the newest of each account. */
const MAX_AGE = 14 * DAY;
const MAX_DRAFTS = 30;

const draftFile = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  stored: z.string().optional(),
  preview: z.string().optional(),
  order: z.number().optional(),
  isScan: z.boolean().optional(),
  field: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});
/**
 * A file of a form: `name` for visitors, `stored` its name on the disk if that differs, `preview` the name of a small picture of it, `order` its
 * position among the files of one upload, which identifies it when it is sent again, `isScan` whether it looks like a scanned page among pictures, `field` the
 * path of the field for which it was chosen, until it is added there, `width` and `height` the size of a picture in pixels.
 */
export type DraftFile = z.infer<typeof draftFile>;

const fieldsSchema = z.record(z.string(), z.array(z.string()));
/** Values of the fields of a form by their names. */
export type Fields = z.infer<typeof fieldsSchema>;

/** A form as it was last sent, stored between two requests. `kind` is the name of its record type, or of another upload. */
export interface Draft {
  id: string;
  kind: string;
  fields: Fields;
  files: DraftFile[];
}

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
const draftRow = z.object({
  id: z.string(),
  kind: z.string(),
  fields: json(fieldsSchema),
  files: json(z.array(draftFile)),
});
const listedRows = z.array(draftRow.extend({ changed: z.number() }));

/** The first value of a field, or `''`. */
export const firstValue = (fields: Fields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.[0] ?? '') : '';

export const isDraftId = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Forms between two requests. Each belongs to one account and has its own folder of files. */
export interface DraftStore {
  /** Returns null if this account has no draft of that id. */
  read(accountId: number, id: string): Draft | null;
  /** Drafts of the account, latest first. */
  list(accountId: number): (Draft & { changed: number })[];
  /** Returns false if the id is of another account. */
  save(accountId: number, draft: Draft): boolean;
  remove(accountId: number, id: string): void;
  folderOf(id: string): string;
  /** Path of a file on the disk. */
  pathOf(id: string, file: DraftFile): string;
}

export function createDraftStore(database: DatabaseSync, folder: string): DraftStore {
  const select = 'SELECT id, kind, fields, files, changed FROM office_drafts';
  const folderOf = (id: string) => join(folder, id);
  const discard = (id: string) => {
    database.prepare('DELETE FROM office_drafts WHERE id = ?').run(id);
    rmSync(folderOf(id), { recursive: true, force: true });
  };
  const list = (accountId: number) =>
    listedRows.parse(database.prepare(`${select} WHERE account_id = ? ORDER BY changed DESC`).all(accountId));
  return {
    read(accountId, id) {
      const row = database.prepare(`${select} WHERE id = ? AND account_id = ?`).get(id, accountId);
      return row === undefined ? null : draftRow.parse(row);
    },
    list,
    save(accountId, { id, kind, fields, files }) {
      const { changes } = database
        .prepare(
          `INSERT INTO office_drafts (id, account_id, kind, fields, files, changed) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET fields = excluded.fields, files = excluded.files, changed = excluded.changed
           WHERE account_id = excluded.account_id`,
        )
        .run(id, accountId, kind, JSON.stringify(fields), JSON.stringify(files), Date.now());
      for (const old of list(accountId).slice(MAX_DRAFTS)) discard(old.id);
      return changes > 0;
    },
    remove(accountId, id) {
      if (this.read(accountId, id)) discard(id);
    },
    folderOf,
    pathOf: (id, { key, name, stored = name }) => join(folderOf(id), key, stored),
  };
}

/** Deletes old drafts, folders without a draft (as of removed accounts), and files that a killed process left incomplete. */
export function clearOldDrafts(database: DatabaseSync, folder: string, now: number): void {
  database.prepare('DELETE FROM office_drafts WHERE changed < ?').run(now - MAX_AGE);
  const rows = z.array(draftRow).parse(database.prepare('SELECT id, kind, fields, files FROM office_drafts').all());
  const keysOf = new Map(rows.map(({ id, files }) => [id, new Set(files.map(({ key }) => key))]));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const keys = keysOf.get(name);
    if (!keys) rmSync(path, { recursive: true, force: true });
    else for (const key of readdirSync(path)) if (!keys.has(key)) rmSync(join(path, key), { recursive: true });
  }
}
