/** What a change was about, as JSON, for who reads the log in either language; null in entries from before this version. */
export const changeSubjectsMigration = `
ALTER TABLE changes ADD COLUMN subjects TEXT;
`;
