import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { creationTime, deletionTime } from '#lib/platform/runtime/trusted-time.ts';
import {
  type Enquiry,
  type EnquiryProgress,
  type EnquiryState,
  enquiryProgressSchema,
  enquirySchema,
  retentionEnd,
} from './enquiry.ts';

/** Limit against floods, which would fill the disk. */
const MAX_ENQUIRIES = 5000;

const storedSchema = z.object({
  ...enquirySchema.shape,
  ...enquiryProgressSchema.shape,
  note: z.string(),
});
export type StoredEnquiry = z.infer<typeof storedSchema>;

/** An enquiry that waits for the office, without its personal data. */
const openEnquiry = z.object({ reference: enquirySchema.shape.reference, kind: enquirySchema.shape.kind });

/** Enquiries that nobody has read yet, and the number without a reply. Only reads. */
export function readOpenEnquiries(database: DatabaseSync, now: number) {
  const select = database.prepare(
    `SELECT reference, kind FROM enquiries WHERE state = 'new' AND received > ? ORDER BY received, id`,
  );
  const open = database.prepare(`SELECT count(*) AS count FROM enquiries WHERE state <> 'answered' AND received > ?`);
  return {
    unread: z.array(openEnquiry).parse(select.all(retentionEnd(now)).map((row) => ({ ...row }))),
    open: Number(open.get(retentionEnd(now))?.count),
  };
}

const columns = 'id, reference, kind, name, email, phone, text, language, received, state, note, answered';

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/** The visitors' enquiries. Every method first deletes those past their retention time. */
export function createEnquiryStore(database: DatabaseSync, now: () => number = Date.now) {
  const deleteExpired = () =>
    database
      .prepare('DELETE FROM enquiries WHERE received <= ?')
      .run(retentionEnd(deletionTime(readTrustedTime(database, now()))));
  return {
    deleteExpired,

    /** The reference of the stored enquiry, the first one if it is sent twice; null if the store is full. */
    add({ id, reference, kind, name, email, phone, text, language }: Enquiry): string | null {
      deleteExpired();
      const stored = () => database.prepare('SELECT reference FROM enquiries WHERE id = ?').get(id)?.reference;
      if (Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count) < MAX_ENQUIRIES) {
        database
          .prepare(
            `INSERT INTO enquiries (id, reference, kind, name, email, phone, text, language, received)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
          )
          .run(id, reference, kind, name, email, phone, text, language, creationTime(readTrustedTime(database, now())));
      }
      const existing = stored();
      return typeof existing === 'string' ? existing : null;
    },

    /** All enquiries, newest first. */
    list(): StoredEnquiry[] {
      deleteExpired();
      return z
        .array(storedSchema)
        .parse(database.prepare(`SELECT ${columns} FROM enquiries ORDER BY received DESC, id`).all());
    },

    read(reference: string): StoredEnquiry | null {
      deleteExpired();
      const row = database.prepare(`SELECT ${columns} FROM enquiries WHERE reference = ?`).get(reference);
      return row === undefined ? null : storedSchema.parse(row);
    },

    readProgress(reference: string): EnquiryProgress | null {
      deleteExpired();
      const row = database
        .prepare('SELECT state, received, answered FROM enquiries WHERE reference = ?')
        .get(reference);
      return row === undefined ? null : enquiryProgressSchema.parse({ ...row });
    },
    countNew(): number {
      deleteExpired();
      return Number(database.prepare(`SELECT count(*) AS count FROM enquiries WHERE state = 'new'`).get()?.count);
    },

    change(reference: string, { state, note }: { state: EnquiryState; note: string }): boolean {
      const repliedAt = state === 'answered' ? now() : null;
      const change = database.prepare(
        `UPDATE enquiries SET note = ?, answered = iif(state = 'answered' AND ? IS NOT NULL, answered, ?), state = ? WHERE reference = ?`,
      );
      return change.run(note, repliedAt, repliedAt, state, reference).changes > 0;
    },

    remove: (reference: string): boolean =>
      database.prepare('DELETE FROM enquiries WHERE reference = ?').run(reference).changes > 0,
  };
}
