/**
 * What the office changed: who, when, which records, and their rows before and after as JSON, so that a change can be undone. `kept_files` names
 * files that left with a change and are kept beside the others; `bytes` is what is kept of both, 0 once that is gone. A notice is public from `publish_at` on, and no longer once it is withdrawn.
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
