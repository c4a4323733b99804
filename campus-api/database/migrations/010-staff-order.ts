/** Position of a person among all staff; null means the id, so that new people come last. */
export const staffOrderMigration = `
ALTER TABLE staff ADD COLUMN display_order INTEGER;
`;
