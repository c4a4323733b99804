import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import type { ContactRecord } from './contact.ts';

/** The campus is contact record 1 (specification, section 9). */
export function insertContact(database: DatabaseSync, contact: ContactRecord): void {
  insertRows(database, 'contact', [{ id: 1, ...contactRow(contact) }]);
}

export function contactRow({ pinCode, campusIntroduction, linkedInLink, nepali = {}, ...contact }: ContactRecord) {
  const { title, phone, email, address, city, state, country, facebookLink, instagramLink, twitterLink } = contact;
  return {
    title,
    phone,
    email,
    address,
    city,
    state,
    country,
    pin_code: pinCode,
    campus_introduction: campusIntroduction,
    facebook_link: facebookLink,
    instagram_link: instagramLink,
    twitter_link: twitterLink,
    linked_in_link: linkedInLink,
    title_ne: nepali.title ?? null,
    address_ne: nepali.address ?? null,
    city_ne: nepali.city ?? null,
    state_ne: nepali.state ?? null,
    country_ne: nepali.country ?? null,
    campus_introduction_ne: nepali.campusIntroduction ?? null,
  };
}
