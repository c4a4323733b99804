/** The name that the file of a QAA document had when it was chosen; null for an address, and for files from before this version. */
export const documentNamesMigration = `
ALTER TABLE qaa_documents ADD COLUMN original TEXT;
`;
