/**
 * Second factors of accounts of the admin. `secret` is sealed with a key outside of the database, `last_step` is the time step of the last accepted
 * code, `device` the hash of a known device or empty; recovery codes are hashes. Times are milliseconds since 1970.
 */
export const secondFactorsMigration = `
CREATE TABLE office_apps (
  account_id INTEGER PRIMARY KEY REFERENCES office_accounts (id) ON DELETE CASCADE,
  secret TEXT NOT NULL, last_step INTEGER NOT NULL
) STRICT;

CREATE TABLE office_passkeys (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES office_accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  added INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX office_passkeys_of_account ON office_passkeys (account_id);

CREATE TABLE office_recovery_codes (
  account_id INTEGER NOT NULL REFERENCES office_accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY (account_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE office_wrong_codes (
  account_id INTEGER NOT NULL REFERENCES office_accounts (id) ON DELETE CASCADE,
  device TEXT NOT NULL, count INTEGER NOT NULL, last INTEGER NOT NULL,
  PRIMARY KEY (account_id, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE office_identities (
  account_id INTEGER PRIMARY KEY REFERENCES office_accounts (id) ON DELETE CASCADE,
  email TEXT NOT NULL UNIQUE, issuer TEXT, subject TEXT,
  UNIQUE (issuer, subject)
) STRICT;

ALTER TABLE office_sessions ADD COLUMN trusted_until INTEGER;
`;
