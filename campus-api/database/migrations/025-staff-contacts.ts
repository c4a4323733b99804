/** Telephone number and email address of members of staff, where the campus publishes them. */
export const staffContactsMigration = `
ALTER TABLE staff ADD COLUMN phone TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN email TEXT NOT NULL DEFAULT '';
`;
