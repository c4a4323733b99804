/** Roles of the members in a list of the structure; an empty role shows the designation. */
export const structureRolesMigration = `
ALTER TABLE structure_seats ADD COLUMN role TEXT NOT NULL DEFAULT '';
`;
