/**
 * Texts in Nepali beside those of the contract, the order of designations and committees, and the page of an added committee. NULL means that there is
 * none: the other language, the order of the ids.
 */
export const namesMigration = `
ALTER TABLE staff ADD COLUMN full_name_ne TEXT;
ALTER TABLE staff ADD COLUMN department_ne TEXT;
ALTER TABLE staff ADD COLUMN designation_ne TEXT;
ALTER TABLE staff ADD COLUMN about_ne TEXT;
ALTER TABLE committees ADD COLUMN name_ne TEXT;
ALTER TABLE committees ADD COLUMN page TEXT;
ALTER TABLE committees ADD COLUMN position INTEGER;
ALTER TABLE committee_seats ADD COLUMN role_ne TEXT;
ALTER TABLE structure_seats ADD COLUMN role_ne TEXT;
ALTER TABLE albums ADD COLUMN title_ne TEXT;
ALTER TABLE albums ADD COLUMN description_ne TEXT;
ALTER TABLE publications ADD COLUMN description_ne TEXT;
ALTER TABLE publications ADD COLUMN about_ne TEXT;
ALTER TABLE contact ADD COLUMN title_ne TEXT;
ALTER TABLE contact ADD COLUMN address_ne TEXT;
ALTER TABLE contact ADD COLUMN city_ne TEXT;
ALTER TABLE contact ADD COLUMN state_ne TEXT;
ALTER TABLE contact ADD COLUMN country_ne TEXT;
ALTER TABLE contact ADD COLUMN campus_introduction_ne TEXT;

CREATE TABLE ranks (designation TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;
