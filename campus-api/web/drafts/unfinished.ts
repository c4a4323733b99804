import { constants, createWriteStream, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { creationTime, deletionTime } from '#lib/platform/runtime/trusted-time.ts';
import type { DraftFile } from './draft-types.ts';
import { MAX_FILES, safeName, UploadQuotaError } from './uploads.ts';

/** How long the part of a file that arrived waits for the rest. */
const MAX_AGE = 86_400_000;
/** The name of a part in its folder. */
const PART = 'part';

const uploadRow = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  modified: z.number(),
  field: z.string(),
});
/** A file of a draft that has not arrived completely. `modified`: its time on the clerk's machine; `field`: the field that it is for, or `''`. */
export type AnnouncedFile = z.infer<typeof uploadRow>;
export type UnfinishedUpload = AnnouncedFile & { received: number };

export const isUploadKey = (text: string): boolean => /^[\w-]{12}$/.test(text);

/** Files that arrive in several requests: each continues where the last one broke off. The key of an upload is that of the file in the draft. */
export interface UnfinishedUploads {
  /** Uploads of a draft in the order of their names. */
  list(draftId: string): UnfinishedUpload[];
  /** The bytes that arrived; null for an unknown upload. */
  received(draftId: string, key: string): number | null;
  /** @throws UploadQuotaError if the account has too many */
  begin(draftId: string, upload: AnnouncedFile): void;
  /**
   * Writes a part at `offset`, which is at most the bytes received; a part that is sent again overwrites itself. Returns the bytes received. What arrived
   * before an error stays.
   * @throws HTTPException 408 for a lost connection, 409 for a gap, 413 for more bytes than announced, UploadQuotaError, errors of the disk
   */
  write(
    draftId: string,
    key: string,
    part: { offset: number; body: ReadableStream<Uint8Array>; takeBytes(bytes: number): boolean },
  ): Promise<number>;
  /** The complete file under its name, in its own folder of the draft; null while bytes are missing. It stays an upload until `remove`. */
  complete(draftId: string, key: string): DraftFile | null;
  /** Forgets an upload; `withFile`: also deletes what arrived. */
  remove(draftId: string, key: string, options: { withFile: boolean }): void;
  /** Deletes the parts that waited for a day. */
  clearOld(now: number): void;
}

/** @throws HTTPException 408 for a lost connection */
async function* untilLost(chunks: AsyncIterable<Buffer>) {
  try {
    yield* chunks;
  } catch (error) {
    throw new HTTPException(408, { cause: error });
  }
}

export function createUnfinishedUploads(database: DatabaseSync, folder: string): UnfinishedUploads {
  const select = 'SELECT key, name, size, modified, field FROM admin_uploads';
  const folderOf = (draftId: string, key: string) => join(folder, draftId, key);
  const bytesOf = (draftId: string, { key, name }: AnnouncedFile) => {
    const size = (file: string) => statSync(join(folderOf(draftId, key), file), { throwIfNoEntry: false })?.size;
    return size(PART) ?? size(safeName(name)) ?? 0;
  };
  const find = (draftId: string, key: string): AnnouncedFile | null =>
    uploadRow.optional().parse(database.prepare(`${select} WHERE draft_id = ? AND key = ?`).get(draftId, key)) ?? null;
  const countOfSameAccount = (draftId: string) =>
    Number(
      database
        .prepare(
          `SELECT count(*) AS count FROM admin_uploads JOIN admin_drafts ON admin_drafts.id = draft_id
           WHERE account_id = (SELECT account_id FROM admin_drafts WHERE id = ?)`,
        )
        .get(draftId)?.count,
    );
  const now = () => creationTime(readTrustedTime(database, Date.now()));
  const remove = (draftId: string, key: string, { withFile }: { withFile: boolean }) => {
    database.prepare('DELETE FROM admin_uploads WHERE draft_id = ? AND key = ?').run(draftId, key);
    if (withFile) rmSync(folderOf(draftId, key), { recursive: true, force: true });
  };
  return {
    list: (draftId) =>
      z
        .array(uploadRow)
        .parse(database.prepare(`${select} WHERE draft_id = ? ORDER BY name`).all(draftId))
        .map((upload) => ({ ...upload, received: bytesOf(draftId, upload) })),
    received(draftId, key) {
      const upload = find(draftId, key);
      return upload && bytesOf(draftId, upload);
    },
    begin(draftId, { key, name, size, modified, field }) {
      if (find(draftId, key)) return;
      if (countOfSameAccount(draftId) >= MAX_FILES) throw new UploadQuotaError();
      database
        .prepare(
          'INSERT INTO admin_uploads (draft_id, key, name, size, modified, field, changed) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(draftId, key, name, size, modified, field, now());
    },
    async write(draftId, key, { offset, body, takeBytes }) {
      const upload = find(draftId, key);
      if (!upload || offset > bytesOf(draftId, upload)) throw new HTTPException(409);
      async function* limit(chunks: AsyncIterable<Buffer>) {
        let end = offset;
        for await (const chunk of chunks) {
          end += chunk.length;
          if (upload !== null && end > upload.size) throw new HTTPException(413);
          if (!takeBytes(chunk.length)) throw new UploadQuotaError();
          yield chunk;
        }
      }
      mkdirSync(folderOf(draftId, key), { recursive: true, mode: 0o700 });
      const path = join(folderOf(draftId, key), PART);
      const fd = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
      try {
        await pipeline(limit(untilLost(Readable.from(body))), createWriteStream(path, { fd, start: offset }));
      } catch (error) {
        // Nothing arrived, or nothing more is accepted.
        if (bytesOf(draftId, upload) === 0 || error instanceof UploadQuotaError)
          remove(draftId, key, { withFile: true });
        throw error;
      }
      database.prepare('UPDATE admin_uploads SET changed = ? WHERE draft_id = ? AND key = ?').run(now(), draftId, key);
      return bytesOf(draftId, upload);
    },
    complete(draftId, key) {
      const upload = find(draftId, key);
      if (!upload || bytesOf(draftId, upload) !== upload.size) return null;
      const name = safeName(upload.name);
      const part = join(folderOf(draftId, key), PART);
      if (statSync(part, { throwIfNoEntry: false })) renameSync(part, join(folderOf(draftId, key), name));
      return { key, name, size: upload.size, ...(upload.field !== '' && { field: upload.field }) };
    },
    remove,
    clearOld(time) {
      const before = deletionTime(readTrustedTime(database, time)) - MAX_AGE;
      const old = z
        .array(z.object({ draftId: z.string(), key: z.string() }))
        .parse(database.prepare('SELECT draft_id AS draftId, key FROM admin_uploads WHERE changed < ?').all(before));
      for (const { draftId, key } of old) remove(draftId, key, { withFile: true });
    },
  };
}
