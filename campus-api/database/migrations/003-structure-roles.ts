/** Whoever sits in a list of the structure may hold an office there; an empty role leaves the designation. */
export const structureRolesMigration = `
ALTER TABLE structure_seats ADD COLUMN role TEXT NOT NULL DEFAULT '';
`;
