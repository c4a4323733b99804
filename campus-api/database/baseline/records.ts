import { NEPAL_NOW } from './now.ts';

/** The view of the records that visitors see now, and the indexes by which records that become due are found. */
const timesOf = (table: string, condition = 'TRUE') => `
CREATE INDEX ${table}_to_publish ON ${table} (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX ${table}_to_withdraw ON ${table} (withdraw_at) WHERE withdraw_at IS NOT NULL;
CREATE VIEW public_${table} AS SELECT * FROM ${table}
WHERE ${condition} AND (publish_at IS NULL OR publish_at <= ${NEPAL_NOW}) AND (withdraw_at IS NULL OR withdraw_at > ${NEPAL_NOW});`;

/**
 * Records of the campus API. Days and times are text in Nepal's time, so that they sort as text. `content`: the fields of the record that SQL does
 * not read, by their names, and `nepali`, its texts in Nepali. Records are public from `publish_at` until `withdraw_at`, notices until they are withdrawn. `texts` of a file: pages as
 * corrected by a clerk, JSON by page number. Origins (`campus.edu.np#123`) outlive their records, so that a deleted one is not imported again. `uid` of an event: RFC 5545.
 */
export const recordTables = `
CREATE TABLE contact (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;

CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  type INTEGER NOT NULL CHECK (type IN (1, 2, 3)),
  display_order INTEGER, profile_pic TEXT,
  publish_at TEXT, withdraw_at TEXT,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;
${timesOf('staff')}

CREATE TABLE ranks (designation TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE committees (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, position INTEGER,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
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
  letter_number TEXT NOT NULL DEFAULT '', replaces TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '',
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
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
  publish_at TEXT, withdraw_at TEXT,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;
${timesOf('flash_notices')}

CREATE TABLE albums (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL, date TEXT NOT NULL,
  publish_at TEXT, withdraw_at TEXT,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
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
  description TEXT NOT NULL, publish_date TEXT NOT NULL,
  publish_at TEXT, withdraw_at TEXT,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
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
  title TEXT NOT NULL,
  start_date TEXT NOT NULL, end_date TEXT NOT NULL, start_time TEXT NOT NULL,
  album_id INTEGER, notice_id INTEGER,
  publish_at TEXT, withdraw_at TEXT,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;
${timesOf('events')}
CREATE INDEX events_start ON events (start_date);

CREATE TABLE qaa_documents (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, link TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;

CREATE TABLE qaa_account (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), visit INTEGER NOT NULL) STRICT;
INSERT INTO counter (id, visit) VALUES (1, 0);
`;
