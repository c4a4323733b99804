import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { nepaliTexts } from '#campus-api/database/rows.ts';
import { columnsOf, rowOf } from '#campus-api/model/fields.ts';
import { type ContactRecord, contactFields, contactRecord } from './contact.ts';

const contactRows = contactRecord.extend({ nepali: nepaliTexts });

export type ContactStore = ReturnType<typeof createContactStore>;

/** Contacts by id, null for an unknown id; the campus is 1 (specification, section 9). */
export function createContactStore(database: DatabaseSync): { withId(id: number): ContactRecord | null } {
  const withId = database.prepare(`SELECT ${columnsOf(contactFields)} FROM contact WHERE id = ?`);
  return {
    withId(id) {
      const row = withId.get(id);
      return row === undefined ? null : contactRows.parse(row);
    },
  };
}

type NewContact = z.input<typeof contactRecord>;

const contactRow = (contact: NewContact) => rowOf(contactFields, { id: 1, ...contact });

export const insertContact = (database: DatabaseSync, contact: NewContact): void =>
  insertRows(database, 'contact', [contactRow(contact)]);

export const updateContact = (database: DatabaseSync, contact: ContactRecord): void =>
  updateRow(database, 'contact', contactRow(contact));
