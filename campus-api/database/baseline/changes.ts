/**
 * Log of changes: author, time, records, and their rows before and after as JSON for undo. `subjects` is JSON, for a log in either language.
 * `kept_files` lists deleted files in the backup folder; `bytes` is the size of stored rows and files, 0 once they are deleted.
 * `leftover_files` lists files to be deleted unless a record uses them. `last_ids` prevents the reuse of the id of a removed record, its address.
 */
export const changeTables = `
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL, by TEXT NOT NULL, action TEXT NOT NULL, summary TEXT NOT NULL, subjects TEXT,
  undoes INTEGER, undone_by INTEGER,
  bytes INTEGER NOT NULL
) STRICT;

CREATE TABLE changed_records (
  kind TEXT NOT NULL, record_id INTEGER NOT NULL,
  change_id INTEGER NOT NULL REFERENCES changes (id) ON DELETE CASCADE,
  PRIMARY KEY (kind, record_id, change_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX changed_records_of_change ON changed_records (change_id);

CREATE TABLE changed_rows (
  change_id INTEGER NOT NULL REFERENCES changes (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, table_name TEXT NOT NULL, before TEXT, after TEXT,
  PRIMARY KEY (change_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_files (
  change_id INTEGER NOT NULL REFERENCES changes (id) ON DELETE CASCADE,
  stored TEXT NOT NULL,
  PRIMARY KEY (change_id, stored)
) STRICT, WITHOUT ROWID;

CREATE TABLE last_ids (name TEXT PRIMARY KEY, id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE leftover_files (stored TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE VIEW used_files (stored) AS
SELECT stored FROM notice_files
UNION SELECT stored FROM publication_files
UNION SELECT picture FROM flash_notices WHERE picture IS NOT NULL
UNION SELECT image FROM album_pictures
UNION SELECT thumbnail FROM album_pictures WHERE thumbnail IS NOT NULL
UNION SELECT profile_pic FROM staff WHERE profile_pic IS NOT NULL
UNION SELECT link FROM qaa_documents
UNION SELECT stored FROM site_document_files;
`;
