/** Dates are text in Nepal's time as `records.ts` describes them, so that they sort as text. */
export const campusMigration = `
CREATE TABLE contact (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL, phone TEXT NOT NULL, email TEXT NOT NULL,
  address TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, country TEXT NOT NULL, pin_code TEXT NOT NULL,
  campus_introduction TEXT NOT NULL,
  facebook_link TEXT NOT NULL, instagram_link TEXT NOT NULL, twitter_link TEXT NOT NULL, linked_in_link TEXT NOT NULL
) STRICT;

CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  type INTEGER NOT NULL CHECK (type IN (1, 2)),
  department TEXT NOT NULL, designation TEXT NOT NULL,
  profile_pic TEXT, about TEXT
) STRICT;

CREATE TABLE committees (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;

CREATE TABLE committee_seats (
  committee_id INTEGER NOT NULL REFERENCES committees (id),
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  role TEXT NOT NULL, position INTEGER NOT NULL,
  PRIMARY KEY (committee_id, staff_id)
) STRICT;

CREATE TABLE structure_seats (
  list TEXT NOT NULL CHECK (list IN ('executiveCommittee', 'managementCommittee', 'campusAuthorities')),
  position INTEGER NOT NULL,
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  PRIMARY KEY (list, position)
) STRICT;

CREATE TABLE notices (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, created_date TEXT NOT NULL, last_date TEXT
) STRICT;
CREATE INDEX notices_newest ON notices (created_date DESC, id DESC);

CREATE TABLE notice_departments (
  department_id INTEGER NOT NULL,
  notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  PRIMARY KEY (notice_id, department_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notice_files (
  notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, stored TEXT NOT NULL, original TEXT NOT NULL,
  PRIMARY KEY (notice_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE flash_notices (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, created_date TEXT NOT NULL, last_date TEXT, picture TEXT,
  notice_id INTEGER REFERENCES notices (id) ON DELETE SET NULL
) STRICT;

CREATE TABLE albums (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, date TEXT NOT NULL, description TEXT NOT NULL
) STRICT;

CREATE TABLE album_pictures (
  album_id INTEGER NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, image TEXT NOT NULL, thumbnail TEXT,
  PRIMARY KEY (album_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE publications (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, editors TEXT NOT NULL, publisher TEXT NOT NULL, about TEXT NOT NULL,
  publish_date TEXT NOT NULL
) STRICT;

CREATE TABLE publication_files (
  publication_id INTEGER NOT NULL REFERENCES publications (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, stored TEXT NOT NULL, original TEXT NOT NULL,
  PRIMARY KEY (publication_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE qaa_documents (id INTEGER PRIMARY KEY, name TEXT NOT NULL, link TEXT NOT NULL) STRICT;

CREATE TABLE qaa_account (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  user_name TEXT NOT NULL, password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), visit INTEGER NOT NULL) STRICT;
INSERT INTO counter (id, visit) VALUES (1, 0);
`;
