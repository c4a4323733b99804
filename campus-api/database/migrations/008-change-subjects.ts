/** The subjects of a change as JSON, for a log in either language; null in entries from before this version. */
export const changeSubjectsMigration = `
ALTER TABLE changes ADD COLUMN subjects TEXT;
`;
