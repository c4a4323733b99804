import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { creationTime, deletionTime } from '#lib/platform/runtime/trusted-time.ts';
import {
  type Draft,
  type DraftFile,
  type DraftReview,
  draftRow,
  type Fields,
  listedRows,
  type SharedDraft,
  sharedRows,
  type WaitingDraft,
  waitingRows,
} from './draft-types.ts';

const DAY = 86_400_000;
/** Older drafts are deleted, and all but the newest of each account. */
const MAX_AGE = 14 * DAY;
const MAX_DRAFTS = 30;

export type { Draft, DraftFile, DraftReview, Fields, SharedDraft, WaitingDraft };

/** The beginning of the address of a file of a draft in a text or a picture, before it is published. */
export const DRAFT_FILE = 'draft:';

/** The first value of a field, or `''`. */
export const firstValue = (fields: Fields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.[0] ?? '') : '';

/** The id of the copy of a draft that somebody goes on to write after it was taken over: the same for each form that is sent. */
const copyId = (accountId: number, id: string): string =>
  createHash('sha256').update(`${accountId} ${id}`).digest('base64url');

export const isDraftId = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Forms between two requests. Each belongs to one account and has its own folder of files. */
export interface DraftStore {
  /** Returns null if this account has no draft of that id. */
  read(accountId: number, id: string): Draft | null;
  /** Drafts of the account, latest first. */
  list(accountId: number): (Draft & { changed: number })[];
  /** Drafts of all accounts that wait for a second person, oldest first. */
  waiting(): WaitingDraft[];
  /** Drafts of other accounts that do not wait for a second person, latest first. */
  ofOthers(accountId: number): SharedDraft[];
  /** Gives a draft of another account, which does not wait for a second person, to this one. Returns false if there is none of that id. */
  take(accountId: number, id: string): boolean;
  /**
   * The draft that a form of the account belongs to: `id`, or after another account has taken that over a copy with its files, so that nothing is lost
   * of what is still being written. `taker`: the name of that account.
   */
  ownDraft(accountId: number, id: string): { id: string; taker: string | null };
  /** Whether another account has taken the draft over from this one. */
  isTaken(accountId: number, id: string): boolean;
  setReview(id: string, review: DraftReview): void;
  /** Returns false if the id is of another account. A draft that is sent again no longer waits for a second person. */
  save(accountId: number, draft: Draft): boolean;
  remove(accountId: number, id: string): void;
  /** Removes a draft that was published as it is here; one that another tab has changed meanwhile stays. */
  removePublished(accountId: number, draft: Draft): void;
  folderOf(id: string): string;
  /** Path of a file on the disk. */
  pathOf(id: string, file: DraftFile): string;
}

export function createDraftStore(database: DatabaseSync, folder: string): DraftStore {
  const select = 'SELECT id, kind, fields, files, review, changed FROM admin_drafts';
  const folderOf = (id: string) => join(folder, id);
  const discard = (id: string) => {
    database.prepare('DELETE FROM admin_drafts WHERE id = ?').run(id);
    rmSync(folderOf(id), { recursive: true, force: true });
  };
  const now = () => creationTime(readTrustedTime(database, Date.now()));
  const isNotWaiting = "coalesce(review ->> 'state', '') <> 'waiting'";
  const list = (accountId: number) =>
    listedRows.parse(database.prepare(`${select} WHERE account_id = ? ORDER BY changed DESC`).all(accountId));
  /** The name of the account that has taken a draft over from this one. */
  const takerOf = (accountId: number, id: string): string | null => {
    const row = database
      .prepare(
        `SELECT user_name AS author FROM admin_drafts JOIN admin_accounts ON admin_accounts.id = account_id
         WHERE admin_drafts.id = :id AND account_id <> :accountId
           AND EXISTS (SELECT 1 FROM json_each(takeovers) WHERE value ->> 'from' = :accountId)`,
      )
      .get({ id, accountId });
    return row === undefined ? null : String(row.author);
  };
  return {
    read(accountId, id) {
      const row = database.prepare(`${select} WHERE id = ? AND account_id = ?`).get(id, accountId);
      return row === undefined ? null : draftRow.parse(row);
    },
    list,
    waiting() {
      const rows = database
        .prepare(
          `SELECT admin_drafts.id, kind, fields, files, review, changed, account_id AS authorId, user_name AS author
           FROM admin_drafts JOIN admin_accounts ON admin_accounts.id = account_id
           WHERE review ->> 'state' = 'waiting' ORDER BY changed`,
        )
        .all();
      return waitingRows.parse(rows).map((draft) => ({ ...draft, documentKey: firstValue(draft.fields, 'document') }));
    },
    ofOthers(accountId) {
      const rows = database
        .prepare(
          `SELECT admin_drafts.id, kind, fields, files, review, changed, takeovers, user_name AS author
           FROM admin_drafts JOIN admin_accounts ON admin_accounts.id = account_id
           WHERE account_id <> ? AND ${isNotWaiting} ORDER BY changed DESC`,
        )
        .all(accountId);
      return sharedRows.parse(rows).map((draft) => ({ ...draft, documentKey: firstValue(draft.fields, 'document') }));
    },
    take(accountId, id) {
      const at = now();
      const { changes } = database
        .prepare(
          `UPDATE admin_drafts SET account_id = :accountId, changed = :at,
             takeovers = json_insert(takeovers, '$[#]', json_object('from', account_id, 'at', :at))
           WHERE id = :id AND account_id <> :accountId AND ${isNotWaiting}`,
        )
        .run({ accountId, id, at });
      return changes > 0;
    },
    isTaken: (accountId, id) => takerOf(accountId, id) !== null,
    ownDraft(accountId, id) {
      const taker = takerOf(accountId, id);
      if (taker === null) return { id, taker };
      const copy = copyId(accountId, id);
      const { changes } = database
        .prepare(
          `INSERT INTO admin_drafts (id, account_id, kind, fields, files, changed)
           SELECT ?, ?, kind, fields, files, ? FROM admin_drafts WHERE id = ? ON CONFLICT (id) DO NOTHING`,
        )
        .run(copy, accountId, now(), id);
      if (changes > 0 && existsSync(folderOf(id))) cpSync(folderOf(id), folderOf(copy), { recursive: true });
      return { id: copy, taker };
    },
    setReview(id, review) {
      database.prepare('UPDATE admin_drafts SET review = ? WHERE id = ?').run(JSON.stringify(review), id);
    },
    save(accountId, { id, kind, fields, files }) {
      const { changes } = database
        .prepare(
          `INSERT INTO admin_drafts (id, account_id, kind, fields, files, changed) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET fields = excluded.fields, files = excluded.files, changed = excluded.changed,
             review = CASE WHEN review ->> 'state' = 'waiting' THEN NULL ELSE review END
           WHERE account_id = excluded.account_id`,
        )
        .run(id, accountId, kind, JSON.stringify(fields), JSON.stringify(files), now());
      for (const old of list(accountId).slice(MAX_DRAFTS)) if (old.review === null) discard(old.id);
      return changes > 0;
    },
    remove(accountId, id) {
      if (this.read(accountId, id)) discard(id);
    },
    removePublished(accountId, draft) {
      const stored = this.read(accountId, draft.id);
      const contentOf = ({ fields, files }: Draft) => JSON.stringify([fields, files]);
      if (stored && contentOf(stored) === contentOf(draft)) discard(draft.id);
    },
    folderOf,
    pathOf: (id, { key, name, stored = name }) => join(folderOf(id), key, stored),
  };
}

/** Deletes old drafts, folders without a draft (as of removed accounts), and files that a killed process left incomplete, except unfinished uploads. */
export function clearOldDrafts(database: DatabaseSync, folder: string, now: number): void {
  database
    .prepare('DELETE FROM admin_drafts WHERE changed < ? AND review IS NULL')
    .run(deletionTime(readTrustedTime(database, now)) - MAX_AGE);
  const rows = z
    .array(draftRow)
    .parse(database.prepare('SELECT id, kind, fields, files, review FROM admin_drafts').all());
  const keysOf = new Map(rows.map(({ id, files }) => [id, new Set(files.map(({ key }) => key))]));
  const uploads = z.array(z.object({ draftId: z.string(), key: z.string() }));
  const unfinished = database.prepare('SELECT draft_id AS draftId, key FROM admin_uploads').all();
  for (const { draftId, key } of uploads.parse(unfinished)) keysOf.get(draftId)?.add(key);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const keys = keysOf.get(name);
    if (!keys) rmSync(path, { recursive: true, force: true });
    else for (const key of readdirSync(path)) if (!keys.has(key)) rmSync(join(path, key), { recursive: true });
  }
}
