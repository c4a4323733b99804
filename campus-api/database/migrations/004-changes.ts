/**
 * Log of changes: author, time, records, and their rows before and after as JSON for undo. `kept_files` lists deleted
 * files in the backup folder; `bytes` is the size of stored rows and files, 0 once they are deleted. A notice is public from `publish_at` until it is withdrawn.
 */
export const changesMigration = `
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL, by TEXT NOT NULL, action TEXT NOT NULL, summary TEXT NOT NULL,
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

ALTER TABLE notices ADD COLUMN publish_at TEXT;
ALTER TABLE notices ADD COLUMN withdrawn_at TEXT;
CREATE INDEX notices_to_come ON notices (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX notice_files_stored ON notice_files (stored);

CREATE VIEW public_notices AS
SELECT * FROM notices
WHERE withdrawn_at IS NULL
  AND (publish_at IS NULL OR publish_at <= strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes'));
`;
