import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  type Enquiry,
  type EnquiryProgress,
  type EnquiryState,
  enquiryProgressSchema,
  enquirySchema,
  retentionEnd,
} from './enquiry.ts';

/** More than so many are a flood: the disk is everybody's. */
const mostEnquiries = 5000;

const storedSchema = z.object({
  ...enquirySchema.shape,
  ...enquiryProgressSchema.shape,
  note: z.string(),
});
export type StoredEnquiry = z.infer<typeof storedSchema>;

const columns = 'id, reference, kind, name, email, phone, text, language, received, state, note, answered';

/** The visitors' enquiries. Whatever is asked of it, those whose time is over are deleted first. */
export function createEnquiryStore(database: DatabaseSync, now: () => number = Date.now) {
  const forgetOld = () => database.prepare('DELETE FROM enquiries WHERE received <= ?').run(retentionEnd(now()));
  return {
    forgetOld,

    /** The reference under which it is stored, of the first time where it comes twice; null where no more are taken. */
    add({ id, reference, kind, name, email, phone, text, language }: Enquiry): string | null {
      forgetOld();
      const stored = () => database.prepare('SELECT reference FROM enquiries WHERE id = ?').get(id)?.reference;
      if (Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count) < mostEnquiries) {
        database
          .prepare(
            `INSERT INTO enquiries (id, reference, kind, name, email, phone, text, language, received)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
          )
          .run(id, reference, kind, name, email, phone, text, language, now());
      }
      const found = stored();
      return typeof found === 'string' ? found : null;
    },

    /** The newest first. */
    list(): StoredEnquiry[] {
      forgetOld();
      return z
        .array(storedSchema)
        .parse(database.prepare(`SELECT ${columns} FROM enquiries ORDER BY received DESC, id`).all());
    },

    read(reference: string): StoredEnquiry | null {
      forgetOld();
      const row = database.prepare(`SELECT ${columns} FROM enquiries WHERE reference = ?`).get(reference);
      return row === undefined ? null : storedSchema.parse(row);
    },

    readProgress(reference: string): EnquiryProgress | null {
      forgetOld();
      const row = database
        .prepare('SELECT state, received, answered FROM enquiries WHERE reference = ?')
        .get(reference);
      return row === undefined ? null : enquiryProgressSchema.parse({ ...row });
    },
    countNew(): number {
      forgetOld();
      return Number(database.prepare(`SELECT count(*) AS count FROM enquiries WHERE state = 'new'`).get()?.count);
    },

    change(reference: string, { state, note }: { state: EnquiryState; note: string }): boolean {
      const answered = state === 'answered' ? now() : null;
      const change = database.prepare(
        `UPDATE enquiries SET note = ?, answered = iif(state = 'answered' AND ? IS NOT NULL, answered, ?), state = ? WHERE reference = ?`,
      );
      return change.run(note, answered, answered, state, reference).changes > 0;
    },

    remove: (reference: string): boolean =>
      database.prepare('DELETE FROM enquiries WHERE reference = ?').run(reference).changes > 0,
  };
}
