/** Texts of pages as corrected by a clerk, as JSON by the number of the page: `{"1": "…"}`. */
export const fileTextsMigration = `
ALTER TABLE notice_files ADD COLUMN texts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE publication_files ADD COLUMN texts TEXT NOT NULL DEFAULT '{}';
`;
