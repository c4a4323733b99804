/** Publications and albums that were imported, by their origin (a table and the id of the row, the name of a folder). Like those of notices, they outlive their records. */
export const publicationAndAlbumOriginsMigration = `
CREATE TABLE publication_origins (
  origin TEXT PRIMARY KEY,
  publication_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE album_origins (
  origin TEXT PRIMARY KEY,
  album_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
