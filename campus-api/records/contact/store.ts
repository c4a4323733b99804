import type { DatabaseSync } from 'node:sqlite';
import { nepaliTexts, selectNepali } from '#campus-api/database/rows.ts';
import { type ContactRecord, contactRecord } from './contact.ts';

const contactRow = contactRecord.extend({ nepali: nepaliTexts });

const nepali = selectNepali({
  title: 'title_ne',
  address: 'address_ne',
  city: 'city_ne',
  state: 'state_ne',
  country: 'country_ne',
  campusIntroduction: 'campus_introduction_ne',
});

export type ContactStore = ReturnType<typeof createContactStore>;

/** Contacts by id, null for an unknown id; the campus is 1. */
export function createContactStore(database: DatabaseSync): { withId(id: number): ContactRecord | null } {
  const withId = database.prepare(
    `SELECT title, phone, email, address, city, state, country, pin_code AS pinCode,
       campus_introduction AS campusIntroduction, facebook_link AS facebookLink, instagram_link AS instagramLink,
       twitter_link AS twitterLink, linked_in_link AS linkedInLink, ${nepali}
     FROM contact WHERE id = ?`,
  );
  return {
    withId(id) {
      const row = withId.get(id);
      return row === undefined ? null : contactRow.parse(row);
    },
  };
}
