/** The id of the notice that replaces a withdrawn one, as entered. */
export const replacedNoticesMigration = `
ALTER TABLE notices ADD COLUMN replaced_by INTEGER;
`;
