/**
 * Visitors' enquiries. `id` comes from the form and identifies repeated submissions; `received` is in milliseconds since 1970. Not
 * tracked in the log of changes, which would retain deleted enquiries for 90 days.
 */
export const enquiriesMigration = `
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'suggestion', 'grievance')),
  name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'ne')),
  received INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'answered')),
  note TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiries_by_time ON enquiries (received);
`;
