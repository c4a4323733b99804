/**
 * Tables of the admin in a browser. `office_sessions.key` and `device` are hashes of cookies; times are milliseconds since 1970. An
 * ended session stays for a while to identify the owner of an unsaved form in a late request. `office_drafts` holds forms between two requests.
 */
export const officeWebMigration = `
CREATE TABLE office_accounts (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('publisher', 'administrator'))
) STRICT;

CREATE TABLE office_sessions (
  key TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES office_accounts (id) ON DELETE CASCADE,
  started INTEGER NOT NULL, seen INTEGER NOT NULL, ended INTEGER,
  agent TEXT NOT NULL, device TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX office_sessions_of_account ON office_sessions (account_id);

CREATE TABLE office_drafts (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES office_accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, fields TEXT NOT NULL, files TEXT NOT NULL, changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
