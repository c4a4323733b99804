/** Redirects from addresses of the former site. `source` is unique in the spelling of `canonicalFormerAddress`. */
export const redirectsMigration = `
CREATE TABLE redirects (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL UNIQUE, target TEXT NOT NULL
) STRICT;
CREATE INDEX redirects_target ON redirects (target);
`;
