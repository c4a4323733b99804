/** The original name of the file of a QAA document; null for an address, and for files of earlier versions. */
export const documentNamesMigration = `
ALTER TABLE qaa_documents ADD COLUMN original TEXT;
`;
