/** The place of a person among all staff; null for that of the id, so that newcomers come last. */
export const staffOrderMigration = `
ALTER TABLE staff ADD COLUMN display_order INTEGER;
`;
