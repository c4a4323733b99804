/**
 * Accounts, sessions and drafts of the admin, and visitors' enquiries. Times are milliseconds since 1970. `areas` of an account is a JSON list of the
 * parts of the admin that a publisher may edit, null for those of the role. `key` and `device` of a session are hashes of cookies; an ended session
 * stays for a while to identify the owner of an unsaved form in a late request. `review` of a draft is its state of approval, `takeovers` the accounts that had it before. An upload
 * is a file of a draft that has not arrived completely; `modified` is the time of the file on the clerk's machine, `field` the field that it is for. `secret` of an
 * app is sealed with a key outside of the database, `last_step` is the time step of the last accepted code; recovery codes are hashes. `id` of an
 * enquiry comes from the form and identifies repeated submissions. None of these tables is tracked in the log of changes.
 */
export const adminTables = `
CREATE TABLE admin_accounts (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('publisher', 'editor', 'administrator')),
  areas TEXT CHECK (areas IS NULL OR json_valid(areas))
) STRICT;

CREATE TABLE admin_sessions (
  key TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES admin_accounts (id) ON DELETE CASCADE,
  started INTEGER NOT NULL, seen INTEGER NOT NULL, ended INTEGER,
  end_reason TEXT CHECK (end_reason IN ('out', 'elsewhere', 'password', 'factors')), trusted_until INTEGER,
  agent TEXT NOT NULL, device TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX admin_sessions_of_account ON admin_sessions (account_id);

CREATE TABLE admin_drafts (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES admin_accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, fields TEXT NOT NULL, files TEXT NOT NULL, changed INTEGER NOT NULL,
  review TEXT CHECK (review IS NULL OR json_valid(review)),
  takeovers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(takeovers))
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_uploads (
  draft_id TEXT NOT NULL REFERENCES admin_drafts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  name TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, field TEXT NOT NULL, changed INTEGER NOT NULL,
  PRIMARY KEY (draft_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_apps (
  account_id INTEGER PRIMARY KEY REFERENCES admin_accounts (id) ON DELETE CASCADE,
  secret TEXT NOT NULL, last_step INTEGER NOT NULL
) STRICT;

CREATE TABLE admin_passkeys (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES admin_accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  added INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX admin_passkeys_of_account ON admin_passkeys (account_id);

CREATE TABLE admin_recovery_codes (
  account_id INTEGER NOT NULL REFERENCES admin_accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY (account_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_wrong_codes (
  account_id INTEGER NOT NULL REFERENCES admin_accounts (id) ON DELETE CASCADE,
  device TEXT NOT NULL, count INTEGER NOT NULL, last INTEGER NOT NULL,
  PRIMARY KEY (account_id, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_identities (
  account_id INTEGER PRIMARY KEY REFERENCES admin_accounts (id) ON DELETE CASCADE,
  email TEXT NOT NULL UNIQUE, issuer TEXT, subject TEXT,
  UNIQUE (issuer, subject)
) STRICT;

CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'suggestion', 'grievance')),
  name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'ne')),
  received INTEGER NOT NULL, answered INTEGER,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'answered')),
  note TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiries_by_time ON enquiries (received);
`;
