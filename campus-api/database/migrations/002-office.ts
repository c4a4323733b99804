/**
 * Tables of the admin commands. Account 1 is that of the settings, the others belong to the admin. `leftover_files` lists files that no
 * record uses yet or any more, to be deleted unless a record uses them. `last_ids` prevents the reuse of the id of a removed record, its address.
 */
export const officeMigration = `
CREATE TABLE qaa_accounts (
  id INTEGER PRIMARY KEY,
  user_name TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
) STRICT;
INSERT INTO qaa_accounts (id, user_name, password_hash) SELECT id, user_name, password_hash FROM qaa_account;
DROP TABLE qaa_account;
ALTER TABLE qaa_accounts RENAME TO qaa_account;

CREATE TABLE last_ids (name TEXT PRIMARY KEY, id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE leftover_files (stored TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE VIEW used_files (stored) AS
SELECT stored FROM notice_files
UNION SELECT stored FROM publication_files
UNION SELECT picture FROM flash_notices WHERE picture IS NOT NULL
UNION SELECT image FROM album_pictures
UNION SELECT thumbnail FROM album_pictures WHERE thumbnail IS NOT NULL
UNION SELECT profile_pic FROM staff WHERE profile_pic IS NOT NULL
UNION SELECT link FROM qaa_documents;
`;
