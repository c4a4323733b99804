import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const DAY = 86_400_000;
/** What nobody came back to goes after so long; of one account the newest stay. */
const longest = 14 * DAY;
const mostOfAccount = 30;

const draftFile = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  stored: z.string().optional(),
  preview: z.string().optional(),
  order: z.number().optional(),
  isScan: z.boolean().optional(),
});
/**
 * A file that was sent with a form: `name` as the visitor will save it, `stored` where it lies under another name, `preview` a small picture of it, `order` its place among those
 * that were chosen with it, by which it is known when it comes once more, `isScan` whether it looks like a page of paper among pictures.
 */
export type DraftFile = z.infer<typeof draftFile>;

const fieldsSchema = z.record(z.string(), z.array(z.string()));
/** The fields of a form by their names. */
export type Fields = z.infer<typeof fieldsSchema>;

/** A form as it was last sent, between two requests. */
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

/** The first value of a field, `''` where there is none. */
export const one = (fields: Fields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.[0] ?? '') : '';

export const isDraftId = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Forms between two requests, each its account's alone; the files of each are in a folder of its own. */
export interface DraftStore {
  /** Null where this account has none of that id. */
  read(accountId: number, id: string): Draft | null;
  /** The latest first. */
  list(accountId: number): (Draft & { changed: number })[];
  /** False where the id is another account's. */
  save(accountId: number, draft: Draft): boolean;
  remove(accountId: number, id: string): void;
  folderOf(id: string): string;
  /** A file's place on the disk. */
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
      for (const old of list(accountId).slice(mostOfAccount)) discard(old.id);
      return changes > 0;
    },
    remove(accountId, id) {
      if (this.read(accountId, id)) discard(id);
    },
    folderOf,
    pathOf: (id, { key, name, stored = name }) => join(folderOf(id), key, stored),
  };
}

/** Clears away drafts that are old, folders of none, such as those of removed accounts, and in folders the files that a killed process left half written. */
export function clearOldDrafts(database: DatabaseSync, folder: string, now: number): void {
  database.prepare('DELETE FROM office_drafts WHERE changed < ?').run(now - longest);
  const rows = z.array(draftRow).parse(database.prepare('SELECT id, kind, fields, files FROM office_drafts').all());
  const kept = new Map(rows.map(({ id, files }) => [id, new Set(files.map(({ key }) => key))]));
  for (const name of readdirSync(folder)) {
    const place = join(folder, name);
    const keys = kept.get(name);
    if (!keys) rmSync(place, { recursive: true, force: true });
    else for (const key of readdirSync(place)) if (!keys.has(key)) rmSync(join(place, key), { recursive: true });
  }
}
