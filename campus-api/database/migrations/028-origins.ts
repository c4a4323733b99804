/**
 * Items of an old site that were imported, by their origin (`campus.edu.np#123`). They outlive their records: a record that the campus has deleted
 * is not imported again.
 */
export const originsMigration = `
CREATE TABLE notice_origins (
  origin TEXT PRIMARY KEY,
  notice_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE site_document_origins (
  origin TEXT PRIMARY KEY,
  document_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
