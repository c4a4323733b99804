/** The id of the notice that a withdrawn one was replaced by, as the office entered it. */
export const replacedNoticesMigration = `
ALTER TABLE notices ADD COLUMN replaced_by INTEGER;
`;
