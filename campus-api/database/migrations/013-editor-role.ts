/**
 * The role `editor`, between publisher and administrator. A CHECK cannot be changed: the table is rebuilt, with those that reference it, so that
 * nobody is logged out and no draft is lost.
 */
export const editorRoleMigration = `
CREATE TABLE new_accounts (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('publisher', 'editor', 'administrator'))
) STRICT;
INSERT INTO new_accounts (id, user_name, password_hash, role) SELECT id, user_name, password_hash, role FROM office_accounts;

CREATE TABLE new_sessions (
  key TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES new_accounts (id) ON DELETE CASCADE,
  started INTEGER NOT NULL, seen INTEGER NOT NULL, ended INTEGER,
  agent TEXT NOT NULL, device TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_sessions SELECT key, account_id, started, seen, ended, agent, device FROM office_sessions;

CREATE TABLE new_drafts (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES new_accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, fields TEXT NOT NULL, files TEXT NOT NULL, changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_drafts SELECT id, account_id, kind, fields, files, changed FROM office_drafts;

DROP TABLE office_sessions;
DROP TABLE office_drafts;
DROP TABLE office_accounts;
ALTER TABLE new_accounts RENAME TO office_accounts;
ALTER TABLE new_sessions RENAME TO office_sessions;
ALTER TABLE new_drafts RENAME TO office_drafts;
CREATE INDEX office_sessions_of_account ON office_sessions (account_id);
`;
