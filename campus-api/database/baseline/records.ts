import { NEPAL_NOW } from './now.ts';

/** The view of the records that visitors see now, and the indexes by which records that become due are found. */
const timesOf = (table: string, condition = 'TRUE') => `
CREATE INDEX ${table}_to_publish ON ${table} (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX ${table}_to_withdraw ON ${table} (withdraw_at) WHERE withdraw_at IS NOT NULL;
CREATE VIEW public_${table} AS SELECT * FROM ${table}
WHERE ${condition} AND (publish_at IS NULL OR publish_at <= ${NEPAL_NOW}) AND (withdraw_at IS NULL OR withdraw_at > ${NEPAL_NOW});`;

/**
 * Records of the campus API. Days and times are text in Nepal's time, so that they sort as text; `_ne` columns hold the text in Nepali, NULL
 * without one. Records are public from `publish_at` until `withdraw_at`, notices until they are withdrawn. `texts` of a file: pages as
 * corrected by a clerk, JSON by page number. Origins (`campus.edu.np#123`) outlive their records, so that a deleted one is not imported again. `uid` of an event: RFC 5545.
 */
export const recordTables = `
CREATE TABLE contact (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL, title_ne TEXT, phone TEXT NOT NULL, email TEXT NOT NULL,
  address TEXT NOT NULL, address_ne TEXT, city TEXT NOT NULL, city_ne TEXT, state TEXT NOT NULL, state_ne TEXT,
  country TEXT NOT NULL, country_ne TEXT, pin_code TEXT NOT NULL,
  campus_introduction TEXT NOT NULL, campus_introduction_ne TEXT,
  facebook_link TEXT NOT NULL, instagram_link TEXT NOT NULL, twitter_link TEXT NOT NULL, linked_in_link TEXT NOT NULL
) STRICT;

CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL, full_name_ne TEXT,
  type INTEGER NOT NULL CHECK (type IN (1, 2, 3)),
  display_order INTEGER,
  department TEXT NOT NULL, department_ne TEXT, designation TEXT NOT NULL, designation_ne TEXT,
  profile_pic TEXT, about TEXT, about_ne TEXT,
  phone TEXT NOT NULL DEFAULT '', email TEXT NOT NULL DEFAULT '',
  subjects TEXT NOT NULL DEFAULT '', subjects_ne TEXT,
  office_hours TEXT NOT NULL DEFAULT '', office_hours_ne TEXT,
  publications TEXT NOT NULL DEFAULT '', publications_ne TEXT,
  message TEXT NOT NULL DEFAULT '', message_ne TEXT,
  publish_at TEXT, withdraw_at TEXT
) STRICT;
${timesOf('staff')}

CREATE TABLE ranks (designation TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE committees (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, name_ne TEXT, page TEXT, position INTEGER
) STRICT;

CREATE TABLE committee_seats (
  committee_id INTEGER NOT NULL REFERENCES committees (id),
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  role TEXT NOT NULL, role_ne TEXT, position INTEGER NOT NULL,
  PRIMARY KEY (committee_id, staff_id)
) STRICT;

CREATE TABLE structure_seats (
  list TEXT NOT NULL CHECK (list IN ('executiveCommittee', 'managementCommittee', 'campusAuthorities')),
  position INTEGER NOT NULL,
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  role TEXT NOT NULL DEFAULT '', role_ne TEXT,
  PRIMARY KEY (list, position)
) STRICT;

CREATE TABLE notices (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, translation TEXT NOT NULL DEFAULT '', created_date TEXT NOT NULL, last_date TEXT,
  publish_at TEXT, withdraw_at TEXT, withdrawn_at TEXT, replaced_by INTEGER,
  letter_number TEXT NOT NULL DEFAULT '',
  body_en TEXT NOT NULL DEFAULT '', body_ne TEXT NOT NULL DEFAULT '', picture_alt TEXT NOT NULL DEFAULT '',
  closing_time TEXT NOT NULL DEFAULT '', contact TEXT NOT NULL DEFAULT '',
  replaces TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '',
  update_note TEXT NOT NULL DEFAULT '', updated_on TEXT, withdrawal_reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX notices_newest ON notices (created_date DESC, id DESC);

${timesOf('notices', 'withdrawn_at IS NULL')}

CREATE TABLE notice_departments (
  department_id INTEGER NOT NULL,
  notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  PRIMARY KEY (notice_id, department_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notice_files (
  notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, stored TEXT NOT NULL, original TEXT NOT NULL, texts TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (notice_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_files_stored ON notice_files (stored);

CREATE TABLE notice_origins (origin TEXT PRIMARY KEY, notice_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE flash_notices (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, translation TEXT NOT NULL DEFAULT '', created_date TEXT NOT NULL, last_date TEXT,
  picture TEXT,
  notice_id INTEGER REFERENCES notices (id) ON DELETE SET NULL,
  publish_at TEXT, withdraw_at TEXT
) STRICT;
${timesOf('flash_notices')}

CREATE TABLE albums (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL, title_ne TEXT, date TEXT NOT NULL, description TEXT NOT NULL, description_ne TEXT,
  publish_at TEXT, withdraw_at TEXT
) STRICT;
${timesOf('albums')}

CREATE TABLE album_pictures (
  album_id INTEGER NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, image TEXT NOT NULL, thumbnail TEXT,
  PRIMARY KEY (album_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX album_pictures_image ON album_pictures (image);
CREATE INDEX album_pictures_thumbnail ON album_pictures (thumbnail);

CREATE TABLE album_origins (origin TEXT PRIMARY KEY, album_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE publications (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL, description_ne TEXT,
  editors TEXT NOT NULL, editors_ne TEXT, publisher TEXT NOT NULL, publisher_ne TEXT,
  about TEXT NOT NULL, about_ne TEXT, publish_date TEXT NOT NULL,
  publish_at TEXT, withdraw_at TEXT
) STRICT;
${timesOf('publications')}

CREATE TABLE publication_files (
  publication_id INTEGER NOT NULL REFERENCES publications (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, stored TEXT NOT NULL, original TEXT NOT NULL, texts TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (publication_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX publication_files_stored ON publication_files (stored);

CREATE TABLE publication_origins (origin TEXT PRIMARY KEY, publication_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  title TEXT NOT NULL, title_ne TEXT,
  start_date TEXT NOT NULL, end_date TEXT NOT NULL,
  start_time TEXT NOT NULL, end_time TEXT NOT NULL,
  place TEXT NOT NULL, place_ne TEXT,
  description TEXT NOT NULL, description_ne TEXT,
  album_id INTEGER, notice_id INTEGER,
  updated_at TEXT NOT NULL,
  publish_at TEXT, withdraw_at TEXT
) STRICT;
${timesOf('events')}
CREATE INDEX events_start ON events (start_date);

CREATE TABLE qaa_documents (id INTEGER PRIMARY KEY, name TEXT NOT NULL, link TEXT NOT NULL, original TEXT) STRICT;

CREATE TABLE qaa_account (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), visit INTEGER NOT NULL) STRICT;
INSERT INTO counter (id, visit) VALUES (1, 0);
`;
