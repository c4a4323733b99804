/** When an enquiry was answered, in milliseconds since 1970; null for one that is not, and for those that were before this version. */
export const answeredEnquiriesMigration = `
ALTER TABLE enquiries ADD COLUMN answered INTEGER;
`;
