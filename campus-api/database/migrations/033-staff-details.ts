/** Texts for the page of a person: subjects, separated by commas; office hours; publications, one in each line. */
export const staffDetailsMigration = `
ALTER TABLE staff ADD COLUMN subjects TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN subjects_ne TEXT;
ALTER TABLE staff ADD COLUMN office_hours TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN office_hours_ne TEXT;
ALTER TABLE staff ADD COLUMN publications TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN publications_ne TEXT;
`;
