/** Events of the academic calendar. Days are AD, both included; times are `HH:MM` of Nepal or empty; `uid` is that of calendar files (RFC 5545). */
export const eventsMigration = `
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
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX events_start ON events (start_date);
`;
